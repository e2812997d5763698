// Lists of words for the compiler of effects: those of a language, and the names that a card introduces.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "rules/effects/language.h"

namespace lk::rules {

/// Returns "a, b, c".
template <class Words>
std::string listed(const Words& words) {
  std::string out;
  for (const auto& word : words) {
    if constexpr (std::is_convertible_v<decltype(word), std::string_view>)
      out += (out.empty() ? "" : ", ") + std::string(word);
    else
      out += (out.empty() ? "" : ", ") + std::string(word.name);
  }
  return out;
}

/// Returns the index of a word; -1 if it is not in the list.
template <class Words>
int placeOf(const Words& words, std::string_view name) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if constexpr (std::is_convertible_v<decltype(words[i]), std::string_view>) {
      if (std::string_view(words[i]) == name) return static_cast<int>(i);
    } else {
      if (words[i].name == name) return static_cast<int>(i);
    }
  }
  return -1;
}

/// Returns the name of the hook that calculates a card's value, for messages.
inline std::string measuringHook(const Language& language) {
  for (const HookWord& hook : language.hooks)
    if (hook.measures) return "\"" + std::string(hook.name) + "\"";
  return "a hook of other cards";
}

/// Returns the index of the hook with that name for cards of a type; -1 if there is none.
inline int hookOf(const Language& language, std::string_view type, std::string_view name) {
  for (std::size_t i = 0; i < language.hooks.size(); ++i)
    if (language.hooks[i].name == name && placeOf(language.hooks[i].types, type) >= 0)
      return static_cast<int>(i);
  return -1;
}

/// The names an ability gives to what it finds, in order.
class SetNames {
 public:
  void clear() { names_.clear(); }
  [[nodiscard]] int find(std::string_view name) const { return placeOf(names_, name); }
  /// Adds a name and returns its index; -1 if it is empty, already used, or exceeds the maximum.
  int add(std::string_view name) {
    if (name.empty() || find(name) >= 0 || names_.size() == kMaxSets) return -1;
    names_.emplace_back(name);
    return static_cast<int>(names_.size()) - 1;
  }

 private:
  std::vector<std::string> names_;
};

}  // namespace lk::rules
