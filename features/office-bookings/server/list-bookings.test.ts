import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makePaymentFlag } from "#db/seed/factories/make-payment-flag.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { makeWithdrawal } from "#db/seed/factories/make-withdrawal.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findPaymentOfCheckout } from "#features/payments/server/payments-queries.ts"
import { refundsTable } from "#features/payments/server/payments-tables.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import { eventsTable } from "#platform/server/events.ts"
import { testDatabase } from "#tests/support/database.ts"
import { parseBookingListAddress } from "../booking-list.ts"
import { toBookingsCsv } from "../bookings-csv.ts"
import { exportBookingList, listBookings } from "./list-bookings.ts"

const db = await testDatabase()
const admin = await makeUser(db, { isAdmin: true })
const ADMIN = {
  kind: "user",
  userId: admin.id,
  isPilot: false,
  isAdmin: true,
  officeRoles: ["owner"],
} as const

const read = (words: string) => parseBookingListAddress(new URLSearchParams(words))
const list = (words: string) => listBookings(db, read(words))
const ids = async (words: string) => (await list(words)).entries.map(({ id }) => id)

async function paymentOf({ checkoutId }: { checkoutId: number }) {
  const payment = await findPaymentOfCheckout(db, checkoutId)
  if (!payment) throw new Error("the booking is not paid")
  return payment
}

test("a booking is found by number, guest, address, flight, aerodrome and payment, and by nothing else", async () => {
  const guest = await makeUser(db, { firstName: "Quirin", lastName: "Ötterich" })
  const flight = await makeFlight(db, { title: "Zum Quarzsee" })
  const { id, checkoutId } = await makeBooking(db, { flight, passengerId: guest.id })
  const { ref } = await paymentOf({ checkoutId })
  const searches = [
    `${id}`,
    `Buchung ${id}`,
    `Flug ${flight.id}`,
    "quirin ö",
    guest.email,
    "quarzsee",
    ref,
  ]
  for (const search of searches) {
    expect(await ids(new URLSearchParams({ suche: search }).toString()), search).toContain(id)
  }
  const [entry] = (await list("suche=quarzsee")).entries
  expect(entry).toMatchObject({
    id,
    status: "confirmed",
    seats: 1,
    guest: { id: guest.id, name: "Quirin Ötterich" },
    flight: { id: flight.id, title: "Zum Quarzsee", from: "EDKB" },
    cases: [],
    deadline: null,
  })
  expect(await ids("suche=EDKB")).toContain(id)
  expect(await ids("suche=%25")).toEqual([])
  expect(await ids("suche=EDDX")).toEqual([])
})

test("states and the days of the flight narrow it down, and a hold is shown where one asks for holds", async () => {
  const flight = await makeFlight(db, { departsAt: new Date("2031-05-04T09:00:00Z") })
  const asked = await makeBooking(db, { flight, outcome: "requested" })
  const declined = await makeBooking(db, { flight, outcome: "declined" })
  const day = "von=2031-05-04&bis=2031-05-04"
  expect(await ids(day)).toEqual([declined.id, asked.id])
  expect(await ids(`${day}&stand=angefragt`)).toEqual([asked.id])
  expect(await ids(`${day}&stand=abgelehnt`)).toEqual([declined.id])
  expect(await ids("von=2031-05-05&bis=2031-05-09")).toEqual([])
  expect((await list(`${day}&stand=angefragt`)).entries[0]?.deadline).toEqual({
    label: "Pilot:in antwortet",
    at: asked.respondBy?.toISOString(),
  })
  await db.update(bookingsTable).set({ status: "lapsed" }).where(eq(bookingsTable.id, declined.id))
  expect(await ids(day)).toEqual([asked.id])
  expect(await ids(`${day}&stand=verfallen`)).toEqual([declined.id])
})

