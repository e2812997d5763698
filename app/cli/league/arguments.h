// The arguments of `league` on the command line.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/league/model/league.h"
#include "app/league/printing/league_pages.h"

namespace lk::app {

struct LeagueArguments {
  std::string database;  // a URL; empty: a file in the data folder
  std::string name;      // of the league
  std::string season;    // empty: the newest
  std::vector<std::string> games;
  const league::LeagueFormat* format = nullptr;
  int rounds = 0;
  std::vector<std::string> players;
  std::string house;
  std::string file;
  std::string night;
  std::vector<std::string> packs;
  int round = 0;  // 0: the newest
  int table = 0;  // 0: not given
  std::string slip;
  std::string result;
  std::string why;
  std::string login;
  int points = 0;
  int seconds = 0;  // 0: unlimited
  int minutes = 0;  // of a round's timer; 0: not given
  bool pause = false;
  bool resume = false;
  bool clear = false;
  std::string text;
  league::LeaguePages pages = league::LeaguePages::slips;
  QPageSize::PageSizeId paper = QPageSize::A4;
};

}  // namespace lk::app
