// Exports the end of a night: as PDF, text, picture, or a transcript that can be replayed.
#pragma once

#include "app/record/evening/record.h"

namespace lk::app {

enum class ExportKind { pdf, text, json, picture };

/// Returns the file suffix: "pdf", "txt", "jsonl", "png".
QString exportSuffix(ExportKind kind);
/// Returns a file name without folder: "lampkeeper-2026-05-01-ann-ben.pdf".
QString exportName(const NightRecord& night, ExportKind kind);

/// Returns headline, deciders, best fight and story as text. Contains only what the table may know.
QString eveningText(const NightRecord& night);

/// Returns JSON Lines: the night's events with rulings and prompts, in the format of `replay`. The last line
/// also has "summary" with players, result, figures and story. It contains secrets, so it fails for a night
/// that is not finished.
Outcome<std::string> eveningTranscript(const NightRecord& night);

/// Writes the file, completely or not at all. Fails if it cannot be written, or as eveningTranscript() does.
Outcome<Done> exportEvening(const NightRecord& night, ExportKind kind, const QString& file);

}  // namespace lk::app
