// An option with a number within bounds as its value.
#pragma once

#include <charconv>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace lk::app {

/// Parses `text` as a decimal number. Returns nullopt if any part of it is not, or if it is out of T's range.
template <class T>
std::optional<T> numberFrom(std::string_view text) {
  T number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// Adds option `name` to `app`; its value sets `target`. Anything but a number from `least` to `most` is
/// rejected with these bounds. `target` must outlive the parsing.
template <class T>
CLI::Option* addNumber(CLI::App& app, const std::string& name, T& target, T least, T most,
                       const std::string& summary) {
  const auto misfit = [least, most](const std::string& text) {
    const std::optional<T> number = numberFrom<T>(text);
    if (number && *number >= least && *number <= most) return std::string();
    std::ostringstream words;
    words << "'" << text << "' is no number from " << least << " to " << most;
    return words.str();
  };
  return app
      .add_option_function<std::string>(
          name, [&target](const std::string& text) { target = *numberFrom<T>(text); }, summary)
      ->check(CLI::Validator(misfit, "NUMBER"));
}

}  // namespace lk::app
