#include "app/league/store/schema.h"

#include <array>

#include "app/league/store/rights.h"

namespace lk::league {

namespace {

// Differences between the engines are in braces: {id} an automatic key, {key} a reference to such a key,
// {now} the time in UTC, {login} the current user, {strict} strict types.

// `alias` has all labels of a player: the own one and those of players merged into it.
// A seat is a player's place in a round, so that nobody sits twice; a table has two sides, a bye one.
// A night counts once in a league, whichever table reports it, and a table has one night: a continuation of
// it is its next revision. `events` has all events, one per line.
constexpr const char* kLeagues = R"(
  CREATE TABLE player (
    id {id},
    name TEXT NOT NULL CHECK (name <> ''),
    house TEXT NOT NULL DEFAULT ''
  ){strict};
  CREATE TABLE alias (
    folded TEXT PRIMARY KEY,
    shown TEXT NOT NULL,
    player {key} NOT NULL REFERENCES player (id)
  ){strict};
  CREATE INDEX alias_of_player ON alias (player);
  CREATE TABLE league (
    id {id},
    name TEXT NOT NULL CHECK (name <> ''),
    folded TEXT NOT NULL,
    season TEXT NOT NULL DEFAULT '',
    format TEXT NOT NULL CHECK (format IN ('swiss', 'round-robin', 'ladder')),
    rounds INTEGER NOT NULL DEFAULT 0 CHECK (rounds >= 0),
    made_at TEXT NOT NULL DEFAULT ({now}),
    UNIQUE (folded, season)
  ){strict};
  CREATE TABLE league_game (
    league {key} NOT NULL REFERENCES league (id),
    game TEXT NOT NULL,
    PRIMARY KEY (league, game)
  ){strict};
  CREATE TABLE entry (
    league {key} NOT NULL REFERENCES league (id),
    player {key} NOT NULL REFERENCES player (id),
    draw_number INTEGER NOT NULL CHECK (draw_number > 0),
    dropped INTEGER NOT NULL DEFAULT 0 CHECK (dropped IN (0, 1)),
    PRIMARY KEY (league, player),
    UNIQUE (league, draw_number)
  ){strict};
  CREATE TABLE round (
    league {key} NOT NULL REFERENCES league (id),
    number INTEGER NOT NULL CHECK (number > 0),
    paired_at TEXT NOT NULL DEFAULT ({now}),
    PRIMARY KEY (league, number)
  ){strict};
  CREATE TABLE pairing (
    league {key} NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    PRIMARY KEY (league, round, number),
    FOREIGN KEY (league, round) REFERENCES round (league, number)
  ){strict};
  CREATE TABLE seat (
    league {key} NOT NULL,
    round INTEGER NOT NULL,
    player {key} NOT NULL,
    number INTEGER NOT NULL,
    side INTEGER NOT NULL CHECK (side IN (1, 2)),
    PRIMARY KEY (league, round, player),
    UNIQUE (league, round, number, side),
    FOREIGN KEY (league, round, number) REFERENCES pairing (league, round, number),
    FOREIGN KEY (league, player) REFERENCES entry (league, player)
  ){strict};
  CREATE TABLE night (
    league {key} NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1 CHECK (revision > 0),
    digest TEXT NOT NULL,
    decision TEXT NOT NULL CHECK (decision IN ('first', 'second', 'drawn', 'both_won', 'both_lost')),
    decided_by TEXT NOT NULL,
    first_seat TEXT NOT NULL CHECK (first_seat IN ('A', 'B')),
    events TEXT NOT NULL,
    counted_at TEXT NOT NULL DEFAULT ({now}),
    login TEXT NOT NULL DEFAULT {login},
    PRIMARY KEY (league, round, number, revision),
    UNIQUE (league, digest),
    FOREIGN KEY (league, round, number) REFERENCES pairing (league, round, number)
  ){strict};
)";

// Decisions of organisers. They are never changed, only overridden by later ones. A correction without a
// decision opens the table again.
constexpr const char* kOrganisers = R"(
  CREATE TABLE correction (
    id {id},
    league {key} NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    decision TEXT CHECK (decision IN ('first', 'second', 'drawn', 'both_won', 'both_lost')),
    why TEXT NOT NULL,
    corrected_at TEXT NOT NULL DEFAULT ({now}),
    login TEXT NOT NULL DEFAULT {login},
    FOREIGN KEY (league, round, number) REFERENCES pairing (league, round, number)
  ){strict};
  CREATE INDEX correction_of_league ON correction (league);
  CREATE TABLE penalty (
    id {id},
    league {key} NOT NULL,
    player {key} NOT NULL,
    points INTEGER NOT NULL CHECK (points > 0),
    why TEXT NOT NULL,
    given_at TEXT NOT NULL DEFAULT ({now}),
    login TEXT NOT NULL DEFAULT {login},
    FOREIGN KEY (league, player) REFERENCES entry (league, player)
  ){strict};
  CREATE TABLE trace (
    id {id},
    league {key} REFERENCES league (id),
    what TEXT NOT NULL,
    why TEXT NOT NULL,
    done_at TEXT NOT NULL DEFAULT ({now}),
    login TEXT NOT NULL DEFAULT {login}
  ){strict};
)";

// Which login may report the results of which table.
constexpr const char* kReporters = R"(
  CREATE TABLE reporter (
    league {key} NOT NULL REFERENCES league (id),
    number INTEGER NOT NULL CHECK (number > 0),
    login TEXT NOT NULL,
    PRIMARY KEY (league, number, login)
  ){strict};
)";