test("it sorts by number, start and price, and pages hold still while new bookings come in", async () => {
  const made = []
  for (let count = 0; count < 33; count++) {
    const departsAt = new Date(Date.UTC(2032, 0, 1 + ((count * 7) % 33), 10))
    const people = Array.from({ length: 1 + (count % 3) }, () => {
      return { name: "Lena Berger", weightKg: 60, luggageKg: 4 }
    })
    const flight = await makeFlight(db, { departsAt, seatsOffered: 3 })
    made.push({
      departsAt,
      people: people.length,
      id: (await makeBooking(db, { flight, people })).id,
    })
  }
  const period = "von=2032-01-01&bis=2032-12-31"
  const byNumber = made.map(({ id }) => id)
  const byStart = made
    .toSorted((one, other) => one.departsAt.getTime() - other.departsAt.getTime())
    .map(({ id }) => id)
  const byPrice = made
    .toSorted((one, other) => other.people - one.people || other.id - one.id)
    .map(({ id }) => id)
  const orders = {
    neueste: byNumber.toReversed(),
    aelteste: byNumber,
    start: byStart,
    "letzter-start": byStart.toReversed(),
    betrag: byPrice,
  }
  for (const [sort, expected] of Object.entries(orders)) {
    const words = `${period}&sortierung=${sort}`
    const first = await list(words)
    expect(
      first.entries.map(({ id }) => id),
      sort,
    ).toEqual(expected.slice(0, 30))
    expect(first.previous).toBeNull()
    const second = await list(`${words}&nach=${first.next}`)
    expect(
      second.entries.map(({ id }) => id),
      sort,
    ).toEqual(expected.slice(30))
    expect(second.next).toBeNull()
    const back = await list(`${words}&vor=${second.previous}`)
    expect(back.entries, sort).toEqual(first.entries)
    expect(back.previous).toBeNull()
  }
  const before = await list(period)
  const flight = await makeFlight(db, { departsAt: new Date("2032-06-01T10:00:00Z") })
  await makeBooking(db, { flight })
  expect((await list(`${period}&nach=${before.next}`)).entries.map(({ id }) => id)).toEqual(
    byNumber.slice(0, 3).toReversed(),
  )
})

test("what waits for a person stands with its booking, and a view has those alone", async () => {
  const refused = await makeBooking(db)
  const payment = await paymentOf(refused)
  const refund = {
    ref: newRef(),
    paymentId: payment.id,
    key: "ended",
    amountCents: 1_000,
    reason: "waived",
    status: "failed",
    orderedAt: clock.now(),
    settledAt: clock.now(),
    attempt: 5,
  } as const
  const { id } = await insertRow(db, refundsTable, refund)
  const flagged = await makeBooking(db)
  await makePaymentFlag(db, { reason: "inquiry", paymentId: (await paymentOf(flagged)).id })
  const withdrawn = await makeBooking(db)
  await makeWithdrawal(db, { bookingId: withdrawn.id })
  const quiet = await makeBooking(db)
  const open = await list("ansicht=offen")
  expect(open.openCount).toBe(3)
  expect(open.entries.map((one) => [one.id, one.cases])).toEqual([
    [withdrawn.id, [expect.stringMatching(/^Widerruf /)]],
    [flagged.id, ["Rückfrage einer Bank, noch ohne Rückbuchung"]],
    [refused.id, ["Erstattung, die der Zahlungsdienst ablehnt"]],
  ])
  expect(await ids("")).toContain(quiet.id)
  // it is tried again by itself, so nobody has to do anything
  const retryAt = new Date(clock.now().getTime() + 60_000)
  await db.update(refundsTable).set({ retryAt }).where(eq(refundsTable.id, id))
  expect(await ids("ansicht=offen")).toEqual([withdrawn.id, flagged.id])
})

test("the table has the same bookings, no mail address and no formula, and is written down", async () => {
  const guest = await makeUser(db, { firstName: "=SUM(A1)", lastName: "Tabelle" })
  const flight = await makeFlight(db, {
    title: "Zur Tabelle",
    departsAt: new Date("2033-07-02T09:30:00Z"),
  })
  const { id } = await makeBooking(db, { flight, passengerId: guest.id })
  const rows = await exportBookingList(db, ADMIN, read("suche=Zur+Tabelle&nach=1"))
  const csv = toBookingsCsv(rows)
  const [titles, line, ...more] = csv.trim().split("\r\n")
  expect(more).toEqual([])
  expect(titles).toContain('"Buchung";"Angelegt";"Stand";"Gast"')
  expect(line?.startsWith(`${id};`)).toBe(true)
  expect(line).toContain(`;"Zugesagt";"'=SUM(A1) Tabelle";${guest.id};`)
  expect(line).toContain('"02.07.2033";"11:30";1;')
  expect(csv).not.toContain("@")
  const events = await db
    .select()
    .from(eventsTable)
    .where(eq(eventsTable.kind, "user.bookings_exported"))
  expect(events).toMatchObject([{ actorId: admin.id, actorKind: "admin", data: { count: 1 } }])
})
