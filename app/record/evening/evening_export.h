// A night's end to take along: as pages, as words, as a picture, or as a transcript that can be
// replayed.
#pragma once

#include "app/record/evening/record.h"

namespace lk::app {

enum class ExportKind { pdf, text, json, picture };

/// "pdf", "txt", "jsonl", "png".
QString exportSuffix(ExportKind kind);
/// A name for the file, without folder: "lampkeeper-2026-05-01-ann-ben.pdf".
QString exportName(const NightRecord& night, ExportKind kind);

/// Headline, what it rests on, best fight and story; what the table may know.
QString eveningText(const NightRecord& night);

/// JSON Lines: the night's events with rulings and questions, as `replay` takes them; beside the last line's
/// questions stands "summary" with players, result, figures and story. It holds what was secret, so it is
/// made of finished nights alone: before that, it is a fault.
Outcome<std::string> eveningTranscript(const NightRecord& night);

/// Writes the file, whole or not at all. A fault: it cannot be written, or is not to be (see above).
Outcome<Done> exportEvening(const NightRecord& night, ExportKind kind, const QString& file);

}  // namespace lk::app
