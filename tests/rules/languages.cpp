// Tests texts in other languages: ids of languages, wordings, and translation files applied to a pack.
#include "check.h"
#include "rules/cards/number_words.h"
#include "rules/cards/pack_reader.h"
#include "rules/cards/pack_texts.h"
#include "rules/games/all.h"
#include "rules/text/wording.h"

using namespace lk;
using namespace lk::rules;

namespace {

constexpr LanguageId kGerman = *LanguageId::from("de");

constexpr const char* kPack =
    R"({"schema":1,"pack":"p","game":"halfwish","version":1,"cards":[
  {"id":"hit","name":"Hit","name_fr":"Coup","type":"power","subtype":"offensive","cost":1,"playable":["showdown"],"origin":"house",
   "copies":1,"text":"Hit.","effect":[{"on":"on_play","do":[{"op":"choose","who":"self","options":[
     {"id":"yes","label":"Yes","do":[]},{"id":"no","label":"No","label_fr":"Non","do":[]}]}]}]}]})";

/// Returns the fault of a translation file applied to the pack; empty if there is none.
std::string faultOf(const std::string& texts) {
  const PackText pack{kPack, "p.json", {{texts, "de.json"}}};
  const PackReading read = readPacks(std::vector<PackText>{pack}, languageOf);
  if (read.faults.empty()) return "";
  const Fault& fault = read.faults.front();
  CHECK(fault.file == "de.json" && fault.line > 0 && !fault.cure.empty());
  return fault.what;
}

std::string fileOf(const std::string& cards) {
  return R"({"language":"de","game":"halfwish","cards":{)" + cards + "}}";
}

}  // namespace

CASE(languages_are_recognised_by_their_ids) {
  for (const char* id : {"en", "de", "zh", "gsw", "pt-BR", "zh-Hant", "zh-Hant-TW", "es-419"})
    CHECK_MESSAGE(LanguageId::from(id) && LanguageId::from(id)->id() == id, id);
  for (const char* id :
       {"", "d", "DE", "de-", "de--CH", "deutsch", "d1", "de_DE", "zh-Hant-TW-x", "origin", "-de"})
    CHECK_MESSAGE(!LanguageId::from(id), id);
  CHECK(LanguageId() == kEnglish && kGerman < kEnglish && kGerman != *LanguageId::from("de-CH"));
}

CASE(a_text_that_is_not_translated_is_english) {
  const Json card =
      *readJson(R"({"name":"Hit","name_de":"Hieb","name_fr":"","name_origin":"own","name_zh":3})", "t");
  const Wording name = wordingOf(card, "name");
  CHECK(name.english == "Hit" && name.others.size() == 1);
  CHECK(name.in(kGerman) == "Hieb" && name.in(*LanguageId::from("fr")) == "Hit" &&
        name.in(kEnglish) == "Hit");
  CHECK(name.only(kGerman) == "Hieb" && name.only(*LanguageId::from("fr")).empty());
  CHECK(fieldIn("name", kGerman) == "name_de" && fieldIn("name", kEnglish) == "name");
  CHECK(!translationIn("name_origin", "name") && !translationIn("name_en", "name") &&
        !translationIn("name", "name"));
}

CASE(packs_say_any_language_themselves) {
  const PackReading read = readPack(kPack, "p.json", languageOf);
  CHECK_MESSAGE(read.faults.empty(), read.faults.empty() ? "" : read.faults.front().text());
  const LanguageId french = *LanguageId::from("fr");
  CHECK(read.book.cards().front().name.in(french) == "Coup");
  const auto& options = read.book.program(read.book.find("hit")).options;
  CHECK(options[0].label.in(french) == "Yes" && options[1].label.in(french) == "Non");
  for (const auto& [from, to, what] :
       {std::tuple(R"("name_fr":"Coup")", R"("name_fr":3)", "\"name_fr\" of card \"hit\" must be a text"),
        std::tuple(R"("name_fr":"Coup")", R"("name_en":"Hit")", "card \"hit\" has no \"name_en\""),
        std::tuple(R"("label_fr":"Non")", R"("label_fr":3)", "card \"hit\": option has no \"label_fr\""),
        std::tuple(R"("label_fr":"Non")", R"("label_french":"Non")",
                   "card \"hit\": option has no \"label_french\"")}) {
    std::string text = kPack;
    text.replace(text.find(from), std::string_view(from).size(), to);
    const PackReading broken = readPack(text, "p.json", languageOf);
    CHECK_MESSAGE(!broken.faults.empty() && broken.faults.front().what == what,
                  broken.faults.empty() ? what : broken.faults.front().what);
  }
}

