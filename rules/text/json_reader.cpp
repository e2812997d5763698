#include <charconv>
#include <optional>

#include "rules/text/json.h"
#include "rules/text/utf8.h"

namespace lk {

namespace {

void appendUtf8(unsigned code, std::string& out) {
  const auto put = [&](unsigned byte) { out += static_cast<char>(byte); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6), put(0x80 | (code & 63));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12), put(0x80 | (code >> 6 & 63)), put(0x80 | (code & 63));
  } else {
    put(0xF0 | code >> 18), put(0x80 | (code >> 12 & 63)), put(0x80 | (code >> 6 & 63)),
        put(0x80 | (code & 63));
  }
}

}  // namespace

class JsonReader {
 public:
  JsonReader(std::string_view text, std::string_view file, int line, JsonLimits limits)
      : text_(text), file_(file), line_(line), limits_(limits) {
    // Some editors put it before everything they save.
    if (line <= 1 && text.starts_with(kByteOrderMark)) pos_ = kByteOrderMark.size();
  }

  Outcome<Json> document() {
    if (text_.size() > limits_.bytes)
      return fail("is larger than " + std::to_string(limits_.bytes >> 20) + " MB", "split it or shorten it");
    Json value;
    skipSpace();
    if (rest().empty()) return fail("is empty where JSON is expected", "write one JSON value");
    if (!read(value, 0)) return *fault_;
    skipSpace();
    if (!rest().empty())
      return fail("has text after the JSON value", "remove it or put it on a line of its own");
    return value;
  }

 private:
  [[nodiscard]] std::string_view rest() const { return text_.substr(pos_); }
  [[nodiscard]] char peek() const { return pos_ < text_.size() ? text_[pos_] : '\0'; }

  Fault fail(std::string what, std::string cure) {
    fault_ = Fault{std::string(file_), line_, std::move(what), std::move(cure)};
    return *fault_;
  }
  bool refuse(std::string what, std::string cure) {
    fail(std::move(what), std::move(cure));
    return false;
  }
  bool refuseHere() {
    if (pos_ >= text_.size()) return refuse("ends in the middle of a JSON value", "complete or remove it");
    if (rest().starts_with(kByteOrderMark))
      return refuse("has a byte-order mark within", "save it as UTF-8 without one");
    if (utf8Length(rest()) == 0) return refuse("is not UTF-8", "save it in the encoding UTF-8");
    return refuse("is not JSON at '" + std::string(rest().substr(0, utf8Length(rest()))) + "'",
                  "correct it there");
  }

  void skipSpace() {
    while (pos_ < text_.size()) {
      const char c = text_[pos_];
      if (c == '\n') ++line_;
      if (c != ' ' && c != '\t' && c != '\r' && c != '\n') return;
      ++pos_;
    }
  }

  bool word(std::string_view expected) {
    if (!rest().starts_with(expected)) return refuseHere();
    pos_ += expected.size();
    return true;
  }

  bool read(Json& out, int depth) {
    if (depth > limits_.depth) return refuse("is nested too deeply", "use at most 64 levels");
    out.line_ = line_;
    switch (peek()) {
      case '{':
        return readObject(out, depth);
      case '[':
        return readArray(out, depth);
      case '"': {
        std::string s;
        if (!readString(s)) return false;
        out.content_ = std::move(s);
        return true;
      }
      case 't':
        out.content_ = true;
        return word("true");
      case 'f':
        out.content_ = false;
        return word("false");
      case 'n':
        return word("null");
      default:
        return readNumber(out);
    }
  }

  bool readObject(Json& out, int depth) {
    Json::Object members;
    ++pos_;
    skipSpace();
    if (peek() == '}') {
      ++pos_;
      out.content_ = std::move(members);
      return true;
    }
    for (;;) {
      skipSpace();
      std::string key;
      if (peek() != '"') return refuseHere();
      if (!readString(key)) return false;
      for (const Json::Member& m : members)
        if (m.first == key) return refuse("names \"" + key + "\" twice", "keep one of them");
      skipSpace();
      if (peek() != ':') return refuseHere();
      ++pos_;
      skipSpace();
      Json value;
      if (!read(value, depth + 1)) return false;
      members.emplace_back(std::move(key), std::move(value));
      skipSpace();
      const char c = peek();
      if (c != ',' && c != '}') return refuseHere();
      ++pos_;
      if (c == '}') break;
    }
    out.content_ = std::move(members);
    return true;
  }

