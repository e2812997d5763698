// The name of a question to players, compared as a number.
#pragma once

#include <cstdint>
#include <string_view>

namespace lk::rules {

/// One of a game's prompts ("roll", "choose"). Two are equal if their numbers are. The number is calculated
/// from the text while the program is compiled; tests check that no two prompts share one.
class PromptId {
 public:
  constexpr PromptId() = default;
  template <std::size_t N>
  consteval PromptId(const char (&text)[N]) : PromptId(of(std::string_view(text, N - 1))) {}
  /// Returns the id with that text, which must outlive it.
  static constexpr PromptId of(std::string_view text) {
    PromptId id;
    id.text_ = text.data();
    id.size_ = static_cast<std::uint32_t>(text.size());
    id.number_ = 2166136261u;  // FNV-1a
    for (const char letter : text) id.number_ = (id.number_ ^ static_cast<unsigned char>(letter)) * 16777619u;
    return id;
  }

  [[nodiscard]] constexpr std::string_view text() const { return {text_, size_}; }
  friend constexpr bool operator==(PromptId a, PromptId b) { return a.number_ == b.number_; }

 private:
  const char* text_ = "";
  std::uint32_t size_ = 0;
  std::uint32_t number_ = 0;
};

}  // namespace lk::rules
