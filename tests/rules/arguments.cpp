// Tests that the arguments of an operation are read by the names of its fields, with their types, and by
// nothing else: what the compiler accepts and refuses.
#include <type_traits>

#include "check.h"
#include "rules/effects/compile.h"

using namespace lk;
using namespace lk::rules;

namespace {

enum class Colour : std::uint8_t { red, white, black };
constexpr auto kColours = enumerated<Colour, std::string_view>(
    {{Colour::red, "red"}, {Colour::white, "white"}, {Colour::black, "black"}});
constexpr Parameters kPaint{Parameter<>{{"coats", ValueKind::positive}},
                            Parameter<>{{"do", ValueKind::operations}},
                            Parameter("colour", kColours).optional(),
                            Parameter<CardId>{{.name = "like", .kind = ValueKind::card, .of = "room"}}};
constexpr ParameterSpec kWait[] = {{"hours", ValueKind::positive}};

template <FieldName Name>
concept IsRead = requires(const Instruction& it) {
  arg<kPaint, Name>(it);
};
static_assert(IsRead<"coats"> && IsRead<"colour"> && IsRead<"like">);
static_assert(!IsRead<"coat"> && !IsRead<"hours">);  // no such field in this table
static_assert(!IsRead<"do">);                        // a list of operations is no argument

template <FieldName Name>
using TypeOf = decltype(arg<kPaint, Name>(std::declval<const Instruction&>()));
static_assert(std::is_same_v<TypeOf<"coats">, std::int16_t> && std::is_same_v<TypeOf<"colour">, Colour> &&
              std::is_same_v<TypeOf<"like">, CardId>);

template <class Fields>
concept IsReadByPosition = requires(Fields& it) {
  it.arguments[0];
};
static_assert(!IsReadByPosition<Instruction> && !IsReadByPosition<const Instruction>);
static_assert(!IsReadByPosition<Test> && !IsReadByPosition<const Test>);

constexpr std::string_view kRooms[] = {"room"};
constexpr HookWord kHooks[] = {{"on_painting", kRooms}};

/// Returns the operations of an effect that must compile.
std::vector<Instruction> codeOf(std::string_view effect) {
  const Operation operations[] = {{.name = "paint", .parameters = kPaint},
                                  {.name = "wait", .parameters = kWait}};
  const Language language{.hooks = kHooks, .operations = operations};
  const CompileContext context{
      .language = &language,
      .find = [](std::string_view) { return CardName{.card = CardId(300), .type = "room"}; },
      .file = "test"};
  const Compiled compiled = compileEffect(*readJson(effect, "test"), Json(), "hall", "room", context);
  for (const Fault& fault : compiled.faults) CHECK_MESSAGE(false, fault.text());
  return compiled.program.code;
}

}  // namespace

CASE(an_argument_is_what_the_effect_says_under_its_name) {
  const std::vector<Instruction> code = codeOf(
      R"([{"on": "on_painting", "do": [{"op": "paint", "like": "kitchen", "colour": "black", "coats": 7,
                  "do": [{"op": "wait", "hours": 8}]}]}])");
  CHECK(code.size() == 2);
  for (const Instruction& it : code) {
    if (it.operation == 1) CHECK((arg<kWait, "hours">(it) == 8));
    if (it.operation == 1) continue;
    CHECK((arg<kPaint, "coats">(it) == 7));
    CHECK((arg<kPaint, "colour">(it) == Colour::black));
    CHECK((arg<kPaint, "like">(it) == CardId(300)));
  }
}

CASE(a_field_left_out_counts_as_its_first_name) {
  const std::vector<Instruction> code =
      codeOf(R"([{"on": "on_painting", "do": [{"op": "paint", "like": "kitchen", "coats": 1, "do": []}]}])");
  CHECK(code.size() == 1);
  CHECK((arg<kPaint, "colour">(code[0]) == Colour::red));
}
