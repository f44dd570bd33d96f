import type { RouteConfigEntry } from "@react-router/dev/routes"
import { asc, eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import routes from "#app/routes.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeLanding } from "#db/seed/factories/make-landing.ts"
import { makeMemory } from "#db/seed/factories/make-memory.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makePlane } from "#db/seed/factories/make-plane.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { receiptNumber } from "#features/accounting/receipt.ts"
import { receiptsTable } from "#features/accounting/server/receipts-tables.ts"
import {
  cancelFlightPath,
  cancelPassengerPath,
} from "#features/bookings/cancellation/cancel-paths.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import {
  checkoutPath,
  orderedPath,
  printedVoucherPath,
} from "#features/bookings/checkout/checkout-paths.ts"
import { seatsPath } from "#features/bookings/core/seats-path.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  CHECKOUT_COOKIE,
  newBrowserSecret,
} from "#features/bookings/core/server/checkout-secret.ts"
import { occupancyOfFlight } from "#features/bookings/core/server/occupancy-of-flight.ts"
import { openVoucherCheckout } from "#features/bookings/voucher-checkout/server/open-voucher-checkout.ts"
import { orderVoucher } from "#features/bookings/voucher-checkout/server/order-voucher.ts"
import { checklistPath } from "#features/checklists/checklist.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { flightTimesQueue } from "#features/flights/core/server/flight-times.ts"
import { albumPath, memoryRequestCallPath } from "#features/memories/memory-paths.ts"
import { remindOfFlightsQueue } from "#features/notifications/server/remind-of-flights.ts"
import { occurrenceSheetPath } from "#features/occurrences/occurrence-list.ts"
import {
  closeOccurrenceCallPath,
  occurrencePath,
  reportOccurrenceCallPath,
} from "#features/occurrences/occurrence-path.ts"
import { occurrencesTable } from "#features/occurrences/server/occurrences-table.ts"
import { paymentPath } from "#features/payments/payment-paths.ts"
import { OWN_REVIEWS_PATH, reviewPath } from "#features/reviews/review-paths.ts"
import { closeSettlementsQueue } from "#features/settlements/server/close-settlements.ts"
import {
  accountPath,
  confirmPath,
  costsPath,
  objectionCasePath,
  objectionPath,
  payoutPath,
  settlementPdfPath,
  statementPath,
  statementPdfPath,
} from "#features/settlements/settlement-paths.ts"
import { STATISTICS_PATH } from "#features/statistics/statistics-query.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { deliverVouchersQueue } from "#features/vouchers/server/deliver-vouchers.ts"
import { vouchersTable } from "#features/vouchers/server/vouchers-table.ts"
import { clock, setClockSource } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { servePage } from "#server/pages.ts"
import { testApplication } from "#tests/support/application.ts"
import { checkoutOf, holdSeats } from "#tests/support/booking-steps.ts"
import { testDatabase, workOff } from "#tests/support/database.ts"
import { type Reader, textBook } from "#tests/support/text-book.ts"

/*
 * One life of flights, bookings and money, and everything that people read of it. What comes out is
 * reviewed with each change: `npm run texts` writes it again.
 */

const db = await testDatabase()
const application = testApplication(db, apiEndpoints, (c) => servePage(db, c))
const { call } = application
const book = textBook(db, application)

let restoreClock = () => {}
afterAll(() => restoreClock())

/** A Monday in spring, ten o'clock in Bonn. */
const BEGIN = new Date("2027-05-03T08:00:00Z")
/** A life takes its time, while other tests run as well. */
const PATIENCE_MS = 180_000

function itIs(at: Date) {
  restoreClock()
  restoreClock = setClockSource(() => at)
}
itIs(BEGIN)

const later = (ms: number) => itIs(new Date(clock.now().getTime() + ms))
const inDays = (count: number) => new Date(BEGIN.getTime() + days(count))

async function runJobs(...queues: JobQueue[]) {
  for (const queue of queues) {
    await queue.run(db, null)
    await workOff(db)
  }
}

/** Does what one of them does in the product; anything but a success ends the test. */
async function does(reader: Reader, method: string, path: string, body?: unknown) {
  const answer = await call(method, path, {
    ...(reader.id !== undefined && { as: reader.id }),
    ...(reader.cookie !== undefined && { cookie: reader.cookie }),
    ...(body !== undefined && { body }),
  })
  if (answer.status >= 300)
    throw new Error(`${reader.name}: ${method} ${path}: ${JSON.stringify(answer.json)}`)
  await workOff(db)
  return answer
}