CASE(files_lay_a_language_over_a_pack) {
  const std::string texts =
      fileOf(R"("hit":{"name":"Hieb","text":"Schlag zu.","options":{"yes":"Ja","no":"Nein"}})");
  const PackText pack{kPack, "p.json", {{texts, "de.json"}}};
  const PackReading read = readPacks(std::vector<PackText>{pack}, languageOf);
  CHECK_MESSAGE(read.faults.empty(), read.faults.empty() ? "" : read.faults.front().text());
  const CardDef& hit = read.book.cards().front();
  CHECK(hit.name.in(kGerman) == "Hieb" && hit.text.in(kGerman) == "Schlag zu." && hit.name.english == "Hit");
  const auto& options = read.book.program(read.book.find("hit")).options;
  CHECK(options[0].label.in(kGerman) == "Ja" && options[1].label.in(kGerman) == "Nein");
}

CASE(faults_of_a_file_of_texts_are_reported) {
  CHECK(faultOf(fileOf(R"("hit":{"name":"Hieb"})")) == "");
  CHECK(faultOf(fileOf(R"("hot":{"name":"Hieb"})")) == "the pack has no card \"hot\"");
  CHECK(faultOf(fileOf(R"("hit":{"options":{"maybe":"Vielleicht"}})")) ==
        "card \"hit\" has no option \"maybe\"");
  CHECK(faultOf(fileOf(R"("hit":{"abilities":{"Run":"Lauf"}})")) == "card \"hit\" has no ability \"Run\"");
  CHECK(faultOf(fileOf(R"("hit":{"title":"Hieb"})")) == "card \"hit\" has no \"title\"");
  CHECK(faultOf(fileOf(R"("hit":{"name":""})")) ==
        "\"name\" of card \"hit\" must be a text that is not empty");
  CHECK(faultOf(fileOf(R"("hit":{"options":{"yes":3}})")) ==
        "\"options\" of card \"hit\" must be an object of texts");
  CHECK(faultOf(fileOf(R"("hit":[])")) == "card \"hit\" must be an object");
  CHECK(faultOf(R"({"language":"en","game":"halfwish","cards":{}})") ==
        "\"language\" of a file of texts must be the id of a language other than English");
  CHECK(faultOf(R"({"language":"de","cards":{}})") == "a file of texts needs \"game\"");
  CHECK(faultOf("{") != "");
}

CASE(faults_of_number_words_are_reported) {
  const auto whatOf = [](const char* text) {
    const Outcome<NumberWords> words = readNumberWords(text, "n.json");
    return words ? std::string() : words.fault().what;
  };
  constexpr const char* kRest = R"("losing":[],"other_verbs":[],"stops":["."]})";
  const auto withWords = [&](const char* words) {
    return std::string(R"({"language":"de","name":"German","spaced":true,"words":)") + words + "," + kRest;
  };
  CHECK(whatOf(withWords(R"([{"word":"drei","value":3}])").c_str()) == "");
  CHECK(whatOf(withWords(R"([{"word":"drei"}])").c_str()) == "a number word needs \"value\"");
  CHECK(whatOf(withWords(R"([{"word":"drei","value":-3}])").c_str()) != "");
  CHECK(whatOf(withWords(R"({})").c_str()) == "\"words\" of a file of number words must be a list");
  CHECK(whatOf("{}") != "" && whatOf("[") != "");
}
