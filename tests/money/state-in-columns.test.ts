import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { migrate, readMigrations } from "#platform/server/migrations.ts"

/*
 * A database of the version before 0036-state-in-columns.sql, and a process of that version which runs
 * on beside the new one: both know state only as parts of names and of the data of events.
 */

const server = inject("templateUrl").replace(/\/[^/]*$/, "/postgres")
const name = `state_before_${randomUUID().replaceAll("-", "")}`
const url = server.replace(/\/postgres$/, `/${name}`)
const admin = new pg.Client({ connectionString: server })
const old = new pg.Client({ connectionString: url })

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${name}`)
  const all = await readMigrations("db/migrations")
  await migrate(
    url,
    all.filter((one) => one.name < "0036"),
  )
  await old.connect()
  await writeAsBefore(1)
  await migrate(url, all)
  await writeAsBefore(2)
})

afterAll(async () => {
  await old.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

/** What the version before writes of booking, checkout, payment and voucher number `id`. */
async function writeAsBefore(id: number) {
  const at = "'2026-11-20 09:00Z'"
  await old.query("begin")
  // the flight, account and payment of this booking are not what this is about
  await old.query("set local session_replication_role = replica")
  await old.query(`insert into bookings (id, flight_id, passenger_id, checkout_id, status, seats, seat_price_cents, fee_cents,
      hold_until, created_at) overriding system value
    values (${id}, ${id}, ${id}, ${id}, 'confirmed', 3, 5000, 500, ${at}, ${at})`)
  await old.query(`insert into disputes (id, payment_id, provider_ref, amount_cents, status, opened_at)
    overriding system value values (${70 + id}, ${id}, 'dp_${id}', 100, 'open', ${at})`)
  await old.query(`set local session_replication_role = origin`)
  await old.query(`insert into users (id, email, first_name, last_name, created_at) overriding system value
    values (${id}, 'p${id}@aufwind.example', 'P', 'P', ${at})`)
  await old.query(`insert into transfers (id, ref, key, provider, payee_id, amount_cents, status, ordered_at)
    overriding system value values
    (${80 + id}, 'TRANSFER${id}', 'payout/${id}/card/${id + 1}', 'trial', ${id}, 100, 'ordered', ${at}),
    (${90 + id}, 'OTHER${id}', 'something/${id}', 'trial', ${id}, 100, 'ordered', ${at})`)
  await old.query(`insert into ledger_accounts (code) values ('provider:stripe:authorised'),
    ('provider:trial:captured'), ('provider:trial:disputed'), ('platform:fees'), ('platform:vat'),
    ('platform:goodwill'), ('platform:chargebacks'), ('checkout:${id}:reserved'), ('checkout:${id}:paid'),
    ('checkout:${id}:credit'), ('voucher:${id}'), ('booking:${id}:share'), ('booking:${id}:fee'),
    ('pilot:${id}:payable') on conflict (code) do nothing`)
  for (const key of [
    `payment/${id}/authorised`,
    `payment/${id}/refunded/price/600`,
    `booking/${id}/prepaid`,
    `booking/${id}/given-back/seats/2/1`,
    `booking/${id}/settled`,
    `checkout/${id}/credit/given/1`,
    `voucher/${id}/emptied`,
    `dispute/dp_${id}/opened`,
    `transfer/TRANSFER${id}/1/done`,
  ]) {
    await old.query(`with move as (
        insert into ledger_transactions (business_key, kind, at) values ('${key}', 'any', ${at}) returning id)
      insert into ledger_entries (transaction_id, account_id, amount_cents)
      select move.id, a.id, case a.code when 'platform:vat' then -1 else 1 end from move, ledger_accounts a
      where a.code in ('platform:vat', 'checkout:${id}:paid')`)
  }
  await old.query(`insert into mails (id, key, recipient, subject, html, text, attachments, headers, holds_code,
      status, created_at)
    select gen_random_uuid(), key, 'a@aufwind.example', '', '', '', '[]', '{}', false, 'kept', ${at}
    from unnest(array['event/${id}/pilot', 'login-code/${id}']) key`)
  const event = (kind: string, data: object) =>
    old.query(
      `insert into events (kind, entity, entity_id, actor_kind, data, at) values ($1, 'booking', ${id}, 'system', $2, ${at})`,
      [kind, JSON.stringify(data)],
    )
  const refund = { refundCents: 100, refundShareCents: 60, refundFeeCents: 40 }
  const kept = { keptShareCents: 2_500, keptFeeCents: 500, isCollected: true }
  await event("booking.seats_given_up", { ...refund, ...kept, seats: 1, positions: [2] })
  await event("booking.kept_returned", { ...refund, refundCreditCents: 10 })
  await event("booking.seats_given_up", {
    ...refund,
    ...kept,
    seats: 1,
    positions: [1],
    lateSeats: 1,
  })
  await event("booking.price_cut", { refundCents: 0 })
  await old.query("commit")
}

async function rowsOf(query: string) {
  return (await old.query(query)).rows
}

const VERSIONS = [
  ["stood there before", 1],
  ["an older process has written since", 2],
] as const

test.each(VERSIONS)("accounts that %s say what they are for", async (_, id) => {
  expect(
    await rowsOf(`select code, purpose, provider, subject_id from ledger_accounts
      where subject_id = ${id} or subject_id is null order by code`),
  ).toEqual(
    [
      [`booking:${id}:fee`, "booking_fee", null, id],
      [`booking:${id}:share`, "booking_share", null, id],
      [`checkout:${id}:credit`, "checkout_credit", null, id],
      [`checkout:${id}:paid`, "checkout_paid", null, id],
      [`checkout:${id}:reserved`, "checkout_reserved", null, id],
      [`pilot:${id}:payable`, "pilot_payable", null, id],
      ["platform:chargebacks", "chargebacks", null, null],
      ["platform:fees", "earned_fees", null, null],
      ["platform:goodwill", "goodwill", null, null],
      ["platform:vat", "owed_vat", null, null],
      ["provider:stripe:authorised", "authorised", "stripe", null],
      ["provider:trial:captured", "captured", "trial", null],
      ["provider:trial:disputed", "disputed", "trial", null],
      [`voucher:${id}`, "voucher", null, id],
    ].map(([code, purpose, provider, subject_id]) => ({ code, purpose, provider, subject_id })),
  )
})

test.each(VERSIONS)("moves that %s say what they are about", async (_, id) => {
  expect(
    await rowsOf(`select subject, subject_id, refund_key from ledger_transactions
      where subject_id in (${id}, ${70 + id}, ${80 + id}) order by id`),
  ).toEqual(
    [
      ["payment", id, null],
      ["payment", id, "price/600"],
      ["booking", id, null],
      ["booking", id, "seats/2/1"],
      ["booking", id, "settlement"],
      ["checkout", id, null],
      ["voucher", id, "withdrawn"],
      ["dispute", 70 + id, null],
      ["transfer", 80 + id, null],
    ].map(([subject, subject_id, refund_key]) => ({ subject, subject_id, refund_key })),
  )
})

test.each(VERSIONS)("transfers that %s say whose payout they pay", async (_, id) => {
  expect(
    await rowsOf(
      `select id, booking_id from transfers where id in (${80 + id}, ${90 + id}) order by id`,
    ),
  ).toEqual([
    { id: 80 + id, booking_id: id },
    { id: 90 + id, booking_id: null },
  ])
})

test.each(VERSIONS)("mails that %s say what they are", async (_, id) => {
  expect(
    await rowsOf(`select kind, event_id::int from mails where key like '%/${id}%' order by number`),
  ).toEqual([
    { kind: "event", event_id: id },
    { kind: "login-code", event_id: null },
  ])
})

// an older process stays away since 0104-events-by-month.sql, which has taken away what read its events
test("what bookings give back that stood there before is in columns", async () => {
  const id = 1
  const parts = { share_cents: 60, fee_cents: 40 }
  expect(
    await rowsOf(`select amount_cents, credit_cents, share_cents, fee_cents from booking_refunds
      where booking_id = ${id} order by event_id`),
  ).toEqual([
    { amount_cents: 100, credit_cents: 0, ...parts },
    { amount_cents: 100, credit_cents: 10, ...parts },
    { amount_cents: 100, credit_cents: 0, ...parts },
    { amount_cents: 0, credit_cents: 0, share_cents: null, fee_cents: null },
  ])
  const kept = { late_seats: 1, kept_share_cents: 2_500, kept_fee_cents: 500, is_collected: true }
  expect(
    await rowsOf(`select positions, late_seats, kept_share_cents, kept_fee_cents, is_collected,
      waived_at is not null as is_waived from seats_given_up where booking_id = ${id} order by event_id`),
  ).toEqual([
    { positions: [2], ...kept, is_waived: true },
    { positions: [1], ...kept, is_waived: false },
  ])
})
