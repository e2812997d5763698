#include "app/league/store/rights.h"

namespace lk::league {

namespace {

constexpr const char* kRoles = R"(DO $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_catalog.pg_roles WHERE rolname = '{role}') THEN CREATE ROLE {role} NOLOGIN; END IF;
  END $$)";

// Columns that are not granted get their defaults: logins, times and ids are the server's. SESSION_USER is
// the login itself, whatever role it takes on. Updating a column of `league` is what locking it needs.
// CASCADE is never used: an entry that organisers delete (after merging it into another) must be empty.
constexpr const char* kGrants = R"(
  REVOKE ALL ON SCHEMA lampkeeper FROM PUBLIC;
  REVOKE ALL ON ALL TABLES IN SCHEMA lampkeeper FROM {organiser}, {table}, {spectator};
  GRANT USAGE ON SCHEMA lampkeeper TO {organiser}, {table}, {spectator};
  GRANT SELECT ON ALL TABLES IN SCHEMA lampkeeper TO {organiser}, {table}, {spectator};
  GRANT INSERT (league, round, number, revision, digest, decision, decided_by, first_seat, events) ON night
    TO {table}, {organiser};
  GRANT INSERT (league, round, number, decision, why) ON correction TO {organiser};
  GRANT INSERT (league, player, points, why) ON penalty TO {organiser};
  GRANT INSERT (league, what, why) ON trace TO {organiser};
  GRANT INSERT (league, round, seconds, running) ON timer TO {organiser};
  GRANT INSERT (league, text) ON announcement TO {organiser};
  GRANT INSERT (name, folded, season, format, rounds) ON league TO {organiser};
  GRANT UPDATE (rounds) ON league TO {organiser};
  GRANT INSERT (league, number) ON round TO {organiser};
  GRANT INSERT ON league_game, pairing, seat TO {organiser};
  GRANT UPDATE (player) ON penalty, seat TO {organiser};
  GRANT INSERT, UPDATE, DELETE ON player, alias, entry, reporter TO {organiser};
  ALTER TABLE night ENABLE ROW LEVEL SECURITY;
  DROP POLICY IF EXISTS read_nights ON night;
  CREATE POLICY read_nights ON night FOR SELECT TO {organiser}, {table}, {spectator} USING (true);
  DROP POLICY IF EXISTS own_nights ON night;
  CREATE POLICY own_nights ON night FOR INSERT TO {table} WITH CHECK (
    login = SESSION_USER AND EXISTS (SELECT 1 FROM reporter WHERE reporter.league = night.league
      AND reporter.number = night.number AND reporter.login = SESSION_USER));
  DROP POLICY IF EXISTS all_nights ON night;
  CREATE POLICY all_nights ON night FOR INSERT TO {organiser} WITH CHECK (login = SESSION_USER);
  ALTER TABLE night ALTER COLUMN login SET DEFAULT SESSION_USER;
  ALTER TABLE correction ALTER COLUMN login SET DEFAULT SESSION_USER;
  ALTER TABLE penalty ALTER COLUMN login SET DEFAULT SESSION_USER;
  ALTER TABLE trace ALTER COLUMN login SET DEFAULT SESSION_USER;
  ALTER TABLE timer ALTER COLUMN login SET DEFAULT SESSION_USER;
  ALTER TABLE announcement ALTER COLUMN login SET DEFAULT SESSION_USER;
)";

constexpr const char* kNotifyFunction =
    R"(CREATE OR REPLACE FUNCTION lampkeeper.tell() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_notify('lampkeeper', ''); RETURN NULL; END $$)";
constexpr const char* kNotifyTrigger =
    "CREATE OR REPLACE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON {of} "
    "FOR EACH STATEMENT EXECUTE FUNCTION lampkeeper.tell()";

// These two run with the rights of the owner.
constexpr const char* kMovedFunction =
    R"(CREATE OR REPLACE FUNCTION lampkeeper.note_moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO lampkeeper, pg_temp AS $$
  BEGIN INSERT INTO trace (league, what, why) VALUES (OLD.league, TG_TABLE_NAME || ' of player ' || OLD.player ||
    ' moved to player ' || NEW.player, 'merged'); RETURN NULL; END $$)";
constexpr const char* kMovedTrigger =
    "CREATE OR REPLACE TRIGGER moved AFTER UPDATE ON {of} FOR EACH ROW EXECUTE FUNCTION "
    "lampkeeper.note_moved()";
constexpr const char* kStatisticsFunction =
    R"(CREATE OR REPLACE FUNCTION lampkeeper.gather_statistics() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path TO lampkeeper, pg_temp AS $$
  BEGIN ANALYZE player, alias, entry, round, pairing, seat, night, correction; END $$)";

}  // namespace

Outcome<Done> gatherStatistics(Database& database) {
  if (database.engine() == Engine::sqlite) return Done{};
  const Outcome<Rows> may = database.rows(
      "SELECT COALESCE(has_function_privilege(to_regprocedure('lampkeeper.gather_statistics()'), 'EXECUTE'), "
      "false)");
  if (!may) return may.fault();
  return may->front()[0].toBool() ? database.run("SELECT lampkeeper.gather_statistics()")
                                  : Outcome<Done>(Done{});
}

Outcome<Done> grantRights(Database& database) {
  for (const char* role : {kOrganiserRole, kTableRole, kSpectatorRole}) {
    const Outcome<Done> made = database.run(QString(kRoles).replace("{role}", role));
    if (!made && database.error() == DatabaseError::forbidden)
      return Fault{made.fault().file, 0, "this login may not make roles",
                   "run init with a login that has CREATEROLE"};
    if (!made) return made;
  }
  QString grants = kGrants;
  grants.replace("{organiser}", kOrganiserRole);
  grants.replace("{table}", kTableRole);
  grants.replace("{spectator}", kSpectatorRole);
  if (const Outcome<Done> granted = database.runAll(grants); !granted) return granted;
  for (const char* function : {kNotifyFunction, kMovedFunction, kStatisticsFunction})
    if (const Outcome<Done> made = database.run(function); !made) return made;
  for (const char* of : {"seat", "penalty"})
    if (const Outcome<Done> created = database.run(QString(kMovedTrigger).replace("{of}", of)); !created)
      return created;
  const Outcome<Done> narrowed =
      database.runAll(QString("REVOKE ALL ON FUNCTION lampkeeper.gather_statistics() FROM PUBLIC;\n"
                              "GRANT EXECUTE ON FUNCTION lampkeeper.gather_statistics() TO %1;\n")
                          .arg(kOrganiserRole));
  if (!narrowed) return narrowed;
  for (const char* of : {"entry", "round", "night", "correction", "penalty", "timer", "announcement"})
    if (const Outcome<Done> created = database.run(QString(kNotifyTrigger).replace("{of}", of)); !created)
      return created;
  return Done{};
}

}  // namespace lk::league
