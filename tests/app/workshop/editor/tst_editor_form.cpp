// Tests that every house card can be built with its form alone, with any operations, and that a form's offers
// are valid.
#include <set>

#include <QTest>

#include "app/phrases/effects/effect_text.h"
#include "app/phrases/translation.h"
#include "app/workshop/editor/card_faults.h"
#include "app/workshop/editor/card_path.h"
#include "app/workshop/editor/form_edit.h"
#include "house_pack.h"
#include "rules/cards/wording_check.h"
#include "rules/text/wording.h"

using namespace lk;
using namespace lk::app;

namespace {

/// Returns the kind of a list's item, as the choice of its `add` row.
std::string choiceOf(const Json& item) {
  for (const char* name : {"on", "op", "card"})
    if (const Json* value = item.find(name)) return value->asString();
  return "option";
}

/// Fills in a form, one step at a time, until the card equals the original.
class Copyist {
 public:
  Copyist(const Json& wanted, const FormContext& context) : wanted_(wanted), context_(context) {}

  /// Returns the copy; null if no offer of the form leads on.
  Json copy() {
    Json card = newCard(wanted_["type"].asString(), context_);
    for (int steps = 0; steps < 2000; ++steps) {
      if (card == wanted_) return card;
      Json next = step(card);
      if (next == card) return {};
      card = std::move(next);
    }
    return {};
  }

 private:
  Json step(const Json& card) const {
    const std::vector<FormRow> form = formOf(card, context_);
    for (const FormRow& row : form) {
      for (const FormField& field : row.fields)
        if (const Json& value = valueAt(wanted_, field.path); value != field.value && offers(field, value))
          return withValue(card, field, value, context_);
      if (row.kind == FormRow::Kind::item && valueAt(wanted_, row.path).isNull())
        return withoutItem(card, row.path, context_);
      if (row.kind != FormRow::Kind::add) continue;
      const std::size_t have = valueAt(card, row.path).items().size();
      const Json::Array& all = valueAt(wanted_, row.path).items();
      if (have >= all.size()) continue;
      const std::string what = choiceOf(all[have]);
      for (const FormChoice& choice : row.choices)
        if (choice.id == what) return withAdded(card, row.path, what, context_);
    }
    return card;
  }

  static bool offers(const FormField& field, const Json& value) {
    const auto has = [&](const std::string& id) {
      return std::any_of(field.choices.begin(), field.choices.end(),
                         [&](const FormChoice& choice) { return choice.id == id; });
    };
    switch (field.kind) {
      case FormField::Kind::number:
        return value.isInt() && value.asInt() >= field.least && value.asInt() <= field.most;
      case FormField::Kind::choice:
        return has(value.asString());
      case FormField::Kind::several:
        return std::all_of(value.items().begin(), value.items().end(),
                           [&](const Json& item) { return has(item.asString()); });
      default:
        return value.isString();
    }
  }

  const Json& wanted_;
  const FormContext& context_;
};

/// Returns the card without the fields that only packs contain: its source, and which numbers its text omits.
Json asPeopleMakeIt(Json card) {
  for (const char* name : {"name_origin", "only_in_text", "only_in_effect"}) card.erase(name);
  card.set("origin", "own");
  return card;
}

void collectWords(const Json& part, const char* key, std::set<std::string>& out) {
  for (const Json& item : part.items()) collectWords(item, key, out);
  if (part[key].isString()) out.insert(part[key].asString());
  for (const auto& [name, value] : part.members()) collectWords(value, key, out);
}

}  // namespace

class EditorFormTest : public QObject {
  Q_OBJECT

  rules::PackDocument house_ = test::houseDocument("halfwish");
  FormContext context_ = test::contextOf(house_, "halfwish");
  rules::PackDocument plain_ = test::houseDocument("halfwish", kEnglish);

  [[nodiscard]] std::vector<PackFile> beside() const {
    const Outcome<PackFile> pack = housePack("halfwish");
    return {*pack};
  }

 private slots:
  void everyHouseCardIsBuiltFromItsForm_data() {
    QTest::addColumn<int>("place");
    for (std::size_t i = 0; i < house_.cards.size(); ++i)
      if (!house_.cards[i].find("means"))  // cards with a meaning of their own cannot be made by users
        QTest::addRow("%s", house_.cards[i]["id"].asString().c_str()) << static_cast<int>(i);
  }
  void everyHouseCardIsBuiltFromItsForm() {
    QFETCH(int, place);
    for (const QString& language : Translation::languages()) {
      const rules::PackDocument pack = test::houseDocument("halfwish", languageId(language));
      const FormContext context = test::contextOf(pack, "halfwish", languageId(language));
      const Json wanted = asPeopleMakeIt(pack.cards[static_cast<std::size_t>(place)]);
      const Json copy = Copyist(wanted, context).copy();
      QVERIFY2(copy == wanted, copy.dump().c_str());
      QCOMPARE(inOrder(copy, context.language()).dump(), inOrder(wanted, context.language()).dump());
    }
  }

