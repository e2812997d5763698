// The hints of a game for people who play it for the first time: what each question of the first turn means
// and what newcomers usually do. They contain no card, no number and no name of the night they are shown in.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/kit/translations.h"
#include "rules/text/fault.h"
#include "rules/text/wording.h"

namespace lk::app {

/// Maximum length of a hint in any language, in letters, so that it fits beside the question.
inline constexpr int kMaxHint = 140;

struct FirstHint {
  Wording text;
  std::string rule;  // its number
};

struct FirstHints {
  /// Figures of the table and their values when the first whole turn of all players is over. They are
  /// compared in this order, the first one that differs decides.
  std::vector<std::pair<std::string, std::int64_t>> ends;
  std::map<std::string, FirstHint, std::less<>> of;  // by prompt, "ID_of_CASE" before "ID"

  /// Returns the hint for a prompt; nullptr if it has none.
  [[nodiscard]] const FirstHint* find(const std::string& prompt, const std::string& which) const;
};

/// Reads a file in the format of resources/hints/. `file` is its name in faults.
Outcome<FirstHints> readFirstHints(std::string_view text, const std::string& file);
/// Adds translations from a file in the format of resources/i18n/<language>/hints/. Fails if it is malformed
/// or has an unknown prompt.
Outcome<Done> translateFirstHints(FirstHints& hints, const TranslatedFile& file);

/// Returns the hints of a game, translated; none if it has no file.
Outcome<FirstHints> loadFirstHints(const std::string& game);

}  // namespace lk::app
