import { and, eq } from "drizzle-orm"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { insertRow } from "#db/seed/factories/insert-rows.ts"
import { makeBooking } from "#db/seed/factories/make-booking.ts"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { makePastFlight } from "#db/seed/factories/make-past-flight.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { makeReview } from "#db/seed/factories/make-review.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { cancelBookingByPassenger } from "#features/bookings/cancellation/server/cancel-booking-by-passenger.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { joinWaitlist } from "#features/bookings/holds/server/join-waitlist.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatHeldUntil } from "#features/flights/core/format-held.ts"
import { flightSeatsTable } from "#features/flights/core/server/flights-tables.ts"
import { blockFlight } from "#features/flights/pausing/server/block-flight.ts"
import { appealPath } from "#features/reports/server/appeal-key.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { syncSearchIndex } from "#features/search/server/index/sync-search-index.ts"
import { clock } from "#platform/clock.ts"
import { days, hours, minutes } from "#platform/duration.ts"
import { formatInstant } from "#platform/time.ts"
import { testDatabase } from "#tests/support/database.ts"
import { pageMeta } from "../page-meta.ts"
import { flightMeta } from "./flight-meta.ts"
import { FlightPage } from "./flight-page.tsx"
import { loadFlight } from "./load-flight.ts"
import { OfferPage } from "./offer-page.tsx"

const db = await testDatabase()

const inHours = (count: number) => new Date(clock.now().getTime() + hours(count))

/** The page as `userId` sees it: its text, and whether search engines may keep it. */
async function open(flightId: number, userId?: number) {
  // the page lists flights nearby from what the search knows
  await syncSearchIndex(db)
  const loaded = await loadFlight(db, flightId, userId)
  if (!loaded) return undefined
  const at = { matches: [], location: { pathname: flightPath(flightId) } }
  const [meta, page] =
    "offer" in loaded
      ? [pageMeta(loaded.about, at), <OfferPage key="offer" {...loaded} />]
      : [flightMeta(loaded, at), <FlightPage key="flight" {...loaded} />]
  const router = createMemoryRouter([{ path: "*", element: page }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return {
    html,
    text: html
      .replace(/<svg.*?<\/svg>/gs, " ")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " "),
    isKept: !meta.some((tag) => "name" in tag && tag.name === "robots"),
  }
}

test("a guest for whom the waitlist holds a seat reads so, and until when, instead of that the flight is full", async () => {
  const flight = await makeFlight(db, { seatsOffered: 1 })
  const guest = await makeUser(db)
  const by = { kind: "user", userId: guest.id, isPilot: false, isAdmin: false } as const
  const booking = await makeBooking(db, { flight })
  await joinWaitlist(db, by, { flightId: flight.id, seats: 1 })
  const other = { ...by, userId: booking.passengerId ?? 0 }
  await cancelBookingByPassenger(db, other, booking.id, 13_750)
  const page = await open(flight.id, guest.id)
  expect(page?.text).toContain("Für dich ist etwas frei. Bis")
  expect(page?.text).toContain("Jetzt buchen")
  expect((await open(flight.id))?.text).not.toContain("Für dich ist etwas frei")
})

test("a flight with a free seat can be booked, and belongs into search engines", async () => {
  const flight = await makeFlight(db)
  const page = await open(flight.id)
  expect(page?.text).toContain("Platz sichern")
  expect(page?.text).toContain("noch 3 Plätze")
  expect(page?.isKept).toBe(true)
})

test("a full flight says so, offers a Suchagent and flights nearby, and may be found", async () => {
  const flight = await makeFlight(db)
  const other = await makeFlight(db, { title: "Noch mal nach Juist" })
  await db.delete(flightSeatsTable).where(eq(flightSeatsTable.flightId, flight.id))
  const page = await open(flight.id)
  expect(page?.text).toContain("Alle Plätze sind vergeben.")
  expect(page?.text).toContain("Neue Flüge melden lassen")
  expect(page?.text).toContain(other.title)
  expect(page?.text).not.toContain("Platz sichern")
  expect(page?.isKept).toBe(true)
})

test("a guest of a full flight reads that they come along before all else, and nothing of a waitlist", async () => {
  const flight = await makeFlight(db, { seatsOffered: 1 })
  const { passengerId } = await makeBooking(db, { flight })
  const page = await open(flight.id, passengerId ?? 0)
  const [before = "", after] = page?.text.split("Du fliegst mit") ?? []
  expect(after).toContain("Bordkarte")
  expect(before).not.toContain(flight.title)
  expect(page?.text).not.toContain("Alle Plätze sind vergeben.")
  expect(page?.text).not.toContain("ausgebucht")
  expect((await open(flight.id))?.text).toContain("Alle Plätze sind vergeben.")
})

test("a flown flight shows who came along, what they wrote and what its pilot flies next", async () => {
  const pilot = await makePilot(db)
  const flight = await makePastFlight(db, { pilotId: pilot.id })
  const next = await makeFlight(db, { pilotId: pilot.id, title: "Wieder zur Insel" })
  const [booking] = await db
    .select()
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flight.id))
  await insertRow(db, reviewsTable, {
    flightId: flight.id,
    bookingId: booking?.id ?? 0,
    authorId: booking?.passengerId ?? 0,
    subjectId: pilot.id,
    stars: 5,
    text: "Ruhig, freundlich, pünktlich.",
    createdAt: clock.now(),
    publishedAt: clock.now(),
  })
  const page = await open(flight.id)
  expect(page?.text).toContain("Dieser Flug liegt hinter uns.")
  expect(page?.text).toContain("Mit an Bord 1 Gast")
  expect(page?.text).toContain("Was Mitfliegende zu diesem Flug schreiben")
  expect(page?.text.split("Ruhig, freundlich, pünktlich.")).toHaveLength(2)
  expect(page?.text).toContain(next.title)
  expect(page?.text).not.toContain("Dein Preis")
  expect(page?.isKept).toBe(false)
})

