// Tests the strict reader of objects: the faults it finds, their order and their wording.
#include "rules/text/fields.h"

#include "check.h"

using namespace lk;

namespace {

constexpr std::string_view kColours[] = {"red", "green", "blue"};
constexpr Field kFields[] = {must("name", kinds::filledText),
                             must("count", kinds::whole, 1, 5),
                             may("weight", kinds::number, 0, 0.5),
                             may("open", kinds::flag),
                             may("parts", kinds::list),
                             may("more", kinds::object),
                             may("id", kinds::id),
                             {.name = "colour", .kind = kinds::name, .required = false, .names = kColours}};

/// Returns every fault of an object with its line, one per line.
std::string faultsOf(std::string_view text) {
  const Outcome<Json> json = readJson(text, "f");
  if (!json) return json.fault().text();
  Faults faults{"f"};
  const bool fits = faults.check(*json, kFields, "a thing");
  std::string all;
  for (const Fault& fault : faults.all) all += std::to_string(fault.line) + " " + fault.what + "\n";
  return fits == faults.all.empty() ? all : "the answer is another than the faults";
}

}  // namespace

CASE(an_object_that_fits_has_no_fault) {
  CHECK(faultsOf(R"({"name":"a","count":5})").empty());
  CHECK(
      faultsOf(
          R"({"name":"a","count":1,"weight":0.5,"open":true,"parts":[],"more":{},"id":"a_1-b","colour":"blue"})")
          .empty());
}

CASE(every_fault_of_an_object_is_reported_with_its_line) {
  CHECK(faultsOf("[]") == "1 a thing must be an object\n");
  CHECK(faultsOf("{\n\"nane\":1,\n\"count\":6}") ==
        "2 a thing has no \"nane\"\n"
        "3 \"count\" of a thing must be a whole number from 1 to 5\n"
        "1 a thing needs \"name\"\n");
}

CASE(every_kind_says_what_it_must_be) {
  const std::pair<const char*, const char*> kWrong[] = {
      {R"("weight":0.6)", "a number from 0 to 0.5"},
      {R"("weight":"1")", "a number from 0 to 0.5"},
      {R"("open":1)", "true or false"},
      {R"("parts":{})", "a list"},
      {R"("more":[])", "an object"},
      {R"("id":"A")", "an id of small letters, digits, _ and -"},
      {R"("colour":"pink")", "red, green or blue"},
      {R"("colour":null)", "red, green or blue"}};
  for (const auto& [field, wanted] : kWrong) {
    const std::string fault = faultsOf(std::string(R"({"name":"a","count":2,)") + field + "}");
    CHECK_MESSAGE(fault.ends_with(std::string(" of a thing must be ") + wanted + "\n"), fault);
  }
  CHECK(faultsOf(R"({"name":"","count":2})") == "1 \"name\" of a thing must be a text that is not empty\n");
  CHECK(faultsOf(R"({"name":"a","count":2.5})") ==
        "1 \"count\" of a thing must be a whole number from 1 to 5\n");
}
