import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { and, eq, sql } from "drizzle-orm"
import { strFromU8, unzipSync } from "fflate"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { dataLooksTable } from "#features/data-looks/server/data-looks-table.ts"
import { type ControlGroup, differenceOf } from "#features/exports/control-lines.ts"
import { datevAccountOf } from "#features/exports/datev/datev-accounts.ts"
import { DATEV_COLUMNS } from "#features/exports/datev/datev-format.ts"
import { NOTE_WANTED } from "#features/exports/month-closing.ts"
import { closeMonth } from "#features/exports/server/close-month.ts"
import { writeDatevBatch } from "#features/exports/server/datev/write-datev-batch.ts"
import { findMonth } from "#features/exports/server/find-month.ts"
import { zipReceipts } from "#features/exports/server/zip-receipts.ts"
import type { AccountPurpose } from "#features/ledger/ledger.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { postMove } from "#features/ledger/server/post-move.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import type { UserActor } from "#platform/actor.ts"
import { setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testApplication } from "#tests/support/application.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import { holdSeats, orderOf, payFor } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"
import { makeBoughtVoucher } from "#tests/support/voucher-steps.ts"

/*
 * Finance closes a month: what receipts, settlements, payouts, refunds and vouchers say is what the ledger
 * says, to the cent, and what is exported is the same once more.
 */

const db = await testDatabase()
const app = testApplication(db)

let now = new Date()
let restoreClock = () => {}
beforeAll(async () => {
  restoreClock = setClockSource(() => now)
  await playMonths()
})
afterAll(() => restoreClock())
afterEach(async () => {
  expect(await brokenInvariants(db)).toEqual([])
})

async function makeAdmin() {
  const { id: userId } = await makeUser(db, {
    isAdmin: true,
    officeRoles: ["owner"],
    firstName: "Fina",
    lastName: "Nz",
  })
  return {
    kind: "user",
    userId,
    isAdmin: true,
    officeRoles: ["owner"],
    isPilot: false,
  } satisfies UserActor
}

/** In March: a flight that is booked twice, of which one is given back and one gets goodwill, a bought voucher and one that pays. In May: the flight, and
 * goodwill once more, to the card. */
