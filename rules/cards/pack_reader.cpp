#include "rules/cards/pack_reader.h"

#include <algorithm>
#include <map>

#include "rules/effects/compile.h"
#include "rules/text/fields.h"

namespace lk::rules {

namespace {

constexpr int kMaxCopies = 1000;

bool isMeaning(const Json& value) {
  return value.isObject() && value["e"].isString();
}

/// Returns whether the value is a list whose items all satisfy `is`.
template <class Is>
bool isListOf(const Json& value, Is is) {
  return value.isArray() && std::all_of(value.items().begin(), value.items().end(), is);
}

std::string numbers(const Json& value, const Field&) {
  return isListOf(value, [](const Json& item) { return item.isInt(); }) ? "" : "a list of whole numbers";
}
std::string names(const Json& value, const Field& field) {
  const auto named = [&](const Json& item) { return kinds::name(item, field).empty(); };
  return isListOf(value, named) ? "" : "a list of " + oneOf(field.names);
}
std::string cardId(const Json& value, const Field& field) {
  return kinds::id(value, field).empty() ? "" : "the id of a card";
}
std::string test(const Json& value, const Field&) {
  return value.isObject() ? "" : "a test";
}
std::string events(const Json& value, const Field&) {
  return isListOf(value, isMeaning) ? "" : "a list of events";
}

constexpr Field kPackFields[] = {must("schema", kinds::whole, 1, kMaxCopies), must("pack", kinds::id),
                                 must("game", kinds::id), must("version", kinds::whole, 1, kMaxCopies),
                                 must("cards", kinds::list)};
constexpr Field kCardFields[] = {must("id", kinds::id),         must("name", kinds::text),
                                 must("type", kinds::id),       must("origin", kinds::text),
                                 must("text", kinds::text),     must("copies", kinds::whole, 1, kMaxCopies),
                                 must("effect", kinds::list),   may("name_origin", kinds::text),
                                 may("picture", kinds::text),   may("only_in_text", numbers),
                                 may("only_in_effect", numbers)};
constexpr Field kDeckFields[] = {must("card", kinds::id), must("count", kinds::whole, 1, kMaxCopies)};

/// Effects, decks and tests are checked elsewhere.
FieldKind kindOf(CardFieldKind kind) {
  switch (kind) {
    case CardFieldKind::name:
      return kinds::name;
    case CardFieldKind::names:
      return names;
    case CardFieldKind::number:
      return kinds::whole;
    case CardFieldKind::card:
      return cardId;
    case CardFieldKind::deck:
      return kinds::list;
    case CardFieldKind::test:
      return test;
    case CardFieldKind::events:
      return events;
  }
  return kinds::anything;
}

/// Returns the fields that every card has, followed by those of its type.
std::vector<Field> fieldsOf(std::span<const CardFieldSpec> ofType) {
  std::vector<Field> fields(std::begin(kCardFields), std::end(kCardFields));
  for (const CardFieldSpec& spec : ofType)
    fields.push_back({.name = spec.name,
                      .kind = kindOf(spec.kind),
                      .least = static_cast<double>(spec.least),
                      .most = static_cast<double>(spec.most),
                      .required = spec.required,
                      .names = spec.names});
  return fields;
}

std::string namesOf(std::span<const CardTypeSpec> types) {
  std::vector<std::string_view> names;
  for (const CardTypeSpec& type : types) names.push_back(type.name);
  return oneOf(names);
}

/// Reads packs one after the other and collects every fault.
class Reader {
 public:
  explicit Reader(FindLanguage languageOf) : languageOf_(languageOf) {}

  void add(const PackText& pack) {
    files_.push_back(pack.file);
    file_ = pack.file;
    Outcome<Json> json = readJson(pack.text, file_);
    if (!json) return faults_.push_back(json.fault());
    for (const TextFile& file : pack.translations) translate(*json, file);
    const std::size_t before = faults_.size();
    check(*json, kPackFields, "a pack");
    const std::string& game = (*json)["game"].asString();
    if (game_.empty()) game_ = game;
    language_ = languageOf_(game_);
    pack_ = (*json)["pack"].asString();
    if (faults_.size() == before) checkHeader(*json);
    if (game == game_)
      for (const Json& card : (*json)["cards"].items()) readCard(card, language_);
  }

  /// Checks references between cards and effects. Called when all cards are read, because they name each
  /// other.
  PackReading finish() {
    checkReferences();
    checkVariants();
    if (!game_.empty()) checkEffects();
    if (!faults_.empty()) return {{}, sorted()};
    return {CardBook(game_, std::move(cards_), language_), {}};
  }

