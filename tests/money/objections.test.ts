import { asc, eq } from "drizzle-orm"
import { afterEach, beforeAll, expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { landFlights } from "#db/seed/factories/move-flights.ts"
import { listReceiptsOfBooking } from "#features/accounting/server/issue-booking-receipts.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { acceptBooking } from "#features/bookings/requests/server/answer-request.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { accounts } from "#features/ledger/ledger.ts"
import { listBalances } from "#features/ledger/server/ledger-queries.ts"
import { paymentsTable, refundsTable } from "#features/payments/server/payments-tables.ts"
import { answerObjection } from "#features/settlements/server/answer-objection.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import { decideObjection } from "#features/settlements/server/decide-objection.ts"
import { objectToSettlement } from "#features/settlements/server/object-to-settlement.ts"
import { openObjectionCase } from "#features/settlements/server/objection-case.ts"
import {
  OBJECTION_UNANSWERED,
  objectionTimesQueue,
} from "#features/settlements/server/objection-times.ts"
import {
  countOpenSettlements,
  listOpenObjections,
} from "#features/settlements/server/office-queries.ts"
import { saveCosts } from "#features/settlements/server/save-costs.ts"
import { payoutsTable } from "#features/settlements/server/settlements-tables.ts"
import { submitSettlement } from "#features/settlements/server/submit-settlement.ts"
import { withdrawObjection } from "#features/settlements/server/withdraw-objection.ts"
import type { Decision } from "#features/settlements/settlement-schemas.ts"
import { availableCredit } from "#features/vouchers/server/vouchers-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { mailsTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { giveTrustedAccount } from "#tests/support/bank-account-steps.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { brokenInvariants } from "#tests/support/invariants.ts"

const db = await testDatabase()
const app = testApplication(db)
beforeAll(() => workOff(db))

let restoreClock = () => {}
afterEach(async () => {
  await workOff(db)
  expect(await brokenInvariants(db)).toEqual([])
  restoreClock()
  restoreClock = () => {}
})

function laterBy(ms: number) {
  const at = clock.now().getTime() + ms
  restoreClock()
  restoreClock = setClockSource(() => new Date(at))
}

const actor = (userId: number, is: Partial<UserActor> = {}): UserActor => ({
  kind: "user",
  userId,
  isPilot: false,
  isAdmin: false,
  ...is,
})

/** One seat for 62.50 and 6.25; of the second one a voucher pays 50.00. */
const PRICE = 6_875
const CREDIT = [0, 5_000, 0]

/** What a flight for three has cost: 235.00 are 58.75 for each of four, with 5.88 of fee. */
const RENTAL = { kind: "rental", label: "Miete", amountCents: 8_040 } as const
const LANDING = { kind: "landing", label: "Landegebühr", amountCents: 15_460 } as const
const LESS = { position: 2, amountCents: 1_460, reason: "Der Beleg sagt 14,60 €." }
/** 95.00 are 23.75 for each, with the least fee: so much comes back of the price. */
const BACK = PRICE - 2_375 - 500

async function bookSeat(flightId: number, creditCents: number) {
  const guest = await makeUser(db)
  if (creditCents > 0) await makeVoucher(db, { ownerId: guest.id, valueCents: creditCents })
  const { orderPath } = await holdSeats(app, flightId, 1, guest.id)
  const order = await app.call("POST", orderPath, {
    as: guest.id,
    body: orderOf(1, { creditCents }),
  })
  const ref = String(order.json.paymentPath).split("/").at(-1)
  await app.call("POST", `/api/trial-payments/${ref}`, { body: { outcome: "pay" } })
  await workOff(db)
  return { ...actor(guest.id), email: guest.email }
}

/** A flight for three guests that has landed, and whose pilot has stated 154.60 EUR for one landing. */
async function stated({ noShows = 0 } = {}) {
  const pilot = actor((await makePilot(db)).id, { isPilot: true })
  await giveTrustedAccount(db, pilot.userId)
  const flight = await makeFlight(db, {
    pilotId: pilot.userId,
    departsAt: new Date(clock.now().getTime() + hours(60)),
  })
  const guests = []
  for (const creditCents of CREDIT) guests.push(await bookSeat(flight.id, creditCents))
  const bookings = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
    .orderBy(asc(bookingsTable.id))
  for (const { id } of bookings) await acceptBooking(db, pilot, id)
  await workOff(db)
  laterBy(hours(64))
  await landFlights(db, [flight])
  await saveCosts(db, pilot, flight.id, [RENTAL, { ...LANDING, explanation: "So war es." }])
  await submitSettlement(db, pilot, flight.id, {
    noShows: bookings.slice(0, noShows).map(({ id }) => id),
    shownCostCents: 23_500,
  })
  await workOff(db)
  const [a, b, c] = guests.map((guest, index) => ({ guest, id: bookings[index]?.id ?? 0 }))
  if (!a || !b || !c) throw new Error("three guests have booked")
  const admin = actor((await makeUser(db, { isAdmin: true })).id, {
    isAdmin: true,
    officeRoles: ["owner"],
  })
  return { pilot, admin, flight, a, b, c }
}

type Stated = Awaited<ReturnType<typeof stated>>
type Side = Stated["a"]

const object = ({ guest, id }: Side) =>
  objectToSettlement(db, guest, id, { kind: "costs", words: "154,60 € für eine Landung?" })

const answer = ({ pilot }: Stated, { id }: Side) =>
  answerObjection(db, pilot, id, { words: "Ein Zahlendreher, es waren 14,60 €." })

const decide = ({ admin }: Stated, { id }: Side, decision: Omit<Decision, "words">) =>
  decideObjection(db, admin, id, { ...decision, words: "So steht es auf dem Beleg." })

const CORRECTED: Omit<Decision, "words"> = { verdict: "corrected", corrections: [LESS] }

async function closeAfter(ms: number) {
  laterBy(ms)
  await closeSettlementsQueue.run(db, null)
  await workOff(db)
}

async function statusOf({ flight }: Stated) {
  const [row] = await db.select().from(flightsTable).where(eq(flightsTable.id, flight.id))
  return row?.status
}

/** What has come back of a booking, by card and to vouchers, and what was paid out of it. */
async function moneyOf({ guest, id }: Side) {
  const [row] = await db
    .select({
      status: bookingsTable.status,
      cents: refundsTable.amountCents,
      creditCents: refundsTable.creditCents,
    })
    .from(bookingsTable)
    .innerJoin(paymentsTable, eq(paymentsTable.checkoutId, bookingsTable.checkoutId))
    .leftJoin(refundsTable, eq(refundsTable.paymentId, paymentsTable.id))
    .where(eq(bookingsTable.id, id))
  const [payout] = await db.select().from(payoutsTable).where(eq(payoutsTable.bookingId, id))
  const receipts = await listReceiptsOfBooking(db, id)
  return {
    status: row?.status,
    card: (row?.cents ?? 0) - (row?.creditCents ?? 0),
    credit: await availableCredit(db, guest.userId),
    payout: payout && `${payout.status} ${payout.amountCents}`,
    invoiced: receipts.reduce(
      (sum, { cardCents, creditCents }) => sum + cardCents + creditCents,
      0,
    ),
  }
}

async function mailsAbout({ guest }: Side, subject: string) {
  const mails = (await mailsTo(db, guest.email)).filter((one) => one.subject.startsWith(subject))
  return mails.map(({ text }) => text.replaceAll(/\s+/g, " "))
}

test("a corrected item lowers everybody's share, to the cent, and the money is refunded at once", async () => {
  const flown = await stated()
  const { a, b, c, pilot } = flown
  await object(a)
  await closeAfter(hours(48))
  expect(await statusOf(flown)).toBe("settlement_submitted")
  await answer(flown, a)
  expect(await decide(flown, a, CORRECTED)).toBe("flown")
  // a second press changes nothing
  expect(await decide(flown, a, CORRECTED)).toBe("flown")
  await workOff(db)
  expect(await statusOf(flown)).toBe("closed")
  const back = { status: "settled", payout: "paid 2375", invoiced: PRICE - BACK }
  expect(await moneyOf(a)).toEqual({ ...back, card: BACK, credit: 0 })
  // the card gets back first, the rest is credit again
  expect(await moneyOf(b)).toEqual({ ...back, card: 1_875, credit: BACK - 1_875 })
  expect(await moneyOf(c)).toEqual({ ...back, card: BACK, credit: 0 })
  const payable = accounts.pilotPayable(pilot.userId)
  expect((await listBalances(db, [payable])).get(payable.code) ?? 0).toBe(0)
  expect(await decide(flown, a, CORRECTED)).toBe("settled")
  expect((await openObjectionCase(db, flown.admin, a.id)).costs).toMatchObject([
    { label: "Miete", amountCents: 8_040, statedCents: null, correction: "" },
    { label: "Landegebühr", amountCents: 1_460, statedCents: 15_460, correction: LESS.reason },
  ])
})

test("everybody is notified of the new share, with what goes to a card and what to vouchers", async () => {
  const flown = await stated()
  const { a, b, c } = flown
  expect(await mailsAbout(b, "Deine Abrechnung")).toEqual([
    expect.stringMatching(/Zurück an dich 4,12\s€.*geht dorthin zurück, woher es kam/),
  ])
  await object(a)
  await answer(flown, a)
  await decide(flown, a, CORRECTED)
  await workOff(db)
  const [decided] = await mailsAbout(a, "Dein Einwand ist entschieden")
  for (const words of ["23,75 €", "40,00 €", "So steht es auf dem Beleg."]) {
    expect(decided).toContain(words)
  }
  const [restated] = await mailsAbout(b, "Deine Abrechnung ist günstiger")
  expect(restated).toContain("95,00 €")
  expect(restated).toContain("18,75 € gehen dorthin zurück, woher sie kamen")
  expect(restated).toContain("21,25 € stehen gleich wieder in deinem Guthaben")
  expect(await mailsAbout(c, "Deine Abrechnung ist günstiger")).toHaveLength(1)
  expect(await mailsAbout(a, "Deine Abrechnung ist günstiger")).toEqual([])
  await closeAfter(hours(48))
  expect(await moneyOf(b)).toMatchObject({ card: 1_875, credit: 2_125 })
})

test("two guests object to the same item: the second decision needs no other, and lifts nothing again", async () => {
  const flown = await stated({ noShows: 1 })
  const { a, b } = flown
  await object(a)
  await object(b)
  expect(await object(b)).toBe("disputed")
  await answer(flown, a)
  await expect(decide(flown, b, CORRECTED)).rejects.toMatchObject({ code: "pilot-is-not-heard" })
  expect(await decide(flown, a, CORRECTED)).toBe("no_show")
  await closeAfter(hours(72))
  expect(await statusOf(flown)).toBe("settlement_submitted")
  for (const amountCents of [1_460, 9_000]) {
    await expect(
      decide(flown, b, { verdict: "corrected", corrections: [{ ...LESS, amountCents }] }),
    ).rejects.toMatchObject({ fields: { "corrections.0.amountCents": expect.any(String) } })
  }
  expect(await decide(flown, b, { verdict: "corrected" })).toBe("flown")
  await workOff(db)
  expect(await statusOf(flown)).toBe("closed")
  // who did not come keeps the whole fee that was paid, as the rules say
  expect(await moneyOf(a)).toMatchObject({ card: PRICE - 2_375 - 625, payout: "paid 2375" })
  expect(await moneyOf(b)).toMatchObject({ card: 1_875, credit: BACK - 1_875, payout: "paid 2375" })
})

test("without an answer the back office decides after 72 hours, and a late one still counts until then", async () => {
  const flown = await stated()
  const { a, b } = flown
  await object(a)
  await object(b)
  laterBy(hours(71))
  await objectionTimesQueue.run(db, null)
  expect((await listOpenObjections(db)).filter(({ mayDecide }) => mayDecide)).toEqual([])
  await expect(decide(flown, a, { verdict: "rejected" })).rejects.toMatchObject({
    code: "pilot-is-not-heard",
  })
  laterBy(hours(1))
  await objectionTimesQueue.run(db, null)
  await objectionTimesQueue.run(db, null)
  const { rows } = await db.execute<{ id: number }>(
    `select entity_id::int as id from events where kind = '${OBJECTION_UNANSWERED}' and entity_id in (${a.id}, ${b.id}) order by 1`,
  )
  expect(rows).toEqual([{ id: a.id }, { id: b.id }])
  await answer(flown, b)
  expect(await decide(flown, a, { verdict: "rejected" })).toBe("flown")
  await expect(answer(flown, a)).rejects.toMatchObject({ code: "nothing-to-answer" })
  expect(await decide(flown, b, { verdict: "settled" })).toBe("settled")
  await workOff(db)
  expect(await statusOf(flown)).toBe("closed")
  expect(await moneyOf(a)).toMatchObject({ card: PRICE - 5_875 - 588, payout: "paid 5875" })
  expect(await moneyOf(b)).toMatchObject({ card: 1_875, credit: 5_000, payout: undefined })
})

test("an objection that is withdrawn leaves the statement as it is, and there is no second one", async () => {
  const flown = await stated()
  const { a, b } = flown
  await object(a)
  await expect(withdrawObjection(db, b.guest, a.id)).rejects.toMatchObject({
    code: "unknown-booking",
  })
  expect(await withdrawObjection(db, a.guest, a.id)).toBe("flown")
  expect(await withdrawObjection(db, a.guest, a.id)).toBe("flown")
  await expect(object(a)).rejects.toMatchObject({ code: "objection-is-late" })
  await expect(decide(flown, a, { verdict: "rejected" })).rejects.toMatchObject({
    code: "nothing-to-decide",
  })
  await closeAfter(hours(48))
  expect(await statusOf(flown)).toBe("closed")
  expect(await moneyOf(a)).toMatchObject({ card: PRICE - 5_875 - 588, payout: "paid 5875" })
})

test("a verdict that is not about costs, items without one and a flight without costs are refused", async () => {
  const flown = await stated()
  const { a } = flown
  const open = await countOpenSettlements(db)
  await object(a)
  expect(await countOpenSettlements(db)).toBe(open)
  await answer(flown, a)
  expect(await countOpenSettlements(db)).toBe(open + 1)
  for (const [decision, code] of [
    [{ verdict: "no_show" }, "other-verdict"],
    [{ verdict: "corrected" }, "items-and-verdict"],
    [{ verdict: "rejected", corrections: [LESS] }, "items-and-verdict"],
    [{ verdict: "corrected", corrections: [{ ...LESS, position: 7 }] }, "no-correction"],
    [
      {
        verdict: "corrected",
        corrections: [1, 2].map((position) => ({ ...LESS, position, amountCents: 0 })),
      },
      "nothing-left-to-divide",
    ],
  ] as const) {
    await expect(decide(flown, a, decision as Omit<Decision, "words">)).rejects.toMatchObject({
      code,
    })
  }
  const nothing = { ...LESS, amountCents: 0 }
  expect(await decide(flown, a, { verdict: "corrected", corrections: [nothing] })).toBe("flown")
  await closeAfter(hours(48))
  // 80.40 by four, and nobody pays less than the least fee
  expect(await moneyOf(a)).toMatchObject({ card: PRICE - 2_010 - 500, payout: "paid 2010" })
})
