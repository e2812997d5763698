#include "app/workshop/editor/card_path.h"

#include <charconv>
#include <optional>

namespace lk::app {

namespace {

std::optional<std::size_t> itemNumber(std::string_view step) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), number);
  if (error != std::errc{} || end != step.data() + step.size()) return std::nullopt;
  return number;
}

/// Removes the first step of a path and returns it.
std::string_view takeStep(std::string_view& path) {
  const std::size_t slash = path.find('/');
  const std::string_view step = path.substr(0, slash);
  path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
  return step;
}

}  // namespace

std::string stepInto(std::string_view path, std::string_view name) {
  return path.empty() ? std::string(name) : std::string(path) + "/" + std::string(name);
}

std::string stepInto(std::string_view path, std::size_t item) {
  return stepInto(path, std::to_string(item));
}

std::string_view parentOf(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

std::string_view lastOf(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

const Json& valueAt(const Json& card, std::string_view path) {
  static const Json kNone;
  const Json* at = &card;
  while (!path.empty()) {
    const std::string_view step = takeStep(path);
    if (!at->isArray()) {
      at = &(*at)[step];
      continue;
    }
    const std::optional<std::size_t> item = itemNumber(step);
    if (!item || *item >= at->items().size()) return kNone;
    at = &at->items()[*item];
  }
  return *at;
}

Json changedAt(const Json& card, std::string_view path, const std::function<void(Json&)>& change) {
  Json out = card;
  if (path.empty()) {
    change(out);
    return out;
  }
  const std::string_view step = takeStep(path);
  if (!card.isArray()) {
    out.set(step, changedAt(card[step], path, change));
    return out;
  }
  const std::optional<std::size_t> item = itemNumber(step);
  if (!item || *item >= card.items().size()) return out;
  Json::Array items = card.items();
  items[*item] = changedAt(items[*item], path, change);
  return Json(std::move(items));
}

}  // namespace lk::app
