import { type SQL, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { loadInBulk } from "./load-in-bulk.ts"

/*
 * Copies the flights of the demo world with all that hangs at them, money and ledger included, as often as it
 * takes: every copy keeps the rules of the books as its original does, to the cent. Each has pilots of its own,
 * who cannot fly two at a time; guests and the accounts of the platform stay the same.
 */

/** Which rows of a table are copied; `books` holds the flights, bookings and checkouts that may be. */
const COPIED: Readonly<Record<string, SQL>> = {
  users: sql`t.id in (select pilot_id from books)`,
  pilot_profiles: sql`t.user_id in (select pilot_id from books)`,
  planes: sql`t.pilot_id in (select pilot_id from books)`,
  flights: sql`t.id in (select flight_id from books)`,
  flight_costs: sql`t.flight_id in (select flight_id from books)`,
  flight_prices: sql`t.flight_id in (select flight_id from books)`,
  flight_vettings: sql`t.flight_id in (select flight_id from books)`,
  flight_seats: sql`t.flight_id in (select flight_id from books)`,
  checkouts: sql`t.id in (select checkout_id from books)`,
  bookings: sql`t.id in (select booking_id from books)`,
  booking_people: sql`t.booking_id in (select booking_id from books)`,
  payments: sql`t.checkout_id in (select checkout_id from books)`,
  refunds: sql`t.payment_id in (select payment_id from books)`,
  booking_refunds: sql`t.booking_id in (select booking_id from books)`,
  seats_given_up: sql`t.booking_id in (select booking_id from books)`,
  share_refunds: sql`t.booking_id in (select booking_id from books)`,
  settlements: sql`t.flight_id in (select flight_id from books)`,
  settlement_costs: sql`t.flight_id in (select flight_id from books)`,
  settlement_parts: sql`t.booking_id in (select booking_id from books)`,
  payouts: sql`t.booking_id in (select booking_id from books)`,
  transfers: sql`t.booking_id in (select booking_id from books)`,
  ledger_accounts: sql`t.id in (select id from own_accounts)`,
  ledger_transactions: sql`t.id in (select id from moves)`,
  ledger_entries: sql`t.transaction_id in (select id from moves)`,
  events: sql`(t.entity, t.entity_id) in (select 'booking', booking_id from books
    union select 'flight', flight_id from books union select 'payment', payment_id from books)`,
}

/** Whose numbers a column holds: each copy has a range of its own behind those that are there. */
const NUMBERED_BY: Readonly<Record<string, string>> = {
  flight_id: "flights",
  pilot_id: "users",
  payee_id: "users",
  plane_id: "planes",
  checkout_id: "checkouts",
  booking_id: "bookings",
  adds_to_id: "bookings",
  joined_with_id: "bookings",
  payment_id: "payments",
  transaction_id: "ledger_transactions",
  event_id: "events",
}

const shifted = (column: SQL, table: string) =>
  sql`${column} + k * (select last from ranges where of_table = ${table})`

const accountNumber = sql`case when t.purpose like 'checkout%' then ${shifted(sql`t.subject_id`, "checkouts")}
  when t.purpose like 'booking%' then ${shifted(sql`t.subject_id`, "bookings")} else ${shifted(sql`t.subject_id`, "users")} end`

/** What there is one of, and what it numbers depends on, by table and column. */
const OWN: Readonly<Record<string, SQL>> = {
  "users.email": sql`k || '-' || t.email`,
  "pilot_profiles.user_id": shifted(sql`t.user_id`, "users"),
  "checkouts.ref": sql`translate(upper(substr(md5(t.ref || k), 1, 12)), '01', 'XY')`,
  "payments.ref": sql`translate(upper(substr(md5(t.ref || k), 1, 12)), '01', 'XY')`,
  "payments.provider_ref": sql`t.provider_ref || '_' || k`,
  "refunds.ref": sql`translate(upper(substr(md5(t.ref || k), 1, 12)), '01', 'XY')`,
  "refunds.provider_ref": sql`t.provider_ref || '_' || k`,
  "transfers.ref": sql`translate(upper(substr(md5(t.ref || k), 1, 12)), '01', 'XY')`,
  "transfers.key": sql`t.key || '/' || k`,
  "transfers.provider_ref": sql`t.provider_ref || '_' || k`,
  "ledger_transactions.business_key": sql`t.business_key || '/' || k`,
  "ledger_accounts.code": sql`split_part(t.code, ':', 1) || ':' || ${accountNumber} || ':' || split_part(t.code, ':', 3)`,
  "ledger_accounts.subject_id": accountNumber,
  "ledger_transactions.subject_id": sql`case t.subject when 'booking' then ${shifted(sql`t.subject_id`, "bookings")}
    when 'payment' then ${shifted(sql`t.subject_id`, "payments")} when 'transfer' then ${shifted(sql`t.subject_id`, "transfers")}
    else ${shifted(sql`t.subject_id`, "checkouts")} end`,
  "ledger_entries.account_id": sql`case when t.account_id in (select id from own_accounts)
    then ${shifted(sql`t.account_id`, "ledger_accounts")} else t.account_id end`,
  "events.entity_id": sql`case t.entity when 'booking' then ${shifted(sql`t.entity_id`, "bookings")}
    when 'flight' then ${shifted(sql`t.entity_id`, "flights")} else ${shifted(sql`t.entity_id`, "payments")} end`,
}

/** As many copies as make `count` bookings; answers how many there are then. */
export async function multiplyBooks(db: Db, { count }: { count: number }): Promise<number> {
  await loadInBulk(db, Object.keys(COPIED), async (tx) => {
    await chooseBooks(tx)
    const { rows } = await tx.execute<{ chosen: number }>(
      sql`select count(distinct booking_id)::int as chosen from books`,
    )
    const chosen = rows[0]?.chosen ?? 0
    if (chosen === 0) throw new Error("the demo world with its books has to be there")
    const copies = Math.ceil((count - (await tx.$count(sql`bookings`))) / chosen)
    for (const [table, which] of Object.entries(COPIED)) await copy(tx, { table, which, copies })
    await moveSequences(tx)
  })
  return await db.$count(sql`bookings`)
}

/** All but what vouchers and goodwill have to do with: their keys in the ledger name rows. */
async function chooseBooks(tx: Db) {
  await tx.execute(sql`
    create temp table books on commit drop as
    select f.id as flight_id, f.pilot_id, b.id as booking_id, b.checkout_id, p.id as payment_id
    from flights f left join bookings b on b.flight_id = f.id left join payments p on p.checkout_id = b.checkout_id
    where not exists (select from bookings o where o.flight_id = f.id and (
      o.id in (select booking_id from goodwills) or o.checkout_id in (select checkout_id from voucher_uses)))`)
  await tx.execute(sql`
    create temp table own_accounts on commit drop as
    select id from ledger_accounts a where purpose in ('booking_share', 'booking_fee', 'booking_vat')
        and subject_id in (select booking_id from books)
      or purpose in ('checkout_reserved', 'checkout_paid', 'checkout_credit') and subject_id in (select checkout_id from books)
      or purpose = 'pilot_payable' and subject_id in (select pilot_id from books)`)
  await tx.execute(sql`
    create temp table moves on commit drop as
    select id from ledger_transactions where (subject, subject_id) in (select 'booking', booking_id from books
      union select 'payment', payment_id from books union select 'checkout', checkout_id from books
      union select 'transfer', id from transfers where booking_id in (select booking_id from books))`)
  await tx.execute(
    sql`create temp table ranges (of_table text primary key, last integer not null) on commit drop`,
  )
  for (const table of await numberedTables(tx)) {
    await tx.execute(
      sql`insert into ranges select ${table}, coalesce(max(id), 0) from ${sql.identifier(table)}`,
    )
  }
}

async function copy(
  tx: Db,
  { table, which, copies }: { table: string; which: SQL; copies: number },
) {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  const names = rows.map(({ name }) => sql.identifier(name))
  const values = rows.map(({ name }) => expressionOf(table, name))
  await tx.execute(sql`
    insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} t, generate_series(1, ${copies}::integer) k
    where ${which}`)
}

function expressionOf(table: string, name: string): SQL {
  const own = OWN[`${table}.${name}`]
  if (own) return own
  const column = sql`t.${sql.identifier(name)}`
  const numberedBy = name === "id" ? table : NUMBERED_BY[name]
  return numberedBy === undefined ? column : shifted(column, numberedBy)
}

/** What comes next is numbered behind the copies. */
async function moveSequences(tx: Db) {
  for (const name of await numberedTables(tx)) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.identifier(name)}`,
    )
  }
}

async function numberedTables(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attrelid::regclass::text as name from pg_attribute
    where attrelid = any(${sql.param(Object.keys(COPIED))}::regclass[]) and attname = 'id' and attidentity <> ''`)
  return rows.map(({ name }) => name)
}
