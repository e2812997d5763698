#include "rules/text/json.h"

#include <charconv>
#include <cmath>

#include "rules/text/utf8.h"

namespace lk {

namespace {
const std::string kNoString;
const Json::Array kNoItems;
const Json::Object kNoMembers;
const Json kNull;
}  // namespace

bool Json::asBool(bool fallback) const {
  const bool* b = std::get_if<bool>(&content_);
  return b ? *b : fallback;
}

std::int64_t Json::asInt(std::int64_t fallback) const {
  const std::int64_t* i = std::get_if<std::int64_t>(&content_);
  return i ? *i : fallback;
}

double Json::asDouble(double fallback) const {
  if (const double* d = std::get_if<double>(&content_)) return *d;
  return isInt() ? static_cast<double>(asInt()) : fallback;
}

const std::string& Json::asString() const {
  const std::string* s = std::get_if<std::string>(&content_);
  return s ? *s : kNoString;
}

const Json::Array& Json::items() const {
  const Array* a = std::get_if<Array>(&content_);
  return a ? *a : kNoItems;
}

const Json::Object& Json::members() const {
  const Object* o = std::get_if<Object>(&content_);
  return o ? *o : kNoMembers;
}

const Json* Json::find(std::string_view key) const {
  for (const Member& m : members())
    if (m.first == key) return &m.second;
  return nullptr;
}

Json* Json::find(std::string_view key) {
  return const_cast<Json*>(std::as_const(*this).find(key));
}

const Json& Json::operator[](std::string_view key) const {
  const Json* found = find(key);
  return found ? *found : kNull;
}

void Json::each(const std::function<void(Json&)>& change) {
  if (auto* array = std::get_if<Array>(&content_))
    for (Json& item : *array) change(item);
  if (auto* object = std::get_if<Object>(&content_))
    for (Member& member : *object) change(member.second);
}

Json::Object& Json::objectToFill() {
  Object* object = std::get_if<Object>(&content_);
  if (!object) object = &content_.emplace<Object>();
  if (object->capacity() == 0) object->reserve(4);  // most objects that are built have few members
  return *object;
}

Json& Json::set(std::string_view key, Json value) {
  for (Member& m : objectToFill()) {
    if (m.first == key) {
      m.second = std::move(value);
      return *this;
    }
  }
  return add(key, std::move(value));
}

Json& Json::reserve(std::size_t members) {
  if (!isObject()) content_.emplace<Object>();
  std::get<Object>(content_).reserve(members);
  return *this;
}

void Json::erase(std::string_view key) {
  if (Object* object = std::get_if<Object>(&content_))
    std::erase_if(*object, [&](const Member& m) { return m.first == key; });
}

Json& Json::push(Json value) {
  if (!isArray()) content_ = Array{};
  std::get<Array>(content_).push_back(std::move(value));
  return *this;
}

bool operator==(const Json& a, const Json& b) {
  if (a.isNumber() && b.isNumber()) {
    return a.isInt() && b.isInt() ? a.asInt() == b.asInt() : a.asDouble() == b.asDouble();
  }
  if (a.isObject() && b.isObject()) {
    if (a.members().size() != b.members().size()) return false;
    for (const auto& [key, value] : a.members()) {
      const Json* other = b.find(key);
      if (!other || !(*other == value)) return false;
    }
    return true;
  }
  return a.content_ == b.content_;
}

namespace {

void writeString(const std::string& s, std::string& out) {
  static constexpr char kHex[] = "0123456789abcdef";
  static constexpr char kReplacement[] = "\xEF\xBF\xBD";
  out += '"';
  for (std::size_t at = 0; at < s.size(); ++at) {
    const char raw = s[at];
    const auto c = static_cast<unsigned char>(raw);
    if (c >= 0x80) {  // what is no UTF-8, as in names of files, would make a line that is no JSON
      const std::size_t length = utf8Length(std::string_view(s).substr(at));
      if (length == 0) {
        out += kReplacement;
      } else {
        out.append(s, at, length);
        at += length - 1;
      }
      continue;
    }
    switch (c) {
      case '"':
        out += "\\\"";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\r':
        out += "\\r";
        break;
      case '\t':
        out += "\\t";
        break;
      default:
        if (c < 0x20) {
          out += "\\u00";
          out += kHex[c >> 4];
          out += kHex[c & 15];
        } else {
          out += raw;
        }
    }
  }
  out += '"';
}

void writeReal(double d, std::string& out) {
  if (!std::isfinite(d)) {
    out += "null";
    return;
  }
  constexpr double kWholeNumbersEnd = 9.2e18;
  char buffer[40];
  char* const end = buffer + sizeof buffer;
  char* const written = std::abs(d) < kWholeNumbersEnd
                            ? std::to_chars(buffer, end, d).ptr
                            : std::to_chars(buffer, end, d, std::chars_format::scientific).ptr;
  const std::string_view digits(buffer, static_cast<std::size_t>(written - buffer));
  out += digits;
  if (digits.find_first_of(".e") == std::string_view::npos) out += ".0";  // otherwise read back as an integer
}

void write(const Json& value, JsonSpaces spaces, std::string& out) {
  const char* const comma = spaces == JsonSpaces::none ? "," : ", ";
  const char* const colon = spaces == JsonSpaces::none ? ":" : ": ";
  if (value.isNull()) {
    out += "null";
  } else if (value.isBool()) {
    out += value.asBool() ? "true" : "false";
  } else if (value.isInt()) {
    out += std::to_string(value.asInt());
  } else if (value.isNumber()) {
    writeReal(value.asDouble(), out);
  } else if (value.isString()) {
    writeString(value.asString(), out);
  } else if (value.isArray()) {
    out += '[';
    const char* before = "";
    for (const Json& item : value.items()) {
      out += before;
      write(item, spaces, out);
      before = comma;
    }
    out += ']';
  } else {
    out += '{';
    const char* before = "";
    for (const auto& [key, member] : value.members()) {
      out += before;
      writeString(key, out);
      out += colon;
      write(member, spaces, out);
      before = comma;
    }
    out += '}';
  }
}

}  // namespace

std::string Json::dump(JsonSpaces spaces) const {
  std::string out;
  write(*this, spaces, out);
  return out;
}

}  // namespace lk
