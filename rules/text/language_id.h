// The human language of a text.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <optional>
#include <string_view>

namespace lk {

/// A language by its BCP-47 id: "en", "de", "pt-BR". The default is English. The available languages depend
/// on the files at hand, never on this type.
class LanguageId {
 public:
  constexpr LanguageId() = default;
  /// Returns the language of an id: two or three lower-case letters, then optional parts of letters and
  /// digits after hyphens, at most eleven characters. Returns nullopt for anything else.
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
