import { eq } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeVoucher } from "#db/seed/factories/make-voucher.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { availableCredit } from "#features/vouchers/server/vouchers-queries.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { testApplication } from "#tests/support/application.ts"
import { holdSeats, orderOf } from "#tests/support/booking-steps.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const app = testApplication(db)

let restoreClock = () => {}
afterEach(() => restoreClock())

/** What a person reads of a refusal, in one line. */
const sentenceOf = (json: unknown) => JSON.stringify(json).replaceAll(/\s/g, " ")

test("amounts that a browser sends decide nothing: what is paid follows from the flight", async () => {
  const flight = await makeFlight(db)
  const { id: as } = await makeUser(db)
  const { cookie, orderPath } = await holdSeats(app, flight.id, 1, as)
  const order = (body: object) => app.call("POST", orderPath, { as, cookie, body })
  const cheaper = await order(orderOf(1, { shownTotalCents: 100 }))
  expect(cheaper.status).toBe(422)
  expect(sentenceOf(cheaper.json)).toContain("Der Gesamtpreis ist 68,75 €")
  const sneaky = { amountCents: 100, totalCents: 100, seatPriceCents: 1, feeCents: 0 }
  const { json } = await order(orderOf(1, sneaky))
  const [payment] = await db
    .select({ amountCents: paymentsTable.amountCents, dueCents: paymentsTable.dueCents })
    .from(paymentsTable)
    .where(eq(paymentsTable.ref, String(json.paymentPath).split("/").at(-1) ?? ""))
  expect(payment).toEqual({ amountCents: 6_875, dueCents: 6_875 })
})

test.each([
  [
    "another's",
    async () => ({ ownerId: (await makeUser(db)).id }),
    "ist schon in einem anderen Konto eingelöst",
  ],
  ["a blocked", async () => ({ status: "blocked" as const }), "ist gesperrt. Schreib uns"],
  ["an expired", async () => ({ validUntil: new Date("2025-12-31T22:59:59Z") }), "galt bis"],
])("%s voucher is refused with a sentence and adds nothing", async (_, state, sentence) => {
  const { id: as } = await makeUser(db)
  const { code } = await makeVoucher(db, await state())
  const answer = await app.call("POST", "/api/vouchers/redeem", { as, body: { code } })
  expect(answer.status).toBe(400)
  expect(sentenceOf(answer.json)).toContain(sentence)
  expect(await availableCredit(db, as)).toBe(0)
})

test("a misspelt code is recognised before it is looked up", async () => {
  const { id: as } = await makeUser(db)
  const body = { code: "7K3M-Q9TD-2XHA" }
  const answer = await app.call("POST", "/api/vouchers/redeem", { as, body })
  expect(answer.status).toBe(400)
  expect(sentenceOf(answer.json)).toContain("Da stimmt ein Zeichen nicht")
})

test("after departure cancelling is impossible, and the sentence says why", async () => {
  const { id: as } = await makeUser(db)
  const departsAt = new Date(clock.now().getTime() + hours(30))
  const flight = await makeFlight(db, { departsAt })
  const { id } = await makeBooking(db, { flight, passengerId: as })
  restoreClock = setClockSource(() => departsAt)
  const body = { shownRefundCents: 3_125 }
  const answer = await app.call("POST", `/api/bookings/${id}/cancel`, { as, body })
  expect(answer.status).toBe(422)
  expect(sentenceOf(answer.json)).toContain("Der Flug ist schon gestartet")
})