const visitor: Reader = { name: "Jemand" }

async function passenger(firstName: string, lastName: string): Promise<Reader & { id: number }> {
  const email = `${firstName.toLowerCase()}@aufwind.example`
  const { id } = await makeUser(db, { firstName, lastName, email })
  return { id, name: firstName }
}

const LENA = { name: "Lena Berger", weightKg: 64, luggageKg: 4, isMinor: false }
const TIM = { name: "Tim Berger", weightKg: 81, luggageKg: 5, isMinor: false }

async function listReceiptNumbers(): Promise<string[]> {
  const receipts = await db.select().from(receiptsTable).orderBy(asc(receiptsTable.id))
  return receipts.map(receiptNumber)
}

/** Data, the end of a session, and the catalogue of components, which nobody reads as sentences. */
const NOT_READ = /[:*.]|\/suche\/(?:pins|tage)$|\/logout$|\/kitchen-sink$/

/** Every page whose address holds no number, below what everybody, Jan and Ada may see. */
async function listPlainPages(): Promise<string[]> {
  const paths = (entries: readonly RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ path, children }) => {
      const own = path === undefined ? above : `${above}/${path}`
      return children ? paths(children, own) : [own]
    })
  return paths(await routes, "").filter((path) => !NOT_READ.test(path))
}

/** Holds seats, reads the checkout, orders and pays; reads what the pages say on the way. */
async function books(
  reader: Reader & { id: number },
  flightId: number,
  people: (typeof LENA)[],
  { message = "", creditCents = 0, isRead = false } = {},
): Promise<number> {
  const held = await holdSeats(application, flightId, people.length, reader.id)
  const { cookie, path, orderPath } = checkoutOf(held)
  const ref = path.split("/").at(-1) ?? ""
  const there = { ...reader, cookie }
  if (isRead) await book.page(there, checkoutPath(ref))
  const { json } = await does(there, "POST", orderPath, {
    people,
    hasConsent: true,
    hasGuardianConsent: false,
    message,
    shownTotalCents: people.length * 6_875,
    creditCents,
  })
  const payment = String(json.paymentPath).split("/").at(-1)
  if (isRead) await book.page(there, json.paymentPath)
  await does(visitor, "POST", `/api/trial-payments/${payment}`, { outcome: "pay" })
  if (isRead) await book.page(there, orderedPath(ref))
  const rows = await db.select().from(bookingsTable).where(eq(bookingsTable.flightId, flightId))
  const booking = rows.find(({ passengerId }) => passengerId === reader.id)
  if (!booking) throw new Error("nothing was booked")
  return booking.id
}

const pilot = await makePilot(db, {
  firstName: "Jan",
  lastName: "Reimers",
  email: "jan@aufwind.example",
})
const jan = { id: pilot.id, name: "Jan" }
const lena = await passenger("Lena", "Berger")
const paul = await passenger("Paul", "Adler")
const marie = await passenger("Marie", "Vogt")
const otto = await passenger("Otto", "Lindner")
const admin = await makeUser(db, {
  firstName: "Ada",
  lastName: "Kern",
  email: "ada@aufwind.example",
  isAdmin: true,
  officeRoles: ["owner"],
})
const ada = { id: admin.id, name: "Ada" }
await makeLanding(db, { userId: jan.id, takeOffs: 5, landings: 5 })
const plane = await makePlane(db, { pilotId: jan.id, registration: "D-EKLM" })
const offered = { pilotId: jan.id, planeId: plane.id }
const juist = await makeFlight(db, { ...offered, departsAt: inDays(12) })
const eifel = await makeFlight(db, {
  ...offered,
  title: "Runde über die Eifel",
  departsAt: inDays(6),
  isInstantBooking: true,
})

beforeAll(() => workOff(db))

const readerOf = (path: string): Reader => {
  if (path.startsWith("/de/verwaltung")) return ada
  return path.startsWith("/de/cockpit") ? jan : visitor
}