  bool readArray(Json& out, int depth) {
    Json::Array items;
    ++pos_;
    skipSpace();
    if (peek() == ']') {
      ++pos_;
      out.content_ = std::move(items);
      return true;
    }
    for (;;) {
      skipSpace();
      Json value;
      if (!read(value, depth + 1)) return false;
      items.push_back(std::move(value));
      skipSpace();
      const char c = peek();
      if (c != ',' && c != ']') return refuseHere();
      ++pos_;
      if (c == ']') break;
    }
    out.content_ = std::move(items);
    return true;
  }

  std::optional<unsigned> hex4() {
    unsigned code = 0;
    const std::string_view digits = rest().substr(0, 4);
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (digits.size() < 4 || result.ptr != digits.data() + 4) return std::nullopt;
    pos_ += 4;
    return code;
  }

  bool readEscape(std::string& out) {
    ++pos_;
    const char c = peek();
    ++pos_;
    switch (c) {
      case '"':
      case '\\':
      case '/':
        out += c;
        return true;
      case 'b':
        out += '\b';
        return true;
      case 'f':
        out += '\f';
        return true;
      case 'n':
        out += '\n';
        return true;
      case 'r':
        out += '\r';
        return true;
      case 't':
        out += '\t';
        return true;
      case 'u':
        break;
      default:
        --pos_;
        return refuseHere();
    }
    std::optional<unsigned> code = hex4();
    if (code && *code >= 0xD800 && *code < 0xDC00 && rest().starts_with("\\u")) {
      pos_ += 2;
      const std::optional<unsigned> low = hex4();
      if (!low || *low < 0xDC00 || *low > 0xDFFF)
        code.reset();
      else
        code = 0x10000 + ((*code - 0xD800) << 10) + (*low - 0xDC00);
    }
    if (!code || (*code >= 0xD800 && *code < 0xE000))
      return refuse("has a broken \\u escape", "write four hex digits");
    appendUtf8(*code, out);
    return true;
  }

  bool readString(std::string& out) {
    ++pos_;
    while (pos_ < text_.size()) {
      const auto c = static_cast<unsigned char>(text_[pos_]);
      if (c == '"') {
        ++pos_;
        return true;
      }
      if (c == '\\') {
        if (!readEscape(out)) return false;
        continue;
      }
      if (c < 0x20) return refuse("has a string that is not closed on its line", "close it with \"");
      const std::size_t length = utf8Length(rest());
      if (length == 0) return refuse("is not UTF-8", "save it in the encoding UTF-8");
      out.append(rest().substr(0, length));
      pos_ += length;
    }
    return refuseHere();
  }

  bool readNumber(Json& out) {
    std::size_t end = pos_;
    const auto digits = [&] {
      const std::size_t from = end;
      while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9') ++end;
      return end - from;
    };
    if (end < text_.size() && text_[end] == '-') ++end;
    const std::size_t first = end;
    const std::size_t whole = digits();
    if (whole == 0 || (whole > 1 && text_[first] == '0')) return refuseHere();
    bool real = false;
    if (end < text_.size() && text_[end] == '.') {
      real = true;
      ++end;
      if (digits() == 0) return refuseHere();
    }
    if (end < text_.size() && (text_[end] == 'e' || text_[end] == 'E')) {
      real = true;
      ++end;
      if (end < text_.size() && (text_[end] == '+' || text_[end] == '-')) ++end;
      if (digits() == 0) return refuseHere();
    }
    const char* from = text_.data() + pos_;
    const char* to = text_.data() + end;
    std::errc error;
    if (real) {
      double d = 0;
      error = std::from_chars(from, to, d).ec;
      out.content_ = d;
    } else {
      std::int64_t i = 0;
      error = std::from_chars(from, to, i).ec;
      out.content_ = i;
    }
    if (error != std::errc{}) return refuse("has a number out of range", "use a smaller number");
    pos_ = end;
    return true;
  }

  std::string_view text_;
  std::string_view file_;
  std::size_t pos_ = 0;
  int line_;
  JsonLimits limits_;
  std::optional<Fault> fault_;
};

Outcome<Json> readJson(std::string_view text, std::string_view file, int firstLine, JsonLimits limits) {
  return JsonReader(text, file, firstLine, limits).document();
}

}  // namespace lk