async function playMonths() {
  now = new Date("2031-03-20T12:00:00+01:00")
  const { id: pilotId } = await makePilot(db)
  await giveTrustedAccount(db, pilotId)
  const departsAt = new Date("2031-05-12T10:00:00+02:00")
  const flight = await makeFlight(db, { pilotId, departsAt, isInstantBooking: true })
  const [first, second, third] = [await makeUser(db), await makeUser(db), await makeUser(db)]
  await makeVoucher(db, { ownerId: third.id, valueCents: 10_000 })
  for (const { id } of [first, second]) await payFor(app, flight.id, 1, id)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, third.id)
  const body = orderOf(1, { creditCents: 6_875 })
  await app.call("POST", orderPath, { as: third.id, cookie, body })
  await workOff(db)
  now = new Date("2031-03-31T23:55:00+02:00")
  await makeBoughtVoucher(db, app, { buyerEmail: "kauft@aufwind.example" })
  await workOff(db)
  now = new Date("2031-04-10T12:00:00+02:00")
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from bookings where passenger_id in (${first.id}, ${second.id}) order by id`,
  )
  const [kept, givenBack] = rows
  const cancelled = await app.call("POST", `/api/bookings/${givenBack?.id}/cancel`, {
    as: second.id,
    body: { shownRefundCents: 6_875 },
  })
  expect(cancelled.status).toBe(200)
  await workOff(db)
  const admin = await makeAdmin()
  const giveGoodwill = async (way: "card" | "credit", shownGivenCents: number) => {
    const reason = "Der Flug begann zwei Stunden später."
    const given = await app.call("POST", `/api/bookings/${kept?.id}/goodwill`, {
      as: admin.userId,
      headers: { "idempotency-key": randomUUID() },
      body: { shownGivenCents, amountCents: 2_000, way, reason },
    })
    expect(given).toMatchObject({ status: 200, json: { givenCents: shownGivenCents + 2_000 } })
  }
  await giveGoodwill("credit", 0)
  await workOff(db)
  const pilot: UserActor = { kind: "user", userId: pilotId, isPilot: true, isAdmin: false }
  now = new Date("2031-05-13T12:00:00+02:00")
  await landFlights(db, [flight])
  const cost = { kind: "fuel", label: "Sprit", amountCents: 16_500 } as const
  await saveCosts(db, pilot, flight.id, [cost])
  await submitSettlement(db, pilot, flight.id, { noShows: [], shownCostCents: 16_500 })
  now = new Date(now.getTime() + hours(49))
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
  await giveGoodwill("card", 2_000)
  await workOff(db)
  now = new Date(now.getTime() + days(30))
}

function figure(groups: readonly ControlGroup[], key: string, label: string) {
  const line = groups
    .find((group) => group.key === key)
    ?.lines.find((candidate) => candidate.label === label)
  if (!line) throw new Error(`${key} says nothing about ${label}`)
  return [line.cents, line.ledgerCents]
}

test("a month says what was charged, earned, paid out and given back, and the ledger says the same", async () => {
  const [march, april, may] = await Promise.all(
    ["2031-03", "2031-04", "2031-05"].map((month) => findMonth(db, month)),
  )
  if (!march || !april || !may) throw new Error("a month is missing")
  for (const { groups, isEven, missingReceipts } of [march, april, may]) {
    const lines = groups.flatMap((group) => group.lines)
    expect(lines.filter((line) => differenceOf(line) !== 0)).toEqual([])
    expect({ isEven, missingReceipts }).toEqual({ isEven: true, missingReceipts: 0 })
  }
  // three seats of 62.50 + 6.25 (1.00 of it VAT), and a voucher bought five minutes before April
  expect(figure(march.groups, "belege", "Servicegebühren, netto")).toEqual([1_575, 1_575])
  expect(figure(march.groups, "belege", "Umsatzsteuer")).toEqual([300, 300])
  expect(figure(march.groups, "belege", "Kostenanteile")).toEqual([18_750, 18_750])
  expect(figure(march.groups, "gutscheine", "Verkauft")).toEqual([5_000, 5_000])
  expect(figure(march.groups, "gutscheine", "Ohne Kauf ausgestellt")).toEqual([10_000, 10_000])
  expect(figure(march.groups, "gutscheine", "Eingelöst")).toEqual([-6_875, -6_875])
  expect(figure(april.groups, "belege", "Umsatzsteuer")).toEqual([-100, -100])
  expect(figure(april.groups, "zahlungen", "Erstattet")).toEqual([-6_875, -6_875])
  expect(figure(april.groups, "gutscheine", "Ohne Kauf ausgestellt")).toEqual([2_000, 2_000])
  // 165.00 on three is 55.00 + 5.50 each: 4.62 of it are ours
  expect(figure(may.groups, "gebuehren", "Verdiente Servicegebühren, netto")).toEqual([924, 924])
  expect(figure(may.groups, "auszahlungen", "Ausgezahlt")).toEqual([-11_000, -11_000])
  expect(figure(may.groups, "auszahlungen", "Geschuldet am Monatsende")).toEqual([0, 0])
})

test("a month that is over is closed once, by name, and what is closed stays as it was", async () => {
  const admin = await makeAdmin()
  const close = (month: string, note = "") =>
    app.call("POST", `/api/months/${month}/closing`, { as: admin.userId, body: { note } })
  expect(await close("2031-03", "Alles da.")).toMatchObject({
    status: 200,
    json: { month: "2031-03" },
  })
  expect((await close("2031-03", "Noch einmal.")).status).toBe(200)
  const { closing } = await findMonth(db, "2031-03")
  expect(closing).toMatchObject({
    closedBy: { id: admin.userId, name: "Fina Nz" },
    note: "Alles da.",
    changed: [],
  })
  const { kind, actorId } = eventsTable
  const events = await db
    .select({ kind, actorId, reason: eventsTable.reason })
    .from(eventsTable)
    .where(eq(kind, "user.month_closed"))
  expect(events).toEqual([{ kind: "user.month_closed", actorId: admin.userId, reason: "2031-03" }])
  await expect(db.execute(sql`delete from month_closings`)).rejects.toThrow()
})

test("a month that still runs is not closed", async () => {
  const admin = await makeAdmin()
  const answer = await app.call("POST", "/api/months/2031-06/closing", {
    as: admin.userId,
    body: { note: "Schon mal." },
  })
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.json)).toContain("Dieser Monat läuft noch.")
})

function bytesOf(pieces: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  if (!pieces) throw new Error("there is no file")
  return buffer(Readable.from(pieces))
}

const columnOf = (name: string) => DATEV_COLUMNS.indexOf(name)

test("the batch for DATEV books on each account what the ledger does, line by line never nothing", async () => {
  const admin = await makeAdmin()
  for (const month of ["2031-03", "2031-04", "2031-05"]) {
    const pieces = await writeDatevBatch(db, admin, month)
    const bytes = await bytesOf(pieces)
    const [header, titles, ...lines] = bytes.toString("latin1").trimEnd().split("\r\n")
    expect(header?.split(";")).toHaveLength(31)
    expect(titles?.split(";")).toHaveLength(125)
    const sums = new Map<string, number>()
    for (const line of lines) {
      const fields = line.split(";")
      expect(fields).toHaveLength(125)
      const cents = Number(fields[0]?.replace(",", ""))
      expect(cents).toBeGreaterThan(0)
      const [debit = "", credit = ""] = [
        fields[columnOf("Konto")],
        fields[columnOf("Gegenkonto (ohne BU-Schlüssel)")],
      ]
      expect(debit).not.toBe(credit)
      sums.set(debit, (sums.get(debit) ?? 0) + cents)
      sums.set(credit, (sums.get(credit) ?? 0) - cents)
      expect(fields[columnOf("Belegdatum")]?.slice(2)).toBe(month.slice(5))
    }
    expect(Object.fromEntries(sums)).toEqual(await ledgerByDatevAccount(month))
  }
})

async function ledgerByDatevAccount(month: string) {
  const { rows } = await db.execute<{ purpose: AccountPurpose; cents: number }>(sql`
    select a.purpose, sum(e.amount_cents) as cents from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id join ledger_accounts a on a.id = e.account_id
    where to_char(t.at at time zone 'Europe/Berlin', 'YYYY-MM') = ${month} group by a.purpose`)
  const sums: Record<string, number> = {}
  for (const { purpose, cents } of rows) {
    const number = datevAccountOf(purpose, { chart: "SKR03", accountLength: 4 })
    if (number === undefined) continue
    sums[number] = (sums[number] ?? 0) + Number(cents)
  }
  return expect.objectContaining(
    Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0)),
  )
}

test("a booking names the receipt of its move, and where it has none the move", async () => {
  const pieces = await writeDatevBatch(db, await makeAdmin(), "2031-03")
  const text = (await bytesOf(pieces)).toString("latin1")
  expect(text).toMatch(/;"AW-2031-000001";"";;"Aufgeteilt, Buchung \d+";/)
  expect(text).toMatch(/;"B-\d+";"";;"Eingezogen, /)
})

test("the archive has each receipt of the month as it was sent, in order, with a list whose sum is the month's", async () => {
  const archive = await zipReceipts(db, await makeAdmin(), "2031-03")
  const files = unzipSync(new Uint8Array(await bytesOf(archive)))
  const names = Object.keys(files)
  expect(names).toEqual([
    "AW-2031-000001.pdf",
    "AW-2031-000002.pdf",
    "AW-2031-000003.pdf",
    "AW-2031-000004.pdf",
    "belege.csv",
  ])
  expect(
    Buffer.from(files["AW-2031-000001.pdf"] ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")
  const [titles = "", ...rows] = strFromU8(files["belege.csv"] ?? new Uint8Array())
    .trimEnd()
    .split("\r\n")
  const sum = titles.split(";").indexOf('"Summe in €"')
  const cents = rows.map((row) => Number(row.split(";")[sum]?.replace(",", "")))
  const { groups } = await findMonth(db, "2031-03")
  const [total] = figure(groups, "belege", "Summe der Belege")
  expect(cents.reduce((total, one) => total + one, 0)).toBe(total)
  expect(rows).toHaveLength(4)
})

test("each download is in the log once with who and what, and each buyer has been looked at", async () => {
  const admin = await makeAdmin()
  await writeDatevBatch(db, admin, "2031-04")
  await buffer(Readable.from(await zipReceipts(db, admin, "2031-04")))
  const taken = await db
    .select({ kind: eventsTable.kind, reason: eventsTable.reason })
    .from(eventsTable)
    .where(eq(eventsTable.actorId, admin.userId))
  expect(taken).toEqual([
    { kind: "user.datev_exported", reason: "2031-04" },
    { kind: "user.receipts_exported", reason: "2031-04" },
  ])
  const { kind, lookerId } = dataLooksTable
  expect(
    await db.$count(dataLooksTable, and(eq(lookerId, admin.userId), eq(kind, "receipt"))),
  ).toBe(1)
})

class Undo extends Error {}

/** Does something in a transaction that is thrown away. */
async function undone(act: (tx: Db) => Promise<void>): Promise<void> {
  const thrown = inTransaction(db, async (tx) => {
    await act(tx)
    throw new Undo()
  })
  await thrown.catch((error) => {
    if (!(error instanceof Undo)) throw error
  })
}

function postFee(tx: Db, businessKey: string, cents: number) {
  return postMove(tx, {
    businessKey,
    kind: "booking.settled",
    subject: "booking",
    subjectId: 1,
    lines: [
      { account: accounts.captured("trial"), amountCents: cents },
      { account: accounts.earnedFees(), amountCents: -cents },
    ],
  })
}

test("what does not match is named with its difference, and is closed only with a reason", async () => {
  const admin = await makeAdmin()
  await undone(async (tx) => {
    now = new Date("2033-02-10T12:00:00+01:00")
    await postFee(tx, "fees from nowhere", 500)
    const { groups, isEven } = await findMonth(tx, "2033-02")
    expect(isEven).toBe(false)
    expect(figure(groups, "gebuehren", "Verdiente Servicegebühren, netto")).toEqual([0, 500])
    now = new Date("2033-03-10T12:00:00+01:00")
    await expect(closeMonth(tx, admin, { month: "2033-02", note: "" })).rejects.toMatchObject({
      fields: { note: NOTE_WANTED },
    })
    await closeMonth(tx, admin, { month: "2033-02", note: "Eine Probebuchung." })
    expect((await findMonth(tx, "2033-02")).closing?.note).toBe("Eine Probebuchung.")
  })
})

test("a closed month says which accounts are no longer what they were then", async () => {
  const admin = await makeAdmin()
  await undone(async (tx) => {
    now = new Date("2033-03-10T12:00:00+01:00")
    await closeMonth(tx, admin, { month: "2033-02", note: "" })
    now = new Date("2033-02-10T13:00:00+01:00")
    await postFee(tx, "fees that came too late", 500)
    expect((await findMonth(tx, "2033-02")).closing?.changed).toEqual([
      "Probezahlung, eingezogen",
      "Verdiente Servicegebühren, netto",
    ])
  })
})
