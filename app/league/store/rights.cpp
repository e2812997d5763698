#include "app/league/store/rights.h"

namespace lk::league {

namespace {

constexpr const char* kRoles = R"(DO $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_catalog.pg_roles WHERE rolname = '{role}') THEN CREATE ROLE {role} NOLOGIN; END IF;
  END $$)";

// CASCADE is never used: an entry that organisers delete (after merging it into another) must be empty.
constexpr const char* kGrants = R"(
  REVOKE ALL ON SCHEMA lampkeeper FROM PUBLIC;
  GRANT USAGE ON SCHEMA lampkeeper TO {organiser}, {table}, {spectator};
  GRANT SELECT ON ALL TABLES IN SCHEMA lampkeeper TO {organiser}, {table}, {spectator};
  GRANT INSERT ON night TO {table};
  GRANT INSERT, UPDATE, DELETE ON player, alias, league, league_game, entry, round, pairing, seat, reporter TO {organiser};
  GRANT INSERT ON night, correction, penalty, trace TO {organiser};
  GRANT UPDATE (player) ON penalty TO {organiser};
  ALTER TABLE night ENABLE ROW LEVEL SECURITY;
  DROP POLICY IF EXISTS read_nights ON night;
  CREATE POLICY read_nights ON night FOR SELECT TO {organiser}, {table}, {spectator} USING (true);
  DROP POLICY IF EXISTS own_nights ON night;
  CREATE POLICY own_nights ON night FOR INSERT TO {table} WITH CHECK (
    login = CURRENT_USER AND EXISTS (SELECT 1 FROM reporter WHERE reporter.league = night.league
      AND reporter.number = night.number AND reporter.login = CURRENT_USER));
  DROP POLICY IF EXISTS all_nights ON night;
  CREATE POLICY all_nights ON night FOR INSERT TO {organiser} WITH CHECK (login = CURRENT_USER);
)";

constexpr const char* kNotifyFunction =
    R"(CREATE OR REPLACE FUNCTION lampkeeper.tell() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_notify('lampkeeper', ''); RETURN NULL; END $$)";
constexpr const char* kNotifyTrigger =
    "CREATE OR REPLACE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON {of} "
    "FOR EACH STATEMENT EXECUTE FUNCTION lampkeeper.tell()";

}  // namespace

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
  if (const Outcome<Done> made = database.run(kNotifyFunction); !made) return made;
  for (const char* of : {"entry", "round", "night", "correction", "penalty"})
    if (const Outcome<Done> created = database.run(QString(kNotifyTrigger).replace("{of}", of)); !created)
      return created;
  return Done{};
}

}  // namespace lk::league
