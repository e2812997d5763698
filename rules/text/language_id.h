// Which human language a text is in.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <optional>
#include <string_view>

namespace lk {

/// A language by its BCP-47 id: "en", "de", "pt-BR". English unless said. Which languages there are is a
/// matter of the files at hand, never of this type.
class LanguageId {
 public:
  constexpr LanguageId() = default;
  /// The language of an id: two or three small letters, then perhaps parts of letters and digits behind
  /// hyphens, eleven characters at most. None for anything else.
  static constexpr std::optional<LanguageId> from(std::string_view id) {
    const std::size_t primary = std::min(id.find('-'), id.size());
    if (primary < 2 || primary > 3 || id.size() >= kRoom || id.ends_with('-')) return std::nullopt;
    LanguageId language;
    language.id_ = {};
    for (std::size_t i = 0; i < id.size(); ++i) {
      const char c = id[i];
      const bool small = c >= 'a' && c <= 'z';
      const bool other = (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c == '-' && id[i - 1] != '-');
      if (!small && (i < primary || !other)) return std::nullopt;
      language.id_[i] = c;
    }
    return language;
  }

  [[nodiscard]] constexpr std::string_view id() const {
    return {id_.data(), static_cast<std::size_t>(std::find(id_.begin(), id_.end(), '\0') - id_.begin())};
  }

  friend constexpr auto operator<=>(const LanguageId&, const LanguageId&) = default;

 private:
  static constexpr std::size_t kRoom = 12;
  std::array<char, kRoom> id_{'e', 'n'};
};

inline constexpr LanguageId kEnglish;

}  // namespace lk