  void aCardInItsFormIsTheCardThatWasLoaded() {
    QVERIFY(house_.cards.size() >= 116);
    for (const Json& card : house_.cards) {
      QVERIFY(!formOf(card, context_).empty());
      QVERIFY2(inOrder(card, context_.language()) == card, card["id"].asString().c_str());
    }
  }

  void theOrderOfMembersIsThatOfThePack() {
    int changed = 0;
    for (const Json& card : plain_.cards)
      changed += inOrder(card, context_.language())["effect"].dump() != card["effect"].dump();
    QCOMPARE(changed, 0);
  }

  void everyOperationAndTestOfHouseCardsIsInTheForms() {
    std::set<std::string> operations;
    std::set<std::string> tests;
    for (const Json& card : house_.cards) {
      collectWords(card, "op", operations);
      collectWords(card, "test", tests);
    }
    QCOMPARE(operations.size(), context_.language().operations.size());
    QCOMPARE(tests.size(), context_.language().tests.size());
  }

  /// A new card of each type, with each operation that may be added at each of its hooks, must have no fault
  /// except missing names.
  void whatAFormOffersIsSound_data() {
    QTest::addColumn<QString>("type");
    for (const rules::CardTypeSpec& type : context_.language().cardTypes)
      if (type.name != "choice")
        QTest::addRow("%s", type.name.data())
            << QString::fromUtf8(type.name.data(), qsizetype(type.name.size()));
  }
  void whatAFormOffersIsSound() {
    QFETCH(QString, type);
    Json card = newCard(type.toStdString(), context_);
    card.set("id", "mine");
    card.set("name", "Mine");
    card.set("name_zh", "我的");
    QVERIFY2(isSound(card), card.dump().c_str());
    for (const FormRow& row : formOf(card, context_)) {
      if (row.kind != FormRow::Kind::add || row.path != "effect") continue;
      for (const FormChoice& hook : row.choices) {
        const Json hooked = withAdded(card, "effect", hook.id, context_);
        for (const FormRow& verbs : formOf(hooked, context_)) {
          if (verbs.path != "effect/0/do" || verbs.kind != FormRow::Kind::add) continue;
          Json all = hooked;
          for (const FormChoice& verb : verbs.choices) {
            if (verb.id == "end_duel") continue;  // nothing may follow it: tried last
            all = withAdded(all, verbs.path, verb.id, context_);
          }
          QVERIFY2(isSound(all), all.dump().c_str());
        }
      }
    }
  }

  void anotherOperationKeepsWhatFits() {
    Json card = newCard("power", context_);
    card = withAdded(card, "effect", "on_play", context_);
    card = withAdded(card, "effect/0/do", "damage", context_);
    const auto set = [&](const char* path, Json value) {
      const std::vector<FormRow> form = formOf(card, context_);
      const FormField* field = fieldAt(form, path);
      QVERIFY2(field, path);
      card = withValue(card, *field, std::move(value), context_);
    };
    set("effect/0/do/0/who", "opponent");
    set("effect/0/do/0/amount", 4);
    set("effect/0/do/0/op", "heal");
    QCOMPARE(valueAt(card, "effect/0/do/0").dump(),
             std::string(R"({"op":"heal","who":"opponent","amount":4})"));
    set("effect/0/do/0/op", "if");
    card = withAdded(card, "effect/0/do/0/then", "cleanse", context_);
    set("effect/0/do/0/op", "later");
    QCOMPARE(valueAt(card, "effect/0/do/0/do/0/op").asString(), std::string("cleanse"));
  }

  void anEmptyOtherwiseIsLeftOut() {
    Json card = withAdded(newCard("power", context_), "effect", "on_play", context_);
    card = withAdded(card, "effect/0/do", "if", context_);
    card = withAdded(card, "effect/0/do/0/else", "cleanse", context_);
    QVERIFY(valueAt(card, "effect/0/do/0/else").isArray());
    card = withoutItem(card, "effect/0/do/0/else/0", context_);
    QVERIFY(valueAt(card, "effect/0/do/0/else").isNull());
  }

  void itemsMove() {
    Json card = withAdded(newCard("power", context_), "effect", "on_play", context_);
    card = withAdded(card, "effect/0/do", "cleanse", context_);
    card = withAdded(card, "effect/0/do", "heal", context_);
    QCOMPARE(valueAt(withMoved(card, "effect/0/do/1", -1), "effect/0/do/0/op").asString(),
             std::string("heal"));
    QVERIFY(withMoved(card, "effect/0/do/1", 1) == card);
    QVERIFY(withMoved(card, "effect/0/do/7", -1) == card);
  }

