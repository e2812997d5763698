#include "app/record/printing/job_cards.h"

#include <algorithm>
#include <utility>

namespace lk::app {

namespace {

constexpr std::string_view kChoice = "choice";

template <class T>
bool holds(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

bool wanted(const PrintJob& job, const rules::CardDef& card, const GameKit& kit) {
  if (!rules::isCardOfItsOwn(kit.game->language().cardTypes, card.type)) return false;
  if (job.what == PrintWhat::choices && card.type != kChoice) return false;
  if (!job.packs.empty() && !holds(job.packs, card.pack)) return false;
  return job.ids.empty() || holds(job.ids, card.id);
}

/// Returns the word that the card shares with the card on its back; "" if its back is that of its deck.
std::string pairOf(const rules::CardDef& card) {
  const auto& types = faces::houseStyle().types;
  const auto type = types.find(card.type);
  if (type == types.end() || type->second.pairedBy.empty()) return {};
  for (const rules::CardWords& words : card.words)
    if (words.field == type->second.pairedBy && !words.words.empty())
      return card.type + "/" + words.words.front();
  return {};
}

/// Collects kinds of cards; the second of a pair goes onto the back of the first.
class CardPile {
 public:
  CardPile(const GameKit& kit, LanguageId language) : kit_(kit), language_(language) {}

  void add(const rules::CardDef& card, int copies) {
    faces::CardLook look = faces::lookOf(card, language_, &kit_.cards);
    const std::string pair = pairOf(card);
    const auto front = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& kind) {
      return !pair.empty() && kind.pair == pair && !kind.card.behind;
    });
    if (front != kinds_.end())
      front->card.behind = std::move(look);
    else
      kinds_.push_back(
          {{std::move(look), kit_.cards.game(), faces::deckOf(card.type), {}, card.origin == "house"},
           pair,
           copies});
  }

  [[nodiscard]] std::vector<PrintedCard> all() const {
    std::vector<PrintedCard> cards;
    for (const Kind& kind : kinds_)
      cards.insert(cards.end(), static_cast<std::size_t>(kind.copies), kind.card);
    return cards;
  }

 private:
  struct Kind {
    PrintedCard card;
    std::string pair;
    int copies = 1;
  };
  const GameKit& kit_;
  LanguageId language_;
  std::vector<Kind> kinds_;
};

}  // namespace

std::vector<PrintedCard> cardsOf(const PrintJob& job, const GameKit& kit) {
  if (job.what != PrintWhat::all && job.what != PrintWhat::cards && job.what != PrintWhat::choices) return {};
  CardPile pile(kit, job.language);
  for (const rules::CardDef& card : kit.cards.cards())
    if (wanted(job, card, kit)) pile.add(card, job.copies == PrintCopies::one ? 1 : card.copies);
  return pile.all();
}

std::vector<PrintedCard> cardsOf(const FirstGame::Cut& cut, const GameKit& kit, LanguageId language) {
  CardPile pile(kit, language);
  for (const FirstGame::Card& card : cut.cards) pile.add(kit.cards[kit.cards.find(card.id)], card.copies);
  return pile.all();
}

}  // namespace lk::app