/** One sheet of each kind that the back office opens from its lists. */
const OFFICE_SHEETS = sql`
  select '/de/verwaltung/gutscheine/' || id as path from vouchers
  union all select '/de/verwaltung/buch/zahlung/' || ref from payments
  union all select '/de/verwaltung/nutzer/' || id from users
  union all select '/de/verwaltung/nachweise/' || id from verification_documents
  union all select '/dev/postfach/' || id from mails`

async function gives(delivery: "now" | "print", recipientEmail: string) {
  const secret = newBrowserSecret()
  const request = {
    valueCents: 5_000,
    motif: "see",
    recipientName: "Lena",
    senderName: "Inge",
    greeting: "Alles Gute zum Geburtstag!",
    delivery,
    deliverOn: "",
    recipientEmail,
  } as const
  const inge = { name: "Inge", cookie: `${CHECKOUT_COOKIE}=${secret}` }
  const ref = await openVoucherCheckout(db, null, request, secret)
  await book.page(inge, checkoutPath(ref))
  const order = { buyerEmail: "inge@aufwind.example", shownTotalCents: 5_000 }
  const payment = await orderVoucher(db, null, { ref, secret }, order)
  await book.page(inge, paymentPath(payment.ref))
  await does(visitor, "POST", `/api/trial-payments/${payment.ref}`, { outcome: "pay" })
  await runJobs(deliverVouchersQueue)
  await book.page(inge, orderedPath(ref))
  await book.mails()
  if (delivery === "print") await book.pdf(inge, printedVoucherPath(ref))
}