  void faultsStandAtTheirFields_data() {
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("path");
    QTest::newRow("number") << R"({"op":"damage","who":"self","amount":0,"kind":"normal"})"
                            << "effect/0/do/0/amount";
    QTest::newRow("player") << R"({"op":"heal","who":"winner","amount":1})"
                            << "effect/0/do/0/who";
    QTest::newRow("missing") << R"({"op":"heal","who":"self"})"
                             << "effect/0/do/0";
    QTest::newRow("word") << R"({"op":"heel"})"
                          << "effect/0/do/0";
    QTest::newRow("deep")
        << R"({"op":"if","test":{"test":"phase","is":"preparation"},"then":[{"op":"cleanse","who":"x"}]})"
        << "effect/0/do/0/then/0/who";
    QTest::newRow("test") << R"({"op":"if","test":{"test":"phase","is":"noon"},"then":[]})"
                          << "effect/0/do/0/test/is";
  }
  void faultsStandAtTheirFields() {
    QFETCH(QString, change);
    QFETCH(QString, path);
    Json card = withAdded(newCard("power", context_), "effect", "on_play", context_);
    card.set("id", "mine");
    card.set("name", "Mine");
    card.set("name_zh", "我的");
    card = changedAt(card, "effect/0/do",
                     [&](Json& list) { list.push(*readJson(change.toStdString(), "test")); });
    const std::vector<CardFault> faults = faultsOf(card, "halfwish", beside());
    QVERIFY(!faults.empty());
    QCOMPARE(QString::fromStdString(faults.front().path), path);
    QVERIFY2(!QString::fromStdString(faults.front().what).contains("\"mine\""), faults.front().what.c_str());
  }

  void generatedTextsPassTheCheckOfTheirWording() {
    int reported = 0;
    for (const Json& card : house_.cards) {
      if (card["effect"].items().empty()) continue;
      Json plain = withTexts(card);
      for (const char* name : {"only_in_text", "only_in_effect"}) plain.erase(name);
      for (const Fault& fault : rules::checkWording(plain, house_, "house", numberWords()))
        QFAIL(fault.text().c_str());
      ++reported;
    }
    QVERIFY(reported >= 90);
  }

  void anOwnCardMayBeInOneLanguage() {
    Json card = withAdded(newCard("power", context_), "effect", "on_play", context_);
    card = withAdded(card, "effect/0/do", "heal", context_);
    card.set("id", "mine");
    for (const char* language : {"", "_zh"}) {
      const bool english = *language == 0;
      card.set("name", english ? "Mine" : "");
      card.set("name_zh", english ? "" : "我的");
      card.set("text", english ? "You heal 1." : "");
      card.set("text_zh", english ? "" : "你回复 1 点生命。");
      for (const CardFault& fault : faultsOf(card, "halfwish", beside())) QFAIL(fault.what.c_str());
    }
    QCOMPARE(faultsOf(newCard("wish", context_), "halfwish", beside()).size(),
             std::size_t{3});  // id, name, text
    card.set("text_zh", "你回复 2 点生命。");
    QVERIFY(!faultsOf(card, "halfwish", beside()).empty());
  }

  void anIdThatIsTakenIsAFaultOfTheId() {
    Json card = newCard("wish", context_);
    card.set("id", "strike");
    const std::vector<CardFault> faults = faultsOf(card, "halfwish", beside());
    QVERIFY(!faults.empty());
    QCOMPARE(faults.front().path, std::string("id"));
  }

 private:
  /// Returns the card with the texts generated from its effect.
  Json withTexts(Json card) const {
    for (const LanguageId language : languagesOf(card, context_)) {
      const EffectSpeech speech{
          context_.game, language, [&](std::string_view id) {
            const Json* named = house_.find(id);
            return QString::fromStdString(named ? wordingOf(*named, "name").in(language) : "");
          }};
      const QString text = cardText(card["effect"], card["needs"], card["type"].asString(), speech);
      card.set(fieldIn("text", language), text.toStdString());
    }
    return card;
  }

  /// Only texts may be missing.
  bool isSound(const Json& card) const {
    for (const CardFault& fault : faultsOf(withTexts(card), "halfwish", beside())) {
      if (fault.path == "text" || translationIn(fault.path, "text")) continue;
      qWarning("%s: %s", fault.path.c_str(), fault.what.c_str());
      return false;
    }
    return true;
  }
};

QTEST_GUILESS_MAIN(EditorFormTest)
#include "tst_editor_form.moc"
