import { randomBytes } from "node:crypto"
import { sql } from "drizzle-orm"
import { codeFromBytes } from "#features/vouchers/voucher-code.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { loadInBulk } from "./load-in-bulk.ts"

/*
 * Settled bookings on the flights that are there, with their people, checkouts and payments, and vouchers: as
 * many as a marketplace may ever get, to search in. Names are spread as in life, where few are common. Plain
 * sets of rows without a ledger: nothing of it moves any more.
 */

const TABLES = ["users", "checkouts", "bookings", "booking_people", "payments", "vouchers"]

const BATCH = 100_000
const BOOKINGS_PER_PERSON = 2
const BOOKINGS_PER_VOUCHER = 50

/** Adds so many bookings, of half as many people; flights and airports have to be there. */
export function fillBookings(db: Db, { count }: { count: number }): Promise<void> {
  return loadInBulk(db, TABLES, async (tx) => {
    await tx.execute(sql`select setseed(0.5)`)
    await tx.execute(
      sql`create temp table guests (number bigint primary key, id integer, name text) on commit drop`,
    )
    await tx.execute(
      sql`create temp table flown (number bigint primary key, id integer, departs_at timestamptz) on commit drop`,
    )
    await tx.execute(
      sql`insert into flown select row_number() over (order by id), id, departs_at from flights where status = 'closed'`,
    )
    await makeGuests(tx, Math.ceil(count / BOOKINGS_PER_PERSON))
    for (let done = 0; done < count; done += BATCH) {
      await makeBookings(tx, Math.min(BATCH, count - done))
    }
    await makeVouchers(tx, Math.ceil(count / BOOKINGS_PER_VOUCHER))
  })
}

async function makeGuests(tx: Db, count: number) {
  await tx.execute(sql`
    with drawn as (
      select n, power(random(), 2) as a, power(random(), 2) as b, random() as c
      from generate_series(1, ${count}::integer) as n
    ), named as (
      select n, (${FIRST_NAMES})[1 + floor(a * ${FIRST_NAMES_LIST.length})::int] as first_name,
        (${LAST_NAMES})[1 + floor(b * ${LAST_NAMES_LIST.length})::int]
          || (${ENDINGS})[1 + floor(c * ${ENDINGS_LIST.length})::int] as last_name
      from drawn
    ), person as (
      insert into users (email, first_name, last_name, created_at, email_confirmed_at)
      select lower(first_name || '.' || last_name) || '.' || n || '-' || substr(gen_random_uuid()::text, 1, 8) || '@gast.example',
        first_name, last_name, ${clock.now()}, ${clock.now()} from named
      returning id, first_name || ' ' || last_name as name
    )
    insert into guests select row_number() over (), id, name from person`)
  await tx.execute(sql`analyze guests`)
  await tx.execute(sql`analyze flown`)
}

async function makeBookings(tx: Db, count: number) {
  await tx.execute(sql`
    with drawn as (
      select gen_random_uuid()::text as key, 1 + floor(random() * (select count(*) from flown))::bigint as flight_number,
        1 + floor(random() * (select count(*) from guests))::bigint as guest_number,
        1 + floor(random() * (select count(*) from guests))::bigint as other_number, 1 + floor(random() * 2)::integer as seats
      from generate_series(1, ${count}::integer)
    ), planned as (
      select drawn.*, ${referenceOf(sql`key`)} as ref, flown.id as flight_id, flown.departs_at, guest.id as guest_id, guest.name, other.name as other_name
      from drawn join flown on flown.number = flight_number join guests guest on guest.number = guest_number
        join guests other on other.number = other_number
    ), checkout as (
      insert into checkouts (ref, secret_hash, subject, user_id, flight_id, seats, seat_price_cents, fee_cents, created_at,
        expires_at, ordered_at)
      select ref, key, 'flight', guest_id, flight_id, seats, 6250, 625, ${clock.now()}, ${clock.now()}, ${clock.now()} from planned
      returning id, ref
    ), booking as (
      insert into bookings (flight_id, passenger_id, checkout_id, status, seats, seat_price_cents, fee_cents, hold_until,
        respond_by, requested_at, answered_at, confirmed_at, created_at, starts_at)
      select flight_id, guest_id, checkout.id, 'settled', seats, 6250, 625, ${clock.now()}, ${clock.now()}, ${clock.now()},
        ${clock.now()}, ${clock.now()}, ${clock.now()}, departs_at from planned join checkout using (ref)
      returning id, checkout_id
    ), payment as (
      insert into payments (ref, provider, provider_ref, checkout_id, status, amount_cents, due_cents, captured_cents, created_at)
      select ${referenceOf(sql`'paid' || key`)}, 'stripe', 'pi_' || md5(key), checkout.id, 'captured', seats * 6875, seats * 6875,
        seats * 6875, ${clock.now()} from planned join checkout using (ref)
    )
    insert into booking_people (booking_id, position, name)
    select booking.id, position, case position when 1 then name else other_name end
    from planned join checkout using (ref) join booking on checkout_id = checkout.id, generate_series(1, seats) as position`)
}

async function makeVouchers(tx: Db, count: number) {
  const codes = Array.from({ length: count }, () => codeFromBytes(randomBytes(11)))
  await tx.execute(sql`
    insert into vouchers (status, code, value_cents, motif, recipient_name, delivery, buyer_email, created_at, ordered_at,
      activated_at, valid_until)
    select 'active', code, 10000, 'see', 'Inge', 'print', 'schenkt-' || n || '@gast.example', ${clock.now()}, ${clock.now()},
      ${clock.now()}, ${clock.now()}::timestamptz + interval '3 years'
    from unnest(${sql.param(codes)}::text[]) with ordinality as made (code, n)`)
}

/** Twelve characters that a public reference may have (`newRef`). */
const referenceOf = (key: ReturnType<typeof sql>) =>
  sql`translate(upper(substr(md5(${key}), 1, 12)), '01', 'XY')`

const FIRST_NAMES_LIST =
  "Alexander Andrea Anna Anke Antje Ayşe Barbara Ben Birgit Björn Clara Claudia Christian Daniel David Dieter Elif Emma Erik Eva Felix Finn Frank Franziska Greta Günter Hanna Hannes Heike Helga Ida Ines Jan Jana Jens Jonas Jörg Julia Jürgen Karin Katrin Kaya Klaus Lars Lena Leon Lukas Maria Markus Marlene Martin Mehmet Michael Monika Nele Nico Olga Paul Petra Rainer René Sabine Sören Stefan Tanja Thomas Uwe Vera Wolfgang Zoë".split(
    " ",
  )
const LAST_NAMES_LIST =
  "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Köhler Maier Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer Yıldız Öztürk".split(
    " ",
  )
/** Most names have none. */
const ENDINGS_LIST = ["", "", "", "", "", "", "-Lang", "-Roth", "-Bosch", "hauser", "bauer", "sen"]

const FIRST_NAMES = sql`${sql.param(FIRST_NAMES_LIST)}::text[]`
const LAST_NAMES = sql`${sql.param(LAST_NAMES_LIST)}::text[]`
const ENDINGS = sql`${sql.param(ENDINGS_LIST)}::text[]`
