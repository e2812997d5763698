// A night's end on paper: headline, what it rests on, charts, and the story in two columns.
#pragma once

#include "app/evening/record.h"

namespace lk::app {

/// Writes a PDF of A4 pages; false when the file cannot be written.
bool writeEveningPages(const NightRecord& night, const QString& file);

}  // namespace lk::app