test.each<[string, FlightStatus, Date, string]>([
  ["cancelled", "cancelled", inHours(300), "Dieser Flug ist abgesagt."],
  ["paused", "paused", inHours(300), "Dieser Flug ist pausiert."],
  ["booked by nobody", "expired", inHours(-300), "Dieser Flug kam nicht zustande."],
  ["over", "published", inHours(-300), "Dieser Termin ist vorbei."],
  ["under way", "under_way", inHours(-1), "Dieser Flug hat begonnen."],
  ["about to start", "published", inHours(2), "Die Buchung ist geschlossen."],
])(
  "a flight that is %s says so to everybody, and is kept by no search engine",
  async (_, status, departsAt, sentence) => {
    const publishedAt = new Date(departsAt.getTime() - days(10))
    const flight = await makeFlight(db, { status, departsAt, publishedAt, createdAt: publishedAt })
    const page = await open(flight.id)
    expect(page?.text).toContain(sentence)
    expect(page?.text).not.toContain("Platz sichern")
    expect(page?.text).toContain("Flüge um Sankt Augustin")
    expect(page?.text).toContain("Teilen")
    expect(page?.isKept).toBe(false)
  },
)

test.each<[FlightStatus, string]>([
  ["draft", "Das ist ein Entwurf, den nur du siehst."],
  ["in_review", "Wir sehen uns diesen Flug an."],
  ["blocked", "Diesen Flug haben wir gesperrt."],
])("a %s one exists for its pilot alone", async (status, sentence) => {
  const flight = await makeFlight(db, { status })
  const page = await open(flight.id, flight.pilotId)
  expect(page?.text).toContain(sentence)
  expect(page?.text).not.toContain("Teilen")
  expect(page?.isKept).toBe(false)
  expect(await open(flight.id)).toBeUndefined()
  expect(await open(flight.id, (await makePilot(db)).id)).toBeUndefined()
})

test("whose flight is blocked reads why, and where to object", async () => {
  const flight = await makeFlight(db)
  const admin = await makeUser(db, { isAdmin: true })
  const actor = {
    kind: "user",
    userId: admin.id,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  } as const
  const reasons = "Die Fotos zeigen ein anderes Flugzeug."
  const statement = { ground: "terms", provision: "AGB Nummer 12 (1)", reasons } as const
  const { ref } = await blockFlight(db, actor, {
    flightId: flight.id,
    statement,
    endBookings: endBookingsOfFlight,
  })
  const page = await open(flight.id, flight.pilotId)
  expect(page?.text).toContain(`Grund: ${reasons}`)
  expect(page?.html).toContain(`href="${appealPath("restriction", ref)}"`)
})