test(
  "everything that people read in a full life says what it said before",
  async () => {
    book.chapter("Inge verschenkt Gutscheine")
    await book.page(visitor, "/de/fluggutschein-verschenken")
    await gives("print", "")
    await gives("now", "lena@aufwind.example")

    book.chapter("Lena löst ihren Gutschein ein")
    await book.page(lena, "/de/einloesen")
    const vouchers = await db.select().from(vouchersTable)
    const gift = vouchers.find(({ delivery }) => delivery === "now")
    await does(lena, "POST", "/api/vouchers/redeem", { code: gift?.code })
    await book.page(lena, "/de/cockpit/guthaben")
    await book.mails()

    book.chapter("Lena fragt zwei Plätze an, mit Guthaben und Karte")
    await book.page(visitor, flightPath(juist.id))
    const lenas = await books(lena, juist.id, [LENA, TIM], {
      message: "Wir freuen uns auf das Watt.",
      creditCents: 5_000,
      isRead: true,
    })
    await book.mails()
    await book.bells(jan, lena)
    await book.page(lena, "/de/cockpit")
    await book.page(jan, "/de/cockpit")

    book.chapter("Paul fragt an, und Jan sagt ihm ab")
    const pauls = await books(paul, juist.id, [{ ...LENA, name: "Paul Adler" }])
    await book.mails()
    await does(jan, "POST", `/api/bookings/${pauls}/decline`, { reason: "Es wird zu schwer." })
    await book.mails()
    await book.bells(jan, paul)
    await book.page(paul, "/de/cockpit")
    await book.page(paul, "/de/cockpit/archiv")
    await book.page(paul, "/de/cockpit/zahlungen")

    book.chapter("Jan sagt Lena zu")
    await does(jan, "POST", `/api/bookings/${lenas}/accept`)
    await book.mails()
    await book.bells(lena)
    await book.page(lena, "/de/cockpit")
    await book.page(lena, "/de/cockpit/zahlungen")
    await book.page(lena, "/de/cockpit/guthaben")
    await book.page(lena, checklistPath(juist.id))
    await book.page(lena, flightPath(juist.id))

    book.chapter("Tim bleibt zu Hause: Lena gibt seinen Platz ab")
    later(hours(2))
    const seats = seatsPath({ flightId: juist.id, bookingId: lenas })
    await book.page(lena, seats)
    const cancelLena = cancelPassengerPath({ flightId: juist.id, bookingId: lenas })
    await book.page(lena, cancelLena)
    await does(lena, "POST", `/api/bookings/${lenas}/give-up-seats`, {
      stayHome: [2],
      shownRefundCents: 6_875,
    })
    await book.mails()
    await book.bells(jan, lena)
    await book.page(lena, seats)
    await book.page(lena, "/de/cockpit/zahlungen")

    book.chapter("Otto bucht sofort, und Jan sagt den ganzen Flug ab")
    const ottos = await books(otto, eifel.id, [{ ...LENA, name: "Otto Lindner" }], { isRead: true })
    await book.mails()
    await book.bells(jan, otto)
    later(hours(3))
    await book.page(jan, cancelFlightPath(eifel.id))
    await does(jan, "POST", `/api/flights/${eifel.id}/cancel`, {
      reason: "weather",
      word: "Die Wolken liegen auf den Bergen.",
    })
    await book.mails()
    await book.bells(jan, otto)
    await book.page(otto, "/de/cockpit")
    await book.page(otto, "/de/cockpit/archiv")
    await book.page(otto, "/de/cockpit/zahlungen")
    await book.page(otto, cancelPassengerPath({ flightId: eifel.id, bookingId: ottos }))
    await book.page(visitor, flightPath(eifel.id))

    book.chapter("Marie storniert am Tag davor")
    const maries = await books(marie, juist.id, [{ ...LENA, name: "Marie Vogt" }])
    await does(jan, "POST", `/api/bookings/${maries}/accept`)
    await book.mails()
    itIs(new Date(inDays(12).getTime() - hours(23)))
    await runJobs(remindOfFlightsQueue)
    await book.mails()
    const cancelMarie = cancelPassengerPath({ flightId: juist.id, bookingId: maries })
    await book.page(marie, cancelMarie)
    await does(marie, "POST", `/api/bookings/${maries}/cancel`, { shownRefundCents: 3_125 })
    await book.mails()
    await book.bells(jan, marie, lena)
    await book.page(marie, cancelMarie)
    await book.page(marie, "/de/cockpit")
    await book.page(marie, "/de/cockpit/zahlungen")
    await book.page(jan, cancelMarie)
    await book.page(jan, "/de/cockpit")

    book.chapter("Der Flug ist geflogen, Jan rechnet ab")
    await does(jan, "PUT", `/api/users/${jan.id}`, {
      bankAccount: { accountHolder: "Jan Reimers", iban: "DE89370400440532013000", bic: "" },
    })
    const flightTimes = flightTimesQueue({
      occupancyOf: occupancyOfFlight,
      endBookings: endBookingsOfFlight,
    })
    itIs(new Date(inDays(12).getTime() + hours(1)))
    await runJobs(flightTimes)
    await book.page(lena, "/de/cockpit")
    itIs(new Date(inDays(12).getTime() + hours(4)))
    await runJobs(flightTimes)
    await book.mails()
    await book.bells(jan, lena)
    await book.page(jan, "/de/cockpit")
    await book.page(jan, costsPath(juist.id))
    const costs = [
      { kind: "rental", label: "Miete nass", amountCents: 16_000 },
      { kind: "landing", label: "Landegebühr Juist", amountCents: 1_850 },
    ]
    await does(jan, "POST", `/api/flights/${juist.id}/settlement-costs`, { costs })
    await book.page(jan, confirmPath(juist.id))
    await book.page(jan, accountPath(juist.id))
    await does(jan, "POST", `/api/flights/${juist.id}/settlement`, {
      noShows: [lenas],
      shownCostCents: 17_850,
    })
    await book.mails()
    await book.bells(jan, lena, marie)
    await book.page(jan, confirmPath(juist.id))
    const statement = statementPath({ flightId: juist.id, bookingId: lenas })
    await book.page(lena, statement)
    await book.page(marie, statementPath({ flightId: juist.id, bookingId: maries }))

    book.chapter("Lena widerspricht, Jan antwortet, Ada entscheidet")
    await does(lena, "POST", `/api/bookings/${lenas}/objection`, {
      kind: "costs",
      words: "Auf dem Aushang am Tower standen 16,50 € für die Landung.",
    })
    await book.mails()
    await book.bells(jan, lena, ada)
    await book.page(jan, "/de/cockpit")
    await book.page(lena, statement)
    await book.page(jan, objectionPath({ flightId: juist.id, bookingId: lenas }))
    await book.page(jan, payoutPath({ flightId: juist.id, bookingId: lenas }))
    await does(jan, "POST", `/api/bookings/${lenas}/objection-answer`, {
      words: "Stimmt, ich hatte mich vertippt.",
    })
    await book.mails()
    await book.bells(jan, lena, ada)
    await book.page(ada, "/de/verwaltung")
    await book.page(ada, "/de/verwaltung/auszahlungen")
    await book.page(ada, objectionCasePath(lenas))
    await does(ada, "POST", `/api/bookings/${lenas}/objection-decision`, {
      verdict: "corrected",
      words: "Der Aushang gilt.",
      corrections: [{ position: 2, amountCents: 1_650, reason: "So steht es im Aushang." }],
    })
    await book.mails()
    await book.bells(jan, lena, marie)
    await book.page(lena, statement)
    await book.pdf(lena, statementPdfPath({ flightId: juist.id, bookingId: lenas }))
    await book.pdf(jan, settlementPdfPath(juist.id))

    book.chapter("Lena erzählt von einem Hund auf der Bahn, und Ada schließt den Bericht ab")
    await book.page(jan, occurrencePath(juist.id))
    await does(lena, "POST", reportOccurrenceCallPath(juist.id), {
      kind: "aerodrome",
      phase: "taxi",
      words: "Beim Rollen lief ein Hund über die Bahn, Jan hat rechtzeitig gebremst.",
      hasInjuries: false,
    })
    await book.mails()
    await book.page(lena, occurrencePath(juist.id))
    const [occurred] = await db.select({ id: occurrencesTable.id }).from(occurrencesTable)
    const occurrenceId = occurred?.id ?? 0
    await book.page(ada, occurrenceSheetPath(occurrenceId))
    await does(ada, "POST", closeOccurrenceCallPath(occurrenceId), {
      note: "Mit dem Platz gesprochen, ein Zaun kommt.",
      summary: "Ein Tier lief beim Rollen vor das Luftfahrzeug, es wurde rechtzeitig gebremst.",
      namesNobody: true,
    })
    await book.page(ada, occurrenceSheetPath(occurrenceId))

    book.chapter("Jan legt ein Foto ins Album und zeigt es, weil niemand zu erkennen ist")
    await book.page(jan, albumPath(juist.id))
    const memory = { flightId: juist.id, userId: jan.id, caption: "Über dem Watt" }
    const { id: memoryId } = await makeMemory(db, memory)
    await does(jan, "POST", memoryRequestCallPath(memoryId), {
      pictured: [],
      isNobodyPictured: true,
    })
    await book.page(jan, albumPath(juist.id))
    await book.page(visitor, profilePath(jan.id))

    book.chapter("Jan bekommt sein Geld")
    later(hours(49))
    await runJobs(closeSettlementsQueue)
    later(hours(75))
    await workOff(db)
    await book.mails()
    await book.bells(jan, lena)
    await book.page(jan, payoutPath({ flightId: juist.id, bookingId: lenas }))
    await book.page(jan, payoutPath({ flightId: juist.id, bookingId: maries }))
    await book.page(jan, "/de/cockpit/archiv")
    await book.page(jan, "/de/cockpit/zahlungen?teil=fluege")
    await book.page(jan, STATISTICS_PATH)
    await book.page(lena, statement)
    await book.page(lena, "/de/cockpit/archiv")
    await book.page(lena, "/de/cockpit/zahlungen")
    await book.page(lena, STATISTICS_PATH)
    await book.page(paul, STATISTICS_PATH)
    await book.page(marie, "/de/cockpit/zahlungen")
    await book.page(visitor, profilePath(jan.id))
    for (const number of await listReceiptNumbers()) await book.pdf(ada, `/de/belege/${number}`)

    book.chapter("Wer nicht mitgeflogen ist, bewertet nicht")
    await book.page(marie, reviewPath(juist.id))
    await book.page(lena, reviewPath(juist.id))
    await book.page(jan, reviewPath(juist.id))
    await book.page(jan, OWN_REVIEWS_PATH)

    await expect(await book.text()).toMatchFileSnapshot("./a-full-life.txt")
  },
  PATIENCE_MS,
)

test(
  "no page, mail or PDF shows an internal name or a doubled punctuation mark",
  async () => {
    for (const path of await listPlainPages()) await book.glance(readerOf(path), path)
    const { rows } = await db.execute<{ path: string }>(OFFICE_SHEETS)
    for (const { path } of rows) await book.glance(ada, path)
    expect(book.rawWords()).toEqual([])
  },
  PATIENCE_MS,
)
