// The end of a night on paper: headline, deciders, charts, and the story in two columns.
#pragma once

#include "app/kit/out_file.h"
#include "app/record/evening/record.h"

namespace lk::app {

/// Writes a PDF of A4 pages.
Outcome<Done> writeEveningPages(const NightRecord& night, OutFile file);

}  // namespace lk::app