test("an offer without a date names its window and days, and what can be done today", async () => {
  const offer = await makeOffer(db, { windowFrom: "2031-06-01", windowTo: "2031-08-31" })
  const page = await open(offer.id)
  expect(page?.text).toContain("1. Juni 2031 bis 31. August 2031, samstags und sonntags")
  expect(page?.text).toContain("Termin vorschlagen")
  expect(page?.text).toContain("Neue Flüge melden lassen")
  const over = await makeOffer(db, { windowFrom: "2020-06-01", windowTo: "2020-08-31" })
  expect((await open(over.id))?.text).toContain("Dieses Angebot ist gerade nicht offen.")
  expect(page?.isKept).toBe(false)
  expect(await open((await makeOffer(db, { status: "draft" })).id)).toBeUndefined()
})

test("directly below the title stands who flies, how they are rated and how to ask them", async () => {
  const pilot = await makePilot(db, { firstName: "Ronja" })
  const flight = await makeFlight(db, { pilotId: pilot.id })
  for (const stars of [5, 4]) await makeReview(db, { pilotId: pilot.id, stars })
  const page = await open(flight.id)
  const [, below = ""] = page?.text.split("Merken") ?? []
  expect(below.slice(0, below.indexOf("Flugzeit"))).toMatch(
    /Ronja .*Privater Anbieter.*4,5 \(2\).*Ronja fragen/,
  )
  expect((await open(flight.id, pilot.id))?.text).not.toContain("Ronja fragen")
})

test("of a pilot without a first name every sentence of the page still says who it is", async () => {
  const pilot = await makePilot(db, { firstName: "", lastName: "" })
  const flight = await makeFlight(db, { pilotId: pilot.id })
  const cancelled = await makeFlight(db, { pilotId: pilot.id, status: "cancelled" })
  const offer = await makeOffer(db, { pilotId: pilot.id })
  const text = (await open(flight.id))?.text ?? ""
  expect(text).toContain("Die Person am Steuer fragen")
  expect(text).toContain("Nur die Person am Steuer sieht es")
  expect(text).toContain("Was Gäste über die Person am Steuer schreiben")
  expect(text).toContain("wer mit der Person am Steuer gebucht war")
  expect((await open(cancelled.id))?.text).toContain("Die nächsten Flüge mit der Person am Steuer")
  expect(text).toContain("Die Person am Steuer sagt ab")
  expect((await open(offer.id))?.text).toContain(
    "Du schlägst Tag und Uhrzeit vor, die Person am Steuer prüft Wetter",
  )
})

test("what comes back when stands with the dates of this very flight", async () => {
  const departsAt = inHours(200)
  const flight = await makeFlight(db, { departsAt, timeZone: "Europe/Berlin" })
  const until = formatInstant(new Date(departsAt.getTime() - hours(24)), "Europe/Berlin")
  const page = await open(flight.id)
  expect(page?.text).toContain(`bis ${until} alles zurück danach halber Anteil zurück`)
})

test("safety and insurance are explained where one books", async () => {
  const page = await open((await makeFlight(db)).id)
  expect(page?.html).toContain('href="/de/safety"')
  expect(page?.html).toContain('href="/de/versicherung"')
})

test("a flight that does not come back says so at its title and at its price", async () => {
  const page = await open((await makeFlight(db, { kind: "one_way" })).id)
  expect(page?.text).toMatch(/Nur Hinflug .*Nur Hinflug nach .*pro Person, nur Hinflug/)
  const there = await open((await makeFlight(db, { kind: "excursion" })).id)
  expect(there?.text).not.toMatch(/nur hinflug/i)
})

test("seats that somebody else is about to book are neither free nor sold", async () => {
  const flight = await makeFlight(db, { seatsOffered: 2 })
  const booking = await makeBooking(db, { flight })
  const heldUntil = new Date(clock.now().getTime() + minutes(9))
  const ofFlight = eq(flightSeatsTable.flightId, flight.id)
  await db
    .update(flightSeatsTable)
    .set({ bookingId: booking.id, heldUntil })
    .where(and(ofFlight, eq(flightSeatsTable.seatNumber, 1)))
  const until = formatHeldUntil(heldUntil.toISOString(), clock.now())
  expect((await open(flight.id))?.text).toContain(
    `1 weiterer Platz ist gerade in einer Kasse, frei ab ${until}.`,
  )
  await db.update(flightSeatsTable).set({ bookingId: booking.id, heldUntil }).where(ofFlight)
  const page = await open(flight.id)
  expect(page?.text).toContain(`Gerade in einer Kasse, frei ab ${until}.`)
  expect(page?.html).toContain('#warteliste"')
})

test("where no flight is, there is no page", async () => {
  expect(await open(2_000_000_000)).toBeUndefined()
})
