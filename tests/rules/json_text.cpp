// Tests the JSON reader: accepted texts, and the position of every fault.
#include "check.h"
#include "rules/text/json.h"

using namespace lk;

namespace {

std::string fault(std::string_view text, JsonLimits limits = {}) {
  Outcome<Json> read = readJson(text, "f.json", 1, limits);
  return read ? "" : read.fault().text();
}

bool mentions(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string again(std::string_view text) {
  Outcome<Json> read = readJson(text, "f.json");
  return read ? read->dump() : read.fault().text();
}

std::string nested(int levels) {
  return std::string(static_cast<std::size_t>(levels), '[') +
         std::string(static_cast<std::size_t>(levels), ']');
}

}  // namespace

CASE(json_is_written_as_it_was_read) {
  for (const char* text : {"null", "true", "-17", "0.25", R"("")", R"({"b":[1,{"a":null}],"a":"é – 中文 🎲"})",
                           "[]", "{}", R"("tab\t quote\" back\\ line\n")", "9223372036854775807",
                           "-9223372036854775808", "3.0", "-0.0", "[4.0,-5.0]"})
    CHECK_MESSAGE(again(text) == text, again(text));
  CHECK(again(R"("\u00e9\ud83c\udfb2\/")") == R"("é🎲/")");
  CHECK(again(" [ 1 , 2 ] \n") == "[1,2]");
  CHECK(again("1e2") == "100.0");
}

CASE(broken_json_is_refused_with_its_line) {
  CHECK(fault("") == "f.json:1: is empty where JSON is expected; write one JSON value");
  CHECK(mentions(fault("{\"a\":1,\n\"a\":2}"), "f.json:2: names \"a\" twice"));
  CHECK(mentions(fault("[1,\n2,\n,3]"), "f.json:3: is not JSON at ','"));
  CHECK(mentions(fault("[1,2"), "ends in the middle"));
  CHECK(mentions(fault("[1] 2"), "text after the JSON value"));
  CHECK(mentions(fault("[1,]"), "is not JSON"));
  CHECK(mentions(fault("{a:1}"), "is not JSON at 'a'"));
  CHECK(mentions(fault("01"), "is not JSON"));
  CHECK(mentions(fault("-"), "is not JSON"));
  CHECK(mentions(fault("1."), "is not JSON"));
  CHECK(mentions(fault("+1"), "is not JSON"));
  CHECK(mentions(fault("NaN"), "is not JSON"));
  CHECK(mentions(fault("tru"), "is not JSON"));
  CHECK(mentions(fault("\"a\nb\""), "not closed on its line"));
  CHECK(mentions(fault(R"("\x")"), "is not JSON"));
  CHECK(mentions(fault(R"("\u12")"), "broken \\u escape"));
  CHECK(mentions(fault(R"("\ud800")"), "broken \\u escape"));
  CHECK(mentions(fault(R"("\udc00")"), "broken \\u escape"));
  CHECK(mentions(fault(R"("\ud800\u0041")"), "broken \\u escape"));
  CHECK(mentions(fault("9223372036854775808"), "out of range"));
  CHECK(mentions(fault("1e999"), "out of range"));
}

CASE(text_that_is_not_utf8_is_refused) {
  for (const char* bytes : {"\"\x80\"", "\"\xC3\"", "\"\xC0\xAF\"", "\"\xE0\x80\xAF\"", "\"\xED\xA0\x80\"",
                            "\"\xF4\x90\x80\x80\"", "\"\xF5\x80\x80\x80\"", "\"\xFF\"", "\"\xE4\xB8\""})
    CHECK_MESSAGE(mentions(fault(bytes), "is not UTF-8"), fault(bytes));
  CHECK(mentions(fault("\x80"), "is not UTF-8"));  // outside of a string too
  CHECK(fault("\xEF\xBB\xBF") == fault(""));
  CHECK(mentions(fault("\xEF\xBB\xBF\xEF\xBB\xBF{}"), "byte-order mark"));
  CHECK(mentions(fault(std::string_view("\"\0\"", 3)), "not closed"));
}

CASE(a_byte_order_mark_before_everything_is_taken) {
  CHECK(fault("\xEF\xBB\xBF{\"a\": 1}") == "");
}

CASE(written_text_is_utf8_whatever_its_source) {
  CHECK(Json(std::string("caf\xE9.png")).dump() == "\"caf\xEF\xBF\xBD.png\"");
  CHECK(Json(std::string("caf\xC3\xA9 \xE6\x89\x93")).dump() == "\"caf\xC3\xA9 \xE6\x89\x93\"");
}

CASE(json_beyond_its_limits_is_refused) {
  CHECK(fault(nested(64)) == "");
  CHECK(mentions(fault(nested(66)), "nested too deeply"));
  CHECK(mentions(fault(std::string(200000, '[')), "nested too deeply"));
  CHECK(mentions(fault(std::string(100, ' '), {.bytes = 99}), "is larger than"));
  CHECK(fault(std::string(97, ' ') + "[]", {.bytes = 99}) == "");
  std::string huge = "[\"" + std::string(3u << 20, 'x') + "\"]";
  CHECK(fault(huge) == "");
}

CASE(json_objects_grow_in_order) {
  Json built;
  built.add("b", 1).reserve(9).add("a", "x");
  built.set("c", true).set("b", 2);
  CHECK(built.dump() == R"({"b":2,"a":"x","c":true})");
  Json list = Json::array({1});
  CHECK(list.reserve(2).isObject());
}

CASE(json_equality_is_by_value) {
  CHECK(*readJson(R"({"a":1,"b":2})", "") == *readJson(R"({"b":2,"a":1.0})", ""));
  CHECK(!(*readJson("[1,2]", "") == *readJson("[2,1]", "")));
  CHECK(!(*readJson("1", "") == *readJson("\"1\"", "")));
  CHECK(!(*readJson("{}", "") == *readJson("[]", "")));
  Json built;
  built.set("a", 1).set("a", 2).push(3);
  CHECK(built.isArray());
  CHECK((*readJson("[1,\n2]", "")).items()[1].line() == 2);
}
