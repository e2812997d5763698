#include "app/develop/shots/shots_rules.h"

namespace lk::app {

Outcome<Done> takeRules(WindowEngine& window, const TakePage& take) {
  RulesModel& rules = window.rules();
  const QString page = QStringLiteral("rules");
  const QString before = rules.chosen();
  rules.show(QStringLiteral("first_strike"));
  if (const Outcome<Done> taken = take(page, {}); !taken) return taken;
  rules.show(QStringLiteral("toughness"));
  rules.setSearch(rules.entry().title);
  if (const Outcome<Done> taken = take(page, QStringLiteral("rules-search")); !taken) return taken;
  window.showRule(QStringLiteral("D-78"));
  if (const Outcome<Done> taken = take(page, QStringLiteral("rules-other-game")); !taken) return taken;
  rules.show(before);
  return Done{};
}

}  // namespace lk::app
