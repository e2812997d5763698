#include "app/window/table/pieces.h"

#include "app/phrases/figure_words.h"

namespace lk::app {

QList<CountedPiece> piecesOf(const Moment& moment) {
  QList<CountedPiece> pieces;
  if (!moment.begun) return pieces;
  for (const rules::FigureSpec& spec : moment.kit->game->vocabulary().tableFigures) {
    const Json& count = moment.view[spec.name];
    const bool shownElsewhere = spec.role == rules::FigureRole::round ||
                                spec.role == rules::FigureRole::turn ||
                                countsCards(moment.kit->board, spec.name);
    const FigureRank rank = figureRank(spec.name, moment.kit->id());
    if (!count.isInt() || spec.kind != rules::FigureKind::number || shownElsewhere) continue;
    if (rank == FigureRank::hidden || (count.asInt() == 0 && rank != FigureRank::always)) continue;
    pieces += CountedPiece{figureLabel(spec.name, moment.kit->id()), static_cast<int>(count.asInt())};
  }
  return pieces;
}

}  // namespace lk::app
