#include "stage/fields.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace lk::stage {

namespace {
std::string quoted(std::string_view text) {
  return "\"" + std::string(text) + "\"";
}
std::string range(double low, double high) {
  return Json(low).dump() + " to " + Json(high).dump();
}
}  // namespace

void Fields::fail(const Json& where, std::string what, std::string cure) {
  if (!fault_) fault_ = Fault{file_, where.line(), std::move(what), std::move(cure)};
}

void Fields::only(const Json& object, std::initializer_list<std::string_view> known) {
  if (!object.isObject()) return fail(object, "an object is expected here", "write it in braces");
  for (const auto& [key, value] : object.members()) {
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    std::string names;
    for (const std::string_view name : known) names += (names.empty() ? "" : ", ") + std::string(name);
    return fail(value, "unknown field " + quoted(key), "known here: " + names);
  }
}

const Json& Fields::need(const Json& object, std::string_view key) {
  const Json* value = object.find(key);
  if (value == nullptr) fail(object, "the field " + quoted(key) + " is missing", "add it");
  return object[key];
}

double Fields::number(const Json& object, std::string_view key, double fallback, double low, double high) {
  const Json* value = object.find(key);
  if (value == nullptr) return fallback;
  const double number = value->asDouble();
  if (!value->isNumber() || !(number >= low && number <= high)) {
    fail(*value, quoted(key) + " must be a number from " + range(low, high), "correct it");
    return fallback;
  }
  return number;
}

int Fields::integer(const Json& object, std::string_view key, int fallback, int low, int high) {
  const Json* value = object.find(key);
  if (value == nullptr) return fallback;
  if (!value->isInt() || value->asInt() < low || value->asInt() > high) {
    fail(*value, quoted(key) + " must be a whole number from " + range(low, high), "correct it");
    return fallback;
  }
  return static_cast<int>(value->asInt());
}

bool Fields::flag(const Json& object, std::string_view key, bool fallback) {
  const Json* value = object.find(key);
  if (value == nullptr) return fallback;
  if (!value->isBool()) fail(*value, quoted(key) + " must be true or false", "correct it");
  return value->asBool(fallback);
}

std::string Fields::text(const Json& object, std::string_view key, std::string_view fallback) {
  const Json* value = object.find(key);
  if (value == nullptr) return std::string(fallback);
  if (!value->isString()) fail(*value, quoted(key) + " must be a text", "put it in quotes");
  return value->asString();
}

const Json::Array& Fields::list(const Json& object, std::string_view key) {
  const Json& value = object[key];
  if (object.find(key) != nullptr && !value.isArray())
    fail(*object.find(key), quoted(key) + " must be a list", "write it in square brackets");
  return value.items();
}

cv::Point2d Fields::point(const Json& value) {
  const Json::Array& items = value.items();
  constexpr double kReach = 5000;
  for (const Json& item : items) {
    if (items.size() != 2 || !item.isNumber() || std::abs(item.asDouble()) > kReach) break;
    if (&item == &items.back()) return {items[0].asDouble(), items[1].asDouble()};
  }
  fail(value, "a place is [x, y] in millimetres, each within " + range(-kReach, kReach), "correct it");
  return {};
}

cv::Vec3d Fields::colour(const Json& value) {
  const std::string& text = value.asString();
  unsigned rgb = 0;
  const char* end = text.data() + text.size();
  const bool well =
      text.size() == 7 && text[0] == '#' && std::from_chars(text.data() + 1, end, rgb, 16).ptr == end;
  if (!well) fail(value, "a colour is written \"#rrggbb\"", "correct it");
  return {static_cast<double>(rgb & 255u), static_cast<double>(rgb >> 8 & 255u),
          static_cast<double>(rgb >> 16 & 255u)};
}

}  // namespace lk::stage
