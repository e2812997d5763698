// WTactics (ORC) for the referee: two armies of eight slots. RULES.md numbers the rules it is based on.
#pragma once

#include "rules/referee/game.h"

namespace lk::rules::wtactics_orc {

class WTacticsOrc final : public Game {
 public:
  [[nodiscard]] std::string_view id() const override { return "wtactics_orc"; }
  [[nodiscard]] const Vocabulary& vocabulary() const override;
  [[nodiscard]] const Language& language() const override;
  Ruling setUp(State& state, const Event& setup, const CardBook& cards, StepSink steps) const override;
  Ruling judge(State& state, const Event& event, const CardBook& cards, StepSink steps) const override;
  [[nodiscard]] std::vector<Prompt> prompts(const State& state, const CardBook& cards) const override;
  [[nodiscard]] Readouts readouts(const State& state, const CardBook& cards) const override;
  [[nodiscard]] Observation observe(const State& state, const Placement& changed,
                                    std::span<const Placement> lying, const CardBook& cards) const override;
  [[nodiscard]] Knowers knowers(const State& state, const Event& event, const CardBook& cards) const override;
  [[nodiscard]] const Sampler* sampler() const override;
  [[nodiscard]] const Scoring* scoring() const override;
  [[nodiscard]] const Box* box() const override;
  [[nodiscard]] const Story* story() const override;
  [[nodiscard]] const Hands* hands() const override;
};

}  // namespace lk::rules::wtactics_orc
