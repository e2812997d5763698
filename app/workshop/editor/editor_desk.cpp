#include "app/workshop/editor/editor_desk.h"

#include <algorithm>

#include "app/phrases/qt_text.h"
#include "app/workshop/editor/card_path.h"
#include "app/workshop/editor/form_edit.h"
#include "app/workshop/editor/preview_card.h"
#include "rules/text/wording.h"

namespace lk::app {

namespace {

QString nameIn(const Json& card, LanguageId language) {
  const Wording name = wordingOf(card, "name");
  const std::string& first = name.in(language);
  const bool other = first.empty() && !name.others.empty();
  return QString::fromStdString(!first.empty() ? first
                                : other        ? name.others.begin()->second
                                               : card["id"].asString());
}

/// Converts a name to an id: small letters and digits; "_" between words; letters of other scripts by number.
std::string idFrom(const std::string& name) {
  std::string id;
  bool gap = false;
  for (const char32_t c : QString::fromStdString(name).toLower().toUcs4()) {
    const bool plain = (c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9');
    if (!plain && !QChar::isLetterOrNumber(c)) {
      gap = true;
      continue;
    }
    if (gap && !id.empty()) id += '_';
    gap = false;
    id += plain ? std::string(1, static_cast<char>(c))
                : "u" + QString::number(static_cast<uint>(c), 16).toStdString();
  }
  return id;
}

}  // namespace

EditorDesk::EditorDesk(std::shared_ptr<const GameKit> kit, DeskPlaces places, LanguageId language)
    : kit_(std::move(kit)),
      places_(std::move(places)),
      drafts_(places_.draft),
      packs_(std::string(kit_->id()), places_.packs) {
  context_.game = kit_->game;
  context_.languageId = language;
  readCards();
  place(newCard(context_.language().cardTypes.front().name, context_), {});
}

void EditorDesk::speak(LanguageId language) {
  if (language == context_.languageId) return;
  context_.languageId = language;
  readCards();
  rebuild();
}

/// Reads the cards that forms can refer to, with their current names.
void EditorDesk::readCards() {
  context_.cards.clear();
  const auto take = [this](const rules::PackDocument& pack) {
    for (const Json& card : pack.cards)
      context_.cards.push_back({card["id"].asString(), nameIn(card, context_.languageId),
                                card["type"].asString(), card["subtype"].asString()});
  };
  take(packs_.house());
  for (const DeskPacks::Own& own : packs_.own()) take(own.pack);
}

void EditorDesk::place(Json card, std::string former) {
  saved_ = card;
  former_ = std::move(former);
  history_.begin(std::move(card));
  rebuild();
}

void EditorDesk::rebuild() {
  form_ = formOf(card(), context_);
}

std::string EditorDesk::textOf(const Json& card, LanguageId language) const {
  return cardText(card["effect"], card["needs"], card["type"].asString(), speech(language)).toStdString();
}

bool EditorDesk::change(Json card, const std::string& at) {
  if (card == this->card()) return false;
  for (const LanguageId language : languagesOf(card, context_)) {
    const std::string field = fieldIn("text", language);
    if (card[field] == this->card()[field] &&
        this->card()[field].asString() == textOf(this->card(), language))
      card.set(field, textOf(card, language));
  }
  history_.change(std::move(card), at);
  rebuild();
  keepDrafts();
  return true;
}

void EditorDesk::keepDrafts() {
  Drafts drafts{std::nullopt, before_};
  if (unsaved()) drafts.onDesk = Draft{pack_, former_, card()};
  drafts_.keep(drafts);
}

Outcome<bool> EditorDesk::recover() {
  if (places_.draft.empty()) return false;
  Outcome<Drafts> drafts = readDrafts(places_.draft);
  if (!drafts) return drafts.fault();
  before_ = std::move(drafts->aside);
  if (drafts->onDesk) lay(*drafts->onDesk);
  return drafts->onDesk.has_value();
}

/// Restores a draft: the card as saved in its pack, with the draft as a change. The draft on disk is kept.
void EditorDesk::lay(const Draft& draft) {
  if (isPackName(draft.pack)) pack_ = draft.pack;
  const DeskPacks::Own* own = packs_.find(pack_);
  const Json* former = own ? own->pack.find(draft.former) : nullptr;
  place(former ? *former : newCard(draft.card["type"].asString(), context_),
        former ? draft.former : std::string());
  change(draft.card, {});
}

/// Stores an unsaved card, so that another one can take its place.
void EditorDesk::clear() {
  if (unsaved()) before_ = Draft{pack_, former_, card()};
}

void EditorDesk::bringBack() {
  const Draft back = std::move(*before_);
  before_.reset();
  clear();
  lay(back);
  keepDrafts();
}

std::vector<CardFault> EditorDesk::faults() const {
  return faultsOf(card(), kit_->id(), packs_.without(pack_, former_));
}

EffectSpeech EditorDesk::speech(LanguageId language) const {
  return {context_.game, language, [this, language](std::string_view id) {
            const Json* card = packs_.card(std::string(id));
            return card ? nameIn(*card, language) : qtText(id);
          }};
}

std::vector<EffectLine> EditorDesk::explanation() const {
  return effectLines(card()["effect"], card()["needs"], speech(context_.languageId));
}

rules::CardDef EditorDesk::preview() const {
  return previewOf(card(), context_.language());
}

std::vector<std::string> EditorDesk::types() const {
  std::vector<std::string> out;
  if (const FormField* field = fieldAt(form_, "type"))
    for (const FormChoice& choice : field->choices) out.push_back(choice.id);
  return out;
}

std::size_t EditorDesk::lengthOf(const std::string& list) const {
  return valueAt(card(), list).items().size();
}

std::vector<EditorDesk::PackNames> EditorDesk::packs() const {
  std::vector<PackNames> out;
  for (const DeskPacks::Own& own : packs_.own()) {
    out.push_back({own.name(), {}});
    for (const Json& card : own.pack.cards)
      out.back().cards.push_back(
          {card["id"].asString(), nameIn(card, context_.languageId), card["type"].asString()});
  }
  if (!packs_.find(pack_)) out.push_back({pack_, {}});
  return out;
}

std::vector<EditorDesk::CardName> EditorDesk::houseCards() const {
  std::vector<CardName> out;
  for (const Json& card : packs_.house().cards)
    if (card["means"].isNull())  // cards for spoken events cannot be copied
      out.push_back({card["id"].asString(), nameIn(card, context_.languageId), card["type"].asString()});
  return out;
}

bool EditorDesk::isTaken(const std::string& id) const {
  return id != former_ && packs_.card(id) != nullptr;
}

std::string EditorDesk::freeId(const std::string& name) const {
  const std::string id = idFrom(name);
  if (id.empty() || !isTaken(id)) return id;
  for (int n = 2;; ++n)
    if (const std::string next = id + "_" + std::to_string(n); !isTaken(next)) return next;
}

void EditorDesk::begin(std::string_view type) {
  clear();
  place(newCard(type, context_), {});
  keepDrafts();
}

bool EditorDesk::open(const std::string& pack, const std::string& id) {
  const DeskPacks::Own* own = pack.empty() ? packs_.holding(id) : packs_.find(pack);
  const Json* card = own ? own->pack.find(id) : nullptr;
  if (!card) return false;
  clear();
  pack_ = own->name();
  place(*card, id);
  keepDrafts();
  return true;
}

bool EditorDesk::copyOf(const std::string& id) {
  const Json* known = packs_.card(id);
  if (!known) return false;
  Json copy = *known;
  clear();
  place(newCard(copy["type"].asString(), context_), {});
  copy.set("id", freeId(copy["name"].asString()));
  copy.set("origin", "own");
  copy.erase("name_origin");
  change(inOrder(copy, context_.language()), {});
  return true;
}

bool EditorDesk::set(const std::string& path, Json value) {
  const FormField* field = fieldAt(form_, path);
  if (!field) return false;
  Json next = withValue(card(), *field, std::move(value), context_);
  // The id of a card that was never saved follows its name.
  if (former_.empty() && (path == "name" || translationIn(path, "name")) &&
      card()["id"].asString() == freeId(nameIn(card(), kEnglish).toStdString()))
    next.set("id", freeId(nameIn(next, kEnglish).toStdString()));
  return change(std::move(next), field->kind == FormField::Kind::choice ? std::string() : path);
}

bool EditorDesk::toggle(const std::string& path, const std::string& name) {
  const FormField* field = fieldAt(form_, path);
  if (!field || field->kind != FormField::Kind::several) return false;
  Json::Array chosen;
  for (const FormChoice& choice : field->choices)  // in the order of the language
    if (choice.chosen != (choice.id == name)) chosen.emplace_back(choice.id);
  return set(path, Json(std::move(chosen)));
}

bool EditorDesk::add(const std::string& list, const std::string& what) {
  return change(withAdded(card(), list, what, context_), {});
}
bool EditorDesk::remove(const std::string& path) {
  return change(withoutItem(card(), path, context_), {});
}
bool EditorDesk::move(const std::string& path, int by) {
  return change(withMoved(card(), path, by), {});
}

void EditorDesk::setPicture(std::string picture) {
  Json next = card();
  if (picture.empty())
    next.erase("picture");
  else
    next.set("picture", std::move(picture));
  change(std::move(next), {});
}

void EditorDesk::writeTexts() {
  Json next = card();
  for (const LanguageId language : languagesOf(next, context_))
    next.set(fieldIn("text", language), textOf(next, language));
  change(std::move(next), {});
}

bool EditorDesk::undo() {
  if (!canUndo()) return false;
  history_.undo();
  rebuild();
  keepDrafts();
  return true;
}

bool EditorDesk::redo() {
  if (!canRedo()) return false;
  history_.redo();
  rebuild();
  keepDrafts();
  return true;
}

Outcome<Done> EditorDesk::save() {
  const std::string& id = card()["id"].asString();
  if (id.empty()) return Fault{"card", 0, "has no name", "give it one"};
  if (isTaken(id))
    return Fault{"card", 0, "another card is called " + id + " in files", "change its short name"};
  if (const Outcome<Done> kept = packs_.put(pack_, former_, inOrder(card(), context_.language())); !kept)
    return kept.fault();
  readCards();
  former_ = id;
  saved_ = card();
  history_.pause();
  keepDrafts();
  return Done{};
}

Outcome<Done> EditorDesk::discard() {
  if (former_.empty()) return Done{};
  if (const Outcome<Done> gone = packs_.take(pack_, former_); !gone) return gone.fault();
  readCards();
  former_.clear();
  saved_ = {};
  keepDrafts();
  rebuild();
  return Done{};
}

bool EditorDesk::setPack(const std::string& pack) {
  if (!isPackName(pack) || pack == packs_.house().field("pack").asString()) return false;
  pack_ = pack;
  former_.clear();
  return true;
}

Outcome<std::string> EditorDesk::importFrom(const std::string& file) {
  Outcome<std::string> name = packs_.importFrom(file);
  if (name) {
    readCards();
    rebuild();
  }
  return name;
}

Outcome<Done> EditorDesk::exportTo(const std::string& file) const {
  return packs_.exportTo(pack_, file);
}

}  // namespace lk::app
