// Tables with one entry for each value of an enum. The compiler refuses a table in another order, and one
// that lacks a value.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace lk {

namespace detail {

/// Returns whether a value has a name in its enum. GCC and Clang write the others as a cast: "(Colour)7".
template <auto Value>
consteval bool isEnumerator() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_suffix(1);  // the closing bracket
  text.remove_prefix(text.rfind(')') + 1);
  return text.find_first_not_of("-0123456789") != std::string_view::npos;
}

/// Returns whether the last value of an enum is called `count`: it says how many there are.
template <class Enum>
consteval bool isCounted() {
  if constexpr (requires { Enum::count; })
    return !isEnumerator<static_cast<Enum>(static_cast<int>(Enum::count) + 1)>();
  else
    return false;
}

/// Returns whether an enum, counted from 0, has N values besides a last one called `count`.
template <class Enum, std::size_t N>
consteval bool hasValues() {
  if constexpr (isCounted<Enum>())
    return static_cast<std::size_t>(Enum::count) == N;
  else
    return N > 0 && isEnumerator<static_cast<Enum>(N - 1)>() && !isEnumerator<static_cast<Enum>(N)>();
}

template <class Enum, std::size_t N = 0>
consteval std::size_t size() {
  if constexpr (isEnumerator<static_cast<Enum>(N)>())
    return size<Enum, N + 1>();
  else
    return N;
}

template <class Enum, class Entry, std::size_t N>
constexpr bool inOrder(const std::pair<Enum, Entry> (&rows)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    if (static_cast<std::size_t>(rows[i].first) != i) return false;
  return true;
}

}  // namespace detail

/// Returns how many values an enum has, counted from 0.
template <class Enum>
consteval std::size_t valueCount() {
  return detail::size<Enum>();
}

/// Returns the n-th value after another, for values that stand for several and have no name of their own.
template <class Enum>
constexpr Enum after(Enum value, int n) {
  return static_cast<Enum>(static_cast<int>(value) + n);
}

/// An entry for each value of an enum, found by it. Made by enumerated().
template <class Enum, class Entry, std::size_t N>
struct EnumTable {
  std::array<Entry, N> entries;

  constexpr const Entry& operator[](Enum value) const { return entries[static_cast<std::size_t>(value)]; }
  constexpr const Entry* begin() const { return entries.data(); }
  constexpr const Entry* end() const { return entries.data() + N; }
  [[nodiscard]] constexpr const Entry* data() const { return entries.data(); }
  [[nodiscard]] constexpr std::size_t size() const { return N; }
  /// Returns the entries, followed by one more that belongs to no value.
  [[nodiscard]] constexpr std::array<Entry, N + 1> with(const Entry& last) const {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return std::array<Entry, N + 1>{entries[I]..., last};
    }
    (std::make_index_sequence<N>());
  }
  /// Returns the value whose entry equals `wanted`; nullopt if there is none.
  template <class Wanted>
  [[nodiscard]] constexpr std::optional<Enum> find(const Wanted& wanted) const {
    for (std::size_t i = 0; i < N; ++i)
      if (entries[i] == wanted) return static_cast<Enum>(i);
    return std::nullopt;
  }
};

/// Makes the table from pairs of value and entry: enumerated<Colour, std::string_view>({{Colour::red,
/// "red"}}). The values of the enum count from 0; a last one called `count` has no entry.
template <class Enum, class Entry, std::size_t N>
consteval EnumTable<Enum, Entry, N> enumerated(const std::pair<Enum, Entry> (&rows)[N]) {
  static_assert(detail::hasValues<Enum, N>(), "the table needs one entry for each value of the enum");
  if (!detail::inOrder(rows)) throw "the entries are not in the order of the enum";
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return EnumTable<Enum, Entry, N>{{rows[I].second...}};
  }
  (std::make_index_sequence<N>());
}

}  // namespace lk