// The formats are no longer listed here: leagueFormats() has them, and a league of another one is not read.
// SQLite cannot drop a constraint, but a column with its own.
constexpr const char* kAnyFormat = R"(
  ALTER TABLE league ADD COLUMN any_format TEXT NOT NULL DEFAULT '';
  UPDATE league SET any_format = format;
  ALTER TABLE league DROP COLUMN format;
  ALTER TABLE league RENAME COLUMN any_format TO format;
)";

// What a venue is told. The last row counts, or for announcements all after the last empty one; none is ever
// changed. A timer that does not run is paused with `seconds` left.
constexpr const char* kVenue = R"(
  CREATE TABLE timer (
    id {id},
    league {key} NOT NULL,
    round INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    running INTEGER NOT NULL CHECK (running IN (0, 1)),
    set_at TEXT NOT NULL DEFAULT ({now}),
    login TEXT NOT NULL DEFAULT {login},
    FOREIGN KEY (league, round) REFERENCES round (league, number)
  ){strict};
  CREATE INDEX timer_of_league ON timer (league, round);
  CREATE TABLE announcement (
    id {id},
    league {key} NOT NULL REFERENCES league (id),
    text TEXT NOT NULL,
    made_at TEXT NOT NULL DEFAULT ({now}),
    login TEXT NOT NULL DEFAULT {login}
  ){strict};
  CREATE INDEX announcement_of_league ON announcement (league);
)";

constexpr std::array kSteps{kLeagues, kOrganisers, kReporters, kAnyFormat, kVenue};

QString inDialect(QString script, Engine engine) {
  const bool sqlite = engine == Engine::sqlite;
  script.replace("{id}", sqlite ? "INTEGER PRIMARY KEY AUTOINCREMENT"
                                : "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY");
  script.replace("{key}", sqlite ? "INTEGER" : "BIGINT");
  script.replace("{now}", sqlite ? "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')"
                                 : "to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')");
  script.replace("{login}", sqlite ? "''" : "CURRENT_USER");
  return script.replace("{strict}", sqlite ? " STRICT" : "");
}

Fault newer(const Database& database, int schema) {
  return {database.address().shown(), 0,
          "was made by a newer Lampkeeper (its schema is " + std::to_string(schema) + ", this one knows " +
              std::to_string(newestLeagueSchema()) + ")",
          "update Lampkeeper here, or export the league there and import it into a database of this one"};
}

}  // namespace

int newestLeagueSchema() {
  return static_cast<int>(kSteps.size());
}

QString schemaStep(int step, Engine engine) {
  return inDialect(QString::fromLatin1(kSteps[static_cast<std::size_t>(step - 1)]), engine);
}

Outcome<int> schemaOf(Database& database) {
  const Outcome<Rows> there =
      database.engine() == Engine::sqlite
          ? database.rows("SELECT 1 FROM sqlite_master WHERE name = 'league_schema'")
          : database.rows(
                "SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = 'lampkeeper' AND "
                "tablename = 'league_schema'");
  if (!there) return there.fault();
  if (there->empty()) return 0;
  const Outcome<Rows> version = database.rows("SELECT version FROM league_schema");
  if (!version) return version.fault();
  return version->empty() ? 0 : version->front()[0].toInt();
}

Outcome<bool> isEmpty(Database& database) {
  const Outcome<Rows> tables = database.rows("SELECT COUNT(*) FROM sqlite_master");
  if (!tables) return tables.fault();
  return tables->front()[0].toInt() == 0;
}

Outcome<Done> checkSchema(Database& database) {
  const Outcome<int> schema = schemaOf(database);
  if (!schema) return schema.fault();
  if (*schema > newestLeagueSchema()) return newer(database, *schema);
  if (*schema == newestLeagueSchema()) return Done{};
  return Fault{database.address().shown(), 0,
               *schema == 0 ? "holds no leagues yet" : "was made by an older Lampkeeper",
               *schema == 0 ? "make the tables with lampkeeper league init"
                            : "bring it up to date with lampkeeper league init"};
}

Outcome<Done> prepareSchema(Database& database, int upTo) {
  const bool server = database.engine() == Engine::postgres;
  const Outcome<Done> done = database.inTransaction([&]() -> Outcome<Done> {
    if (server) {
      // If two organisers do this at the same time, the second waits for the first.
      if (const auto alone = database.run("SELECT pg_advisory_xact_lock(hashtext('lampkeeper league'))");
          !alone)
        return alone;
      if (const auto made = database.run("CREATE SCHEMA IF NOT EXISTS lampkeeper"); !made) return made;
    }
    const Outcome<int> schema = schemaOf(database);
    if (!schema) return schema.fault();
    if (*schema > newestLeagueSchema()) return newer(database, *schema);
    if (*schema == 0)
      if (const auto made = database.runAll("CREATE TABLE league_schema (version INTEGER NOT NULL);\n"
                                            "INSERT INTO league_schema VALUES (0);\n");
          !made)
        return made;
    for (int step = *schema + 1; step <= upTo; ++step)
      if (const auto taken = database.runAll(schemaStep(step, database.engine())); !taken) return taken;
    if (*schema < upTo)
      if (const auto noted = database.run("UPDATE league_schema SET version = ?", {upTo}); !noted)
        return noted;
    return server && upTo == newestLeagueSchema() ? grantRights(database) : Outcome<Done>(Done{});
  });
  return done;
}

}  // namespace lk::league
