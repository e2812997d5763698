// The part of TableModel for input by tap or key: choices, and the entries that complete them.
#include <algorithm>
#include <utility>

#include "app/session/night/cast_dice.h"
#include "app/window/shared/pictures/picture_addresses.h"
#include "app/window/table/table_model.h"

namespace lk::app {

QString TableModel::entry() const {
  if (!entering_) return {};
  switch (entering_->entry) {
    case Entry::dice:
      return QStringLiteral("dice");
    case Entry::confirm:
      return QStringLiteral("confirm");
    default:
      return QStringLiteral("cards");
  }
}

void TableModel::choose(int row) {
  take(choices_.openChoice(row));
}

void TableModel::giveUp(int place) {
  take(choices_.ending(place));
}

void TableModel::chooseMended(int row) {
  take(mend_.choices()->openChoice(row), mend_.place());
}

void TableModel::take(const Choice* choice, int mended) {
  if (!choice) return;
  onto_.clear();  // a tile says something else than a drop
  if (choice->entry != Entry::none) return openEntry(*choice, mended);
  goOnWith(*choice, rules::Event(choice->event), mended, Secrecy::openly);
}

void TableModel::goOnWith(const Choice& choice, const rules::Event& event, int mended, Secrecy how) {
  if (choice.suggested && choice.seat && mended < 0) return goOn(composing_.begin(*choice.seat, event));
  if (choice.composes && choice.seat) return goOn(composing_.choose(*choice.seat, event));
  if (how == Secrecy::inSecret) emit secretEntered();
  enter(event, mended, how);
}

void TableModel::enter(const rules::Event& event, int mended, Secrecy how) {
  if (mended < 0) {
    lastEntry_ = how;
    return emit entered(event);
  }
  mend_.leave();
  emit amended(mended, event);
}

void TableModel::openEntry(const Choice& choice, int mended) {
  entering_ = choice;
  mending_ = mended;
  entryTitle_ = choice.who.isEmpty() ? choice.label : tr("%1: %2").arg(choice.who, choice.label);
  entryCards_.clear();
  for (const Pick& pick : choice.pool)
    entryCards_ += EntryCard{QString::fromStdString(pick.id), pick.name, pick.text,
                             facePicture(*kit_, pick.id),     pick.why,  pick.most};
  emit entryChanged();
}

void TableModel::closeEntry() {
  if (!entering_) return;
  entering_.reset();
  mending_ = -1;
  entryTitle_.clear();
  entryCards_.clear();
  if (!std::exchange(rolled_, {}).isEmpty()) emit entryRolledChanged();
  emit entryChanged();
}

void TableModel::openNextEntry() {
  const std::optional<Secrecy> last = std::exchange(lastEntry_, {});
  const bool noticed = !refusal_.isEmpty() || !question_.text.isEmpty();
  if (!last || entering_ || noticed || sourceLive()) return;
  if (std::find(atPhone_.begin(), atPhone_.end(), true) != atPhone_.end()) return;
  const Choice* next = choices_.onlyToEnter();
  const bool alone = !choices_.openChoice(1);
  if (next && (!next->secret || alone || *last == Secrecy::inSecret)) openEntry(*next);
}

void TableModel::cancelEntry() {
  if (!rolled_.isEmpty()) return enterRolled();  // a player who has seen the dice must not roll again
  const bool composed = entering_ && entering_->composes && onlyPick();
  closeEntry();
  if (composed) composeBack();  // it opened by itself, and would again
}

bool TableModel::entryMayRoll() const {
  return entering_ && mending_ < 0 && entering_->entry == Entry::dice &&
         canBeCast(*kit_, entering_->event, entering_->field);
}

void TableModel::rollDice() {
  if (!entryMayRoll() || !rolled_.isEmpty()) return;
  const Json dice = castDice(entering_->entryCount, entering_->sides);
  for (const Json& die : dice.items()) rolled_ += static_cast<int>(die.asInt());
  if (!entrySecret()) return enterRolled();
  emit entryRolledChanged();
}

void TableModel::enterRolled() {
  if (!entering_ || rolled_.isEmpty()) return;
  Json dice = Json::array();
  for (const int die : std::as_const(rolled_)) dice.push(die);
  say(withCastDice(entering_->event, entering_->field, std::move(dice)));
}

void TableModel::say(const std::optional<rules::Event>& complete) {
  if (!complete || !entering_) return;
  const Secrecy how = entrySecret() ? Secrecy::inSecret : Secrecy::openly;
  const int mended = mending_;
  const Choice choice = std::move(*entering_);
  closeEntry();
  goOnWith(choice, *complete, mended, how);
}

void TableModel::confirmEntry() {
  if (entering_ && entering_->entry == Entry::confirm) say(entering_->event);
}

void TableModel::enterDice(const QList<int>& dice) {
  if (entering_) say(withDice(*entering_, dice));
}

void TableModel::enterCards(const QStringList& cards) {
  if (entering_) say(withCards(*entering_, cards));
}

}  // namespace lk::app
