import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { parseDeclaration } from "#platform/server/migrations/declaration.ts"
import {
  type Migration,
  migrate,
  readMigrations,
  requireMigrated,
} from "#platform/server/migrations.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { faultsOfMigration } from "#tests/architecture/migration-rules.ts"
import { testDatabaseWithUrl, workOff } from "#tests/support/database.ts"
import { makeFullLife } from "#tests/support/full-life.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

/*
 * What happens while a release replaces this one: its migrations have run, and our processes still answer. Its schema is
 * made up, and has one of everything that may be in a migration that only adds.
 */

const { db, owner, ownerUrl, url } = await testDatabaseWithUrl()
const ours = await readMigrations("db/migrations")
const role = decodeURIComponent(new URL(serverUrlOf(ownerUrl)).username)

function migration(name: string, text: string): Migration {
  return { name, hash: name, sql: text, ...parseDeclaration(text) }
}

const NEXT = [
  migration(
    "9001-next-columns.sql",
    `-- expand: what the next release writes down about people, flights and bookings
    select person_view.drop('users');
    select person_view.drop('bookings');
    alter table users add nickname text, add greeted_times integer not null default 0;
    alter table flights add is_scenic boolean not null default false;
    alter table bookings add asked_for text, alter passenger_id drop not null;
    alter table payments add constraint payments_of_next check (id > 0) not valid;
    select person_view.make('users');
    select person_view.make('bookings');`,
  ),
  migration(
    "9002-next-table.sql",
    `-- expand: a row beside each booking, by a trigger, also of those that we make
    create table booking_echoes (booking_id integer primary key references bookings on delete cascade, status text not null);
    create index booking_echoes_by_status on booking_echoes (status);
    create function echo_booking() returns trigger language plpgsql as $$
    begin
      insert into booking_echoes values (new.id, new.status)
        on conflict (booking_id) do update set status = excluded.status;
      return null;
    end $$;
    create trigger bookings_echo after insert or update on bookings for each row execute function echo_booking();`,
  ),
  migration(
    "9003-next-index.sql",
    `-- expand: an order that the next release asks for
-- without a transaction
create index concurrently bookings_by_test on bookings (status, id)`,
  ),
]

test("this release lives a whole life on the schema of the next one, beside its triggers", async () => {
  const before = await makeFullLife(db, "Vorher")
  expect(NEXT.flatMap(({ sql: text }) => faultsOfMigration(text))).toEqual([])
  await migrate(ownerUrl, [...ours, ...NEXT], role)
  // a process that starts now, also one of the role that owns the tables
  await requireMigrated(url, ours)
  expect(await migrate(ownerUrl, ours, role)).toEqual([])

  const after = await makeFullLife(db, "Nachher")
  await workOff(db)
  expect(after.id).toBeGreaterThan(before.id)
  expect(await brokenInvariants(db)).toEqual([])
  const { rows } = await db.execute<{ echoes: number; wrong: number }>(sql`
    select count(*)::int as echoes, count(*) filter (where e.status <> b.status)::int as wrong
    from booking_echoes e join bookings b on b.id = e.booking_id`)
  expect(rows[0]?.echoes).toBeGreaterThan(0)
  expect(rows[0]?.wrong).toBe(0)
  // what we have written is as the next release wants it
  await owner.execute(sql`alter table payments validate constraint payments_of_next`)
})
