// Fuzzes messages of a page for phones in a night of Halfwish: no seat can enter an event for another seat.
#include "app/host/phones/phone_input.h"

#include "house.h"
#include "rules/referee/random_play.h"

namespace {

using namespace lk;

const app::GameKit& kit() {
  static const auto loaded = app::loadKit("halfwish");
  fuzz::promise(bool(loaded), "the kit of the first game loads");
  return **loaded;
}

rules::Referee night() {
  rules::Chance chance(3);
  rules::Referee referee(*kit().game, kit().cards);
  referee.take(rules::anySetup(*kit().game, kit().cards, chance));
  return referee;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const rules::Referee begun = night();
  const QByteArray message(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  const auto input = app::readPhoneInput(rules::Seat::A, message, kit(), begun, nullptr);
  const auto* event = input ? std::get_if<rules::Event>(&*input) : nullptr;
  if (!event) return 0;
  const auto seat = event->seat();
  fuzz::promise(!seat || *seat == rules::Seat::A, "a seat speaks for itself alone");
  rules::Referee tried = begun;
  tried.take(*event);
  return 0;
}
