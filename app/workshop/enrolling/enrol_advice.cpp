#include "app/workshop/enrolling/enrol_advice.h"

#include <cmath>

#include <QCoreApplication>

namespace lk::app {

namespace {

struct EnrolWords {
  Q_DECLARE_TR_FUNCTIONS(Enrolling)
};

QString percent(double share) {
  return EnrolWords::tr("%1 %").arg(std::lround(100 * share));
}

Advice advice(const char* check, const QString& says, const QString& cure) {
  return {check, says.toStdString(), cure.toStdString()};
}

Advice adviceOn(vision::QualityFault fault, const vision::CardQuality& quality) {
  switch (fault) {
    case vision::QualityFault::cutOff:
      return advice(
          "whole",
          EnrolWords::tr("is cut off: %1 of it lies outside the photo").arg(percent(quality.outside)),
          EnrolWords::tr("take the photo again with all of the card in it"));
    case vision::QualityFault::small:
      return advice("sharp",
                    EnrolWords::tr("is only %1 pixels high, too few for small print")
                        .arg(std::lround(quality.heightPx)),
                    EnrolWords::tr("go nearer, or use more pixels"));
    case vision::QualityFault::blurred:
      return advice("sharp", EnrolWords::tr("is blurred"),
                    EnrolWords::tr("hold the camera still, let it focus, give it more light"));
    case vision::QualityFault::dark:
      return advice("lit", EnrolWords::tr("is too dark to tell its colours"),
                    EnrolWords::tr("give it more light"));
    case vision::QualityFault::overexposed:
      return advice(
          "lit",
          EnrolWords::tr("is so bright that %1 of its print is lost").arg(percent(quality.overexposed)),
          EnrolWords::tr("turn the card or the lamp until nothing glares, or shorten the exposure"));
  }
  return {};
}

}  // namespace

std::vector<Advice> adviceOn(const vision::CardQuality& quality) {
  std::vector<Advice> all;
  for (const vision::QualityFault fault : vision::faultsOf(quality)) all.push_back(adviceOn(fault, quality));
  return all;
}

std::vector<Advice> adviceOn(const vision::CardIndex::Nearest& nearest, const std::string& name) {
  if (nearest.key.empty() || nearest.distance >= vision::kDoubtDistance) return {};
  const QString other = QString::fromStdString(name);
  if (nearest.distance < vision::kLooksTheSame)
    return {advice(
        "alike", EnrolWords::tr("looks the same as %1").arg(other),
        EnrolWords::tr(
            "if it is the same card, use that name; if not, mark one of them: no picture tells them apart"))};
  return {advice(
      "alike", EnrolWords::tr("looks much like %1, so you will often be asked which one it is").arg(other),
      EnrolWords::tr(
          "teach both again, larger in the photo and evenly lit; if that is not enough, mark one"))};
}

}  // namespace lk::app
