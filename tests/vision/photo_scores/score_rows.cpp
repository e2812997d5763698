#include "score_rows.h"

#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace lk::photo_scores {

namespace {

#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
std::string
words(const char* format, ...) {
  char text[400];
  va_list values;
  va_start(values, format);
  std::vsnprintf(text, sizeof text, format, values);
  va_end(values);
  return text;
}

double percentOf(int part, int all) {
  return all > 0 ? 100.0 * part / all : 0;
}

double cornerErrorOf(const CardCounts& cards) {
  return cards.found > 0 ? 100 * cards.cornerErrors / cards.found : 0;
}

std::string cardWords(const SourceScore& score) {
  const CardCounts& c = score.cards;
  std::string text;
  if (score.library)
    text += words(
        "%d cards of the library: right %d (%.1f %%), wrong %d, unsure %d; strangers named %d of %d; "
        "right of %d names at 0.99 or more: %d; ",
        c.known, c.right, percentOf(c.right, c.known), c.wrong, c.unsure, c.strangersNamed,
        c.labels - c.known, c.sure, c.sureRight);
  text += words(
      "of %d outlines found %d (%.1f %%), missed %d, corners off by %.2f %%; where no card is: "
      "%d named, %d nameless",
      c.labels, c.found, percentOf(c.found, c.labels), c.missed(), cornerErrorOf(c), c.falseNamed,
      c.falseNameless);
  if (c.hidden > 0)
    text += words("; hidden %d: found %d, right %d, wrong %d", c.hidden, c.hiddenFound, c.hiddenRight,
                  c.hiddenWrong);
  if (const EnrolCounts& e = score.enrol; e.pictures > 0)
    text += words("; enrolling %d pictures: refused %d, %d cards taught, %d of %d judged ones wrongly",
                  e.pictures, e.refused, e.cards, e.taughtWrongly, e.judged);
  return text;
}

std::string diceWords(const SourceScore& score) {
  const DiceCounts& d = score.dice;
  return words(
      "%d dice: right %d (%.1f %%), wrong %d, unsure %d, missed %d; where no die is: %d values, %d "
      "unsure; %d cards where none is",
      d.dice, d.right, percentOf(d.right, d.dice), d.wrong, d.unsure, d.missed(), d.falseValues,
      d.falseUnsure, score.cards.falseNamed + score.cards.falseNameless);
}

std::string negativeWords(const SourceScore& score) {
  return words("values %d, unsure dice %d, names %d, nameless cards %d", score.dice.falseValues,
               score.dice.falseUnsure, score.cards.falseNamed, score.cards.falseNameless);
}

}  // namespace

std::string rowOf(const SourceScore& score) {
  std::string text = score.name + (score.leftOut ? " (left out)" : "") + ": ";
  switch (score.kind) {
    case SourceKind::cards:
      text += cardWords(score);
      break;
    case SourceKind::dice:
      text += diceWords(score);
      break;
    case SourceKind::negatives:
      text += negativeWords(score);
      break;
  }
  const bool negatives = score.kind == SourceKind::negatives;
  text +=
      words("; %d of %d photos %s; %.0f ms (median), %.0f at most", negatives ? score.silent : score.exact,
            score.photos, negatives ? "silent" : "exact", score.medianMs(), score.slowestMs());
  if (score.failed > 0) text += words("; %d photos could not be looked at", score.failed);
  for (const auto& [side, counts] : score.sizes)
    text += words("; at %d px %.1f %% of %d answers agree", side, percentOf(counts.agreeing, counts.answers),
                  counts.answers);
  return text;
}

std::string tableHead(SourceKind kind) {
  switch (kind) {
    case SourceKind::cards:
      return "| cards | photos | found | corners off | in library | right | wrong | unsure | strangers named "
             "| "
             "named, nameless where no card is | pictures to enrol, refused, taught wrongly | ms |\n"
             "|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    case SourceKind::dice:
      return "| dice | photos, exact | right | wrong | unsure | missed | values, \"not sure\" where no die "
             "is | "
             "cards where none is | ms |\n|---|---|---|---|---|---|---|---|---|\n";
    case SourceKind::negatives:
      return "| neither cards nor dice | photos | silent | values | \"not sure\" dice | names | nameless "
             "cards | "
             "ms |\n|---|---|---|---|---|---|---|---|\n";
  }
  return {};
}

