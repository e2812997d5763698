// Scores as rows for people, and as JSON for programs.
#pragma once

#include <string>
#include <vector>

#include <QJsonObject>

#include "source_runs.h"

namespace lk::photo_scores {

/// Returns one line of text.
std::string rowOf(const SourceScore& score);

/// Returns a row of a Markdown table for its kind, see tableHead().
std::string tableRowOf(const SourceScore& score);
std::string tableHead(SourceKind kind);

/// Returns every count under the name it has in floors.json.
QJsonObject jsonOf(const SourceScore& score);

}  // namespace lk::photo_scores
