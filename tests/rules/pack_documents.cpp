// Tests packs as documents: a written document reads back unchanged, with any text.
#include <bit>
#include <cmath>
#include <random>

#include "check.h"
#include "rules/cards/pack_document.h"

using namespace lk;
using namespace lk::rules;

namespace {

/// Random documents of every shape: members in any order, any Unicode text, nested values.
class Documents {
 public:
  explicit Documents(unsigned seed) : random_(seed) {}

  PackDocument next() {
    PackDocument document;
    for (int i = upTo(5); i > 0; --i) addMember(document.header, value(3), "cards");
    for (int i = upTo(4); i > 0; --i) document.cards.push_back(upTo(9) == 0 ? value(2) : card());
    return document;
  }

 private:
  int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(random_); }

  Json card() {
    static constexpr const char* kNames[] = {"id", "text", "text_zh", "effect", "means", "copies", "deck"};
    Json::Object members;
    for (const char* name : kNames) {
      if (upTo(3) > 0) addMember(members, value(4), "", name);
      if (upTo(3) == 0) addMember(members, value(2), "");
    }
    return members;
  }

  void addMember(Json::Object& members, Json value, std::string_view notCalled, std::string name = {}) {
    if (name.empty()) name = text();
    if (name == notCalled) return;
    for (const auto& [known, unused] : members)
      if (known == name) return;
    members.emplace_back(std::move(name), std::move(value));
  }

  Json value(int depth) {
    switch (upTo(depth > 0 ? 7 : 5)) {
      case 0:
        return nullptr;
      case 1:
        return upTo(1) == 0;
      case 2:
        return static_cast<std::int64_t>(bits_(wide_));
      case 3:
        return real();
      case 4:
      case 5:
        return text();
      case 6: {
        Json::Array items;
        for (int i = upTo(3); i > 0; --i) items.push_back(value(depth - 1));
        return items;
      }
      default: {
        Json::Object members;
        for (int i = upTo(3); i > 0; --i) addMember(members, value(depth - 1), "");
        return members;
      }
    }
  }

  /// Returns any finite real: random bits, and numbers near the limits of integers.
  double real() {
    static constexpr double kEdges[] = {0.0,   -0.0,   1.0,     9007199254740993.0,     9223372036854775807.0,
                                        1e19,  1e20,   1.5e300, 123456789012345680000., 5e-324,
                                        -1e19, 1e-300, 0.1};
    if (upTo(1) == 0) return kEdges[upTo(static_cast<int>(std::size(kEdges)) - 1)];
    for (;;) {
      const double d = std::bit_cast<double>(bits_(wide_));
      if (std::isfinite(d)) return d;
    }
  }

  std::string text() {
    static constexpr const char* kOddities[] = {"",
                                                "\"",
                                                "\\",
                                                "/",
                                                "\n",
                                                "\r\n",
                                                "\t",
                                                "\b",
                                                "\x01",
                                                "\x1f",
                                                "\x7f",
                                                "打击值：DV − 2。",
                                                "\u00e9",
                                                "e\u0301",
                                                "\u200b",
                                                "\u200e",
                                                "\u202e",
                                                "\u2028",
                                                "\u2029",
                                                "\ufeff",
                                                "\ufffd",
                                                "\ufffe",
                                                "\uffff",
                                                "\U0001f3b2",
                                                "\U0010ffff",
                                                "\u0085",
                                                "\u00a0",
                                                "\u3000",
                                                "<script>alert(1)</script>",
                                                "</html>",
                                                "%s%n",
                                                "${x}",
                                                "\\u0041",
                                                "'; DROP TABLE cards;--",
                                                "]}"};
    std::string out;
    for (int i = upTo(4); i > 0; --i) {
      if (upTo(3) == 0) {
        out += static_cast<char>(upTo(0x7f));  // including NUL
      } else {
        out += kOddities[upTo(static_cast<int>(std::size(kOddities)) - 1)];
      }
    }
    return out;
  }

  std::mt19937 random_;
  std::mt19937_64 wide_{random_()};
  std::uniform_int_distribution<std::uint64_t> bits_;
};

PackDocument readAgain(const std::string& text) {
  Outcome<PackDocument> read = readPackDocument(text, "p.json");
  CHECK_MESSAGE(static_cast<bool>(read), read ? "" : read.fault().text() + "\n" + text);
  return read ? *read : PackDocument{};
}

}  // namespace

CASE(the_pack_that_ships_is_written_as_it_stands) {
  const std::string text = lk::test::readText("resources/cards/halfwish.json");
  CHECK(writePackDocument(readAgain(text)) == text);
}

CASE(every_document_is_read_as_it_was_written) {
  Documents documents(20260101);
  for (int i = 0; i < 5000; ++i) {
    const PackDocument document = documents.next();
    const std::string text = writePackDocument(document);
    const PackDocument again = readAgain(text);
    CHECK_MESSAGE(again == document, text);
    CHECK_MESSAGE(writePackDocument(again) == text, text);  // the order of members is kept, too
  }
}

CASE(a_document_nests_as_deeply_as_it_says) {
  Json deep = "end";
  for (int i = 0; i < 62; ++i) deep = Json::array({deep});
  const PackDocument document{{{"schema", 1}}, {deep}};
  CHECK(readAgain(writePackDocument(document)) == document);
}

CASE(a_document_is_edited_in_place) {
  PackDocument pack = newPackDocument("mine", "halfwish");
  CHECK(writePackDocument(pack) ==
        "{\n  \"schema\": 1,\n  \"pack\": \"mine\",\n  \"game\": \"halfwish\",\n  \"version\": 1,\n"
        "  \"cards\": []\n}\n");
  pack.setField("version", 2);
  pack.setField("author", "Ann");
  CHECK(pack.header.size() == 5);
  CHECK(pack.header[3].second == Json(2));
  CHECK(pack.field("author") == Json("Ann"));
  CHECK(pack.field("nobody").isNull());
  pack.cards.push_back(Json::object({{"id", "a"}, {"copies", 1}, {"effect", Json::array()}}));
  pack.cards.push_back(7);
  pack.cards.push_back(Json::object({{"id", "b"}, {"text", "x"}, {"cost", 1}}));
  CHECK(pack.find("c") == nullptr);
  CHECK(pack.find("") == nullptr);
  pack.find("b")->set("cost", 2);
  CHECK(std::as_const(pack).find("b")->operator[]("cost") == Json(2));
  CHECK(
      writePackDocument(pack).ends_with("    {\"id\": \"a\", \"copies\": 1,\n     \"effect\": []},\n    7,\n"
                                        "    {\"id\": \"b\",\n     \"text\": \"x\",\n     \"cost\": 2}\n"
                                        "  ]\n}\n"));
}

CASE(invalid_documents_are_refused) {
  const auto fault = [](std::string_view text) {
    const Outcome<PackDocument> read = readPackDocument(text, "p.json");
    return read ? std::string() : read.fault().text();
  };
  CHECK(fault("[]") == "p.json:1: a pack must be an object; write {...}");
  CHECK(fault("{\n\"cards\": 7}") == "p.json:2: \"cards\" of a pack must be a list; write [...]");
  CHECK(fault("{") == "p.json:1: ends in the middle of a JSON value; complete or remove it");
  CHECK(fault("{}").empty());
}
