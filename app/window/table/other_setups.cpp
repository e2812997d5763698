#include "app/window/table/other_setups.h"

#include <QCoreApplication>

#include "app/phrases/card_words.h"
#include "app/phrases/table_options.h"
#include "app/session/night/setup_draft.h"

namespace lk::app {

namespace {

struct SetupWords {
  Q_DECLARE_TR_FUNCTIONS(SetupWords)
};

/// Collects the alternatives to one set-up.
class Changes {
 public:
  Changes(const rules::Event& setup, const std::shared_ptr<const GameKit>& kit, const Names& names)
      : setup_(setup), draft_(kit), names_(names) {
    draft_.recall(setup.body);
  }

  void cards(const rules::SeatChoice& choice, rules::Seat seat) {
    const rules::CardBook& book = draft_.kit().cards;
    const std::string now = draft_.chosen(choice.key, seat);
    for (const rules::CardId card : book.ofType(choice.cardType)) {
      if (book[card].id == now) continue;
      SetupDraft other = draft_;
      other.choose(choice.key, seat, book[card].id);
      add(SetupWords::tr("%1: %2").arg(names_[seat], cardName(book[card])), seat, choice.key,
          other.setup().body[choice.key]);
    }
    const std::vector<rules::CardId> parts = draft_.parts(choice, seat);
    for (std::size_t place = 0; place < parts.size(); ++place) {
      SetupDraft other = draft_;
      if (!other.swapPart(choice.key, seat, place)) continue;
      add(SetupWords::tr("%1: %2 instead of %3")
              .arg(names_[seat], cardName(book[other.parts(choice, seat)[place]]),
                   cardName(book[parts[place]])),
          seat, choice.key, other.setup().body[choice.key]);
    }
  }
  void starter(rules::Seat seat) {
    if (seat == draft_.starter()) return;
    add(SetupWords::tr("%1 goes first").arg(names_[seat]), seat, draft_.spec().starter,
        Json(std::string(rules::name(seat))));
  }
  void part(const TableOption& option) {
    const bool played = draft_.option(option.key).asString() == option.readings.front().value;
    const TableReading& other = played ? option.readings.back() : option.readings.front();
    Json options = setup_.body["options"];
    if (options.isNull()) options = Json::object();
    options.set(option.key, other.value);
    add(SetupWords::tr("%1: %2").arg(option.part, played ? SetupWords::tr("off") : SetupWords::tr("on")),
        std::nullopt, "options", std::move(options));
  }
  [[nodiscard]] const SetupDraft& draft() const { return draft_; }
  [[nodiscard]] std::vector<Choice> all() && { return std::move(all_); }

 private:
  void add(QString label, std::optional<rules::Seat> seat, std::string_view field, Json value) {
    Choice choice;
    choice.label = std::move(label);
    choice.seat = seat;
    choice.event = setup_;
    choice.event.body.set(field, std::move(value));
    all_.push_back(std::move(choice));
  }

  const rules::Event& setup_;
  SetupDraft draft_;
  const Names& names_;
  std::vector<Choice> all_;
};

}  // namespace

std::vector<Choice> otherSetups(const rules::Event& setup, const std::shared_ptr<const GameKit>& kit,
                                const Names& names) {
  Changes changes(setup, kit, names);
  const SetupDraft& draft = changes.draft();
  const auto seats = std::span(rules::kAllSeats).first(static_cast<std::size_t>(draft.players()));
  for (const rules::SeatChoice& choice : draft.spec().choices)
    if (draft.asksFor(choice))
      for (const rules::Seat seat : seats) changes.cards(choice, seat);
  if (!draft.spec().starter.empty())
    for (const rules::Seat seat : seats) changes.starter(seat);
  for (const TableOption& option : tableOptions(*kit))
    if (!option.part.isEmpty()) changes.part(option);
  return std::move(changes).all();
}

}  // namespace lk::app