 private:
  void fault(const Json& at, std::string what, std::string cure) {
    faults_.push_back({std::string(file_), at.line(), std::move(what), std::move(cure)});
  }

  void check(const Json& object, std::span<const Field> table, const std::string& whose) {
    checkFields(object, table,
                [&](const Misfield& wrong) { fault(wrong.at, wrong.what(whose), wrong.cure()); });
  }
  /// Checks a card, whose texts may also be given in other languages. `open` allows unknown fields: the card
  /// belongs to a game without rules here.
  void checkCard(const Json& card, std::span<const Field> table, const std::string& whose, bool open) {
    checkFields(card, table, [&](const Misfield& wrong) {
      const bool unknown = wrong.why == Misfield::Why::unknown;
      const bool translates =
          unknown && (translationIn(wrong.name, "name") || translationIn(wrong.name, "text"));
      if (translates && !wrong.at.isString())
        fault(wrong.at, "\"" + wrong.name + "\" of " + whose + " must be a text", "correct its value");
      else if (!translates && !(open && unknown))
        fault(wrong.at, wrong.what(whose), wrong.cure());
    });
  }

  void translate(Json& pack, const TextFile& file) {
    PackTexts texts(file);
    if (Json* cards = pack.find("cards")) cards->each([&](Json& card) { texts.layOver(card); });
    const std::vector<Fault> found = texts.faults();
    faults_.insert(faults_.end(), found.begin(), found.end());
  }

  void checkHeader(const Json& json) {
    if (json["schema"].asInt() != 1)
      fault(json["schema"], "schema " + json["schema"].dump() + " is not known", "this build reads schema 1");
    if (json["game"].asString() != game_)
      fault(json["game"], "the pack belongs to the game " + json["game"].asString() + ", not to " + game_,
            "leave it out");
    if (const auto [other, first] = packs_.emplace(pack_, file_); !first)
      fault(json["pack"], "the pack " + pack_ + " is there already, in " + std::string(other->second),
            "leave one of them out, or rename it");
  }

  std::vector<Fault> sorted() {
    const auto place = [this](const Fault& fault) {
      return std::pair(std::find(files_.begin(), files_.end(), fault.file) - files_.begin(), fault.line);
    };
    std::stable_sort(faults_.begin(), faults_.end(),
                     [&](const Fault& a, const Fault& b) { return place(a) < place(b); });
    return std::move(faults_);
  }

  void readCard(const Json& json, const Language* language) {
    const std::string whose = "card \"" + json["id"].asString() + "\"";
    const CardTypeSpec* type = typeOf(json, language);
    if (language && !type) {
      fault(json.isObject() ? json["type"].isNull() ? json : json["type"] : json,
            whose + " is of an unknown type \"" + json["type"].asString() + "\"",
            "use " + namesOf(language->cardTypes));
      return;
    }
    const std::span<const CardFieldSpec> fields = type ? type->fields : std::span<const CardFieldSpec>();
    checkCard(json, fieldsOf(fields), whose, type == nullptr);
    if (const auto [other, first] = ids_.emplace(json["id"].asString(), cards_.size()); !first)
      fault(json["id"], idTwice(other->first, other->second), "give every card its own id");
    cards_.push_back(card(json, fields));
    fileOf_.push_back(file_);
  }

  [[nodiscard]] std::string idTwice(const std::string& id, std::size_t other) const {
    const std::string what = "the id \"" + id + "\" is used twice";
    return fileOf_[other] == file_ ? what : what + ": the pack " + cards_[other].pack + " has it, too";
  }

  /// Returns the card's type; nullptr if the game does not know it, or if the game has no rules here.
  static const CardTypeSpec* typeOf(const Json& card, const Language* language) {
    if (!language) return nullptr;
    const auto found =
        std::find_if(language->cardTypes.begin(), language->cardTypes.end(),
                     [&](const CardTypeSpec& spec) { return spec.name == card["type"].asString(); });
    return found == language->cardTypes.end() ? nullptr : &*found;
  }

