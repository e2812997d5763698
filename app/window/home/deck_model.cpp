#include "app/window/home/deck_model.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/moves/move_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/words.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

DeckModel::DeckModel(SetupModel& setup, const WindowSettings& settings, QObject* parent)
    : QObject(parent), setup_(setup), settings_(settings) {}

QString DeckModel::who() const {
  return settings_.names()[seat_];
}

QList<DeckRow> DeckModel::rows() const {
  QList<DeckRow> out;
  if (mode_.empty() || !setup_.draft()) return out;
  const GameKit& kit = setup_.draft()->kit();
  for (const rules::CardDef& card : kit.cards.cards()) {
    const auto in = cards_.find(card.id);
    out += DeckRow{qtText(card.id), cardName(card), facePicture(kit, card.id),
                   in == cards_.end() ? 0 : in->second};
  }
  std::sort(out.begin(), out.end(),
            [](const DeckRow& a, const DeckRow& b) { return a.name.localeAwareCompare(b.name) < 0; });
  return out;
}

QList<NamedOption> DeckModel::modes() const {
  QList<NamedOption> out;
  if (!setup_.draft()) return out;
  const SetupDraft& draft = *setup_.draft();
  for (const std::string_view mode : deckModes(*draft.kit().game)) {
    const std::string value(mode);
    out += NamedOption{
        .id = qtText(value),
        .name = valueLabel({draft.spec().decks->check, "mode", seat_}, value, {}, draft.kit(), {}),
        .on = value == mode_};
  }
  return out;
}

int DeckModel::total() const {
  int sum = 0;
  for (const auto& [id, count] : cards_) sum += count;
  return sum;
}

void DeckModel::begin(const QString& seat) {
  const std::optional<rules::Seat> whose = rules::seatFrom(seat.toStdString());
  const SetupDraft* draft = setup_.draft();
  if (!whose || !draft) return;
  const std::vector<std::string_view> modes = deckModes(*draft->kit().game);
  if (modes.empty()) return;
  seat_ = *whose;
  mode_ = modes.back();
  cards_.clear();
  judge();
}

void DeckModel::takeMode(const QString& mode) {
  if (mode_.empty() || mode.isEmpty()) return;
  mode_ = mode.toStdString();
  judge();
}

void DeckModel::add(const QString& card, int by) {
  if (mode_.empty() || !setup_.draft() || !setup_.draft()->kit().cards.find(card.toStdString()).known())
    return;
  int& count = cards_[card.toStdString()];
  count = std::clamp(count + by, 0, setup_.draft()->spec().decks->greatest);
  judge();
}

void DeckModel::judge() {
  verdict_.clear();
  accepted_ = false;
  if (const SetupDraft* draft = setup_.draft(); draft && !mode_.empty() && total() > 0) {
    const Names& names = settings_.names();
    const rules::Ruling ruling = checkedDeck(*draft, seat_, mode_, cards_);
    accepted_ = ruling.verdict == rules::Verdict::accepted;
    QStringList told;
    for (const rules::Step& step : ruling.steps) told += stepText(step, draft->kit(), names);
    verdict_ = accepted_ ? told.join(QStringLiteral(". ")) : cure(ruling, draft->kit(), names);
  }
  emit changed();
}

void DeckModel::use() {
  if (accepted_) setup_.setDeck(QString(QLatin1Char(rules::letter(seat_))), total());
}

void DeckModel::forget() {
  cards_.clear();
  mode_.clear();
  judge();
}

}  // namespace lk::app