std::string tableRowOf(const SourceScore& s) {
  const CardCounts& c = s.cards;
  const DiceCounts& d = s.dice;
  const EnrolCounts& e = s.enrol;
  std::string text = "| " + s.name + (s.leftOut ? " (left out)" : "") + " | ";
  switch (s.kind) {
    case SourceKind::cards:
      text += words("%d | %d of %d (%.0f %%) | %.1f %% | ", s.photos, c.found, c.labels,
                    percentOf(c.found, c.labels), cornerErrorOf(c));
      text += s.library ? words("%d | %d (%.0f %%) | %d | %d | %d of %d | ", c.known, c.right,
                                percentOf(c.right, c.known), c.wrong, c.unsure, c.strangersNamed,
                                c.labels - c.known)
                        : std::string("- | - | - | - | - | ");
      text += words("%d, %d | ", c.falseNamed, c.falseNameless);
      text += e.pictures > 0 ? words("%d, %d, %d | ", e.pictures, e.refused, e.taughtWrongly)
                             : std::string("- | ");
      break;
    case SourceKind::dice:
      text += words("%d, %d | %d of %d (%.0f %%) | %d | %d | %d | %d, %d | %d | ", s.photos, s.exact, d.right,
                    d.dice, percentOf(d.right, d.dice), d.wrong, d.unsure, d.missed(), d.falseValues,
                    d.falseUnsure, c.falseNamed + c.falseNameless);
      break;
    case SourceKind::negatives:
      text += words("%d | %d | %d | %d | %d | %d | ", s.photos, s.silent, d.falseValues, d.falseUnsure,
                    c.falseNamed, c.falseNameless);
      break;
  }
  return text + words("%.0f, %.0f |\n", s.medianMs(), s.slowestMs());
}

QJsonObject jsonOf(const SourceScore& score) {
  const CardCounts& c = score.cards;
  const DiceCounts& d = score.dice;
  QJsonObject json{{"photos", score.photos},
                   {"exact", score.exact},
                   {"silent", score.silent},
                   {"failed", score.failed},
                   {"ms_median", std::round(score.medianMs())},
                   {"ms_slowest", std::round(score.slowestMs())},
                   {"left_out", score.leftOut},
                   {"false_named", c.falseNamed},
                   {"false_nameless", c.falseNameless}};
  const auto put = [&](std::initializer_list<std::pair<const char*, int>> counts) {
    for (const auto& [name, count] : counts) json[QLatin1String(name)] = count;
  };
  if (score.kind == SourceKind::cards) {
    put({{"labels", c.labels}, {"found", c.found}, {"missed", c.missed()}});
    json["corner_error"] = std::round(1000 * cornerErrorOf(c)) / 1000;
    if (c.hidden > 0)
      put({{"hidden", c.hidden},
           {"hidden_found", c.hiddenFound},
           {"hidden_right", c.hiddenRight},
           {"hidden_wrong", c.hiddenWrong}});
    if (score.library)
      put({{"known", c.known},
           {"right", c.right},
           {"wrong", c.wrong},
           {"unsure", c.unsure},
           {"strangers_named", c.strangersNamed},
           {"sure", c.sure},
           {"sure_right", c.sureRight}});
    if (const EnrolCounts& e = score.enrol; e.pictures > 0)
      put({{"enrol_pictures", e.pictures},
           {"enrol_refused", e.refused},
           {"enrol_cards", e.cards},
           {"enrol_judged", e.judged},
           {"enrol_wrongly", e.taughtWrongly}});
  } else {
    put({{"false_values", d.falseValues}, {"false_unsure", d.falseUnsure}});
  }
  if (score.kind == SourceKind::dice)
    put({{"labels", d.dice},
         {"right", d.right},
         {"wrong", d.wrong},
         {"unsure", d.unsure},
         {"missed", d.missed()}});
  QJsonObject sizes;
  for (const auto& [side, counts] : score.sizes)
    sizes[QString::number(side)] = QJsonObject{{"answers", counts.answers}, {"agreeing", counts.agreeing}};
  if (!sizes.isEmpty()) json["sizes"] = sizes;
  return json;
}

}  // namespace lk::photo_scores