  CardDef card(const Json& json, std::span<const CardFieldSpec> fields) {
    CardDef def;
    def.id = json["id"].asString();
    def.name = wordingOf(json, "name");
    def.type = json["type"].asString();
    def.kind = json["kind"].asString();
    def.subtype = json["subtype"].asString();
    def.countsAs = json["counts_as"].asString();
    def.replaces = json["replaces"].asString();
    def.nameOrigin = json["name_origin"].asString();
    def.text = wordingOf(json, "text");
    def.origin = json["origin"].asString();
    def.picture = json["picture"].asString();
    def.pack = pack_;
    def.copies = static_cast<int>(json["copies"].asInt(1));
    def.needs = json["needs"];
    def.effect = json["effect"];
    def.means = json["means"];
    for (const CardFieldSpec& field : fields)
      if (const Json* value = json.find(field.name)) take(*value, field, def);
    return def;
  }

  void take(const Json& value, const CardFieldSpec& field, CardDef& def) {
    switch (field.kind) {
      case CardFieldKind::name:
        def.words.push_back({field.name, {value.asString()}});
        break;
      case CardFieldKind::names:
        def.words.push_back({field.name, {}});
        for (const Json& word : value.items()) def.words.back().words.push_back(word.asString());
        break;
      case CardFieldKind::number:
        def.figures.push_back({field.name, static_cast<int>(value.asInt())});
        break;
      case CardFieldKind::card:
        references_.push_back({value.asString(), field.of, file_, value.line()});
        break;
      case CardFieldKind::deck:
        for (const Json& entry : value.items()) def.deck.push_back(deckEntry(entry, field.of));
        break;
      case CardFieldKind::test:
      case CardFieldKind::events:
        break;
    }
  }

  DeckEntry deckEntry(const Json& json, std::string_view type) {
    check(json, kDeckFields, "a deck entry");
    if (json["card"].isString()) references_.push_back({json["card"].asString(), type, file_, json.line()});
    return {json["card"].asString(), static_cast<int>(json["count"].asInt(1))};
  }

  void checkReferences() {
    for (const Reference& reference : references_) {
      if (named(reference.id).type != reference.type)
        faults_.push_back(
            {std::string(reference.file), reference.line,
             "no " + std::string(reference.type) + " of this pack is called \"" + reference.id + "\"",
             "correct the id or add the card"});
    }
  }

  /// Checks that a variant counts as a card that counts as itself. Chains could be endless.
  void checkVariants() {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      const auto meant = ids_.find(cards_[i].countsAs);
      if (meant == ids_.end() || cards_[meant->second].countsAs.empty()) continue;
      faults_.push_back({std::string(fileOf_[i]), cards_[i].effect.line(),
                         "card \"" + cards_[i].id + "\" counts as \"" + cards_[i].countsAs +
                             "\", which itself counts as \"" + cards_[meant->second].countsAs + "\"",
                         "name a card that counts as no other"});
    }
  }

  void checkEffects() {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      const CardDef& card = cards_[i];
      if (!card.effect.isArray()) continue;
      const CompileContext context{.language = language_,
                                   .find = [this](std::string_view id) { return named(id); },
                                   .file = fileOf_[i]};
      Compiled effect = compileEffect(card.effect, card.needs, card.id, card.type, context);
      faults_.insert(faults_.end(), effect.faults.begin(), effect.faults.end());
    }
  }

  [[nodiscard]] CardName named(std::string_view id) const {
    const auto found = ids_.find(id);
    if (found == ids_.end()) return {};
    const CardDef& card = cards_[found->second];
    return {CardId(static_cast<std::uint16_t>(found->second + 1)), card.type, card.subtype};
  }

  /// A card that another card names.
  struct Reference {
    std::string id;
    std::string_view type;
    std::string_view file;
    int line = 0;
  };

  FindLanguage languageOf_;
  const Language* language_ = nullptr;
  std::string game_;                               // of all packs
  std::map<std::string, std::string_view> packs_;  // their files
  std::vector<std::string_view> files_;            // in the order of reading
  std::string_view file_;                          // file being read
  std::string pack_;                               // pack being read
  std::vector<Fault> faults_;
  std::vector<CardDef> cards_;
  std::vector<std::string_view> fileOf_;                 // file of each card
  std::map<std::string, std::size_t, std::less<>> ids_;  // index in cards_
  std::vector<Reference> references_;
};

}  // namespace

PackReading readPack(std::string_view text, std::string_view file, FindLanguage languageOf) {
  return readPacks(std::vector<PackText>{{text, file}}, languageOf);
}

PackReading readPacks(std::span<const PackText> packs, FindLanguage languageOf) {
  Reader reader(languageOf);
  for (const PackText& pack : packs) reader.add(pack);
  return reader.finish();
}

}  // namespace lk::rules
