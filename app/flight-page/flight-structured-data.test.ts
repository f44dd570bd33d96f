import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { findFlightDetail } from "#features/flights/core/server/flights-queries.ts"
import { viewOfFlight } from "#features/flights/core/server/view-of-flight.ts"
import { hours } from "#platform/duration.ts"
import { testDatabase } from "#tests/support/database.ts"
import { flightForSearch } from "./flight-structured-data.ts"

const db = await testDatabase()
const ORIGIN = "https://aufwind.example"

async function eventOf(overrides: Parameters<typeof makeFlight>[1] = {}) {
  const { id } = await makeFlight(db, overrides)
  const detail = await findFlightDetail(db, id)
  if (!detail) throw new Error("no flight")
  return { id, view: viewOfFlight(detail), event: flightForSearch(viewOfFlight(detail), ORIGIN) }
}

test("a flight is an event with everything that search engines require of one", async () => {
  const { id, view, event } = await eventOf()
  expect(event).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Event",
    name: "Übers Watt nach Juist",
    url: `${ORIGIN}/de/flug/${id}`,
    image: [`${ORIGIN}/teilen/flug/${id}.png`],
    startDate: view.departsAt,
    endDate: view.arrivesAt,
    eventStatus: "https://schema.org/EventScheduled",
    location: {
      "@type": "Airport",
      icaoCode: "EDKB",
      address: { "@type": "PostalAddress", addressCountry: "DE" },
      geo: { latitude: expect.closeTo(50.77, 1), longitude: expect.closeTo(7.16, 1) },
    },
    organizer: { "@type": "Person", name: view.pilot.name },
  })
})

test("its offer names the whole price, fee included, and until when it holds", async () => {
  const { view, event } = await eventOf()
  expect(event.offers).toMatchObject({
    "@type": "Offer",
    price: "68.75",
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
    validFrom: view.publishedAt,
  })
  const closes = Date.parse(view.departsAt) - Date.parse(event.offers.validThrough)
  expect(closes / hours(1)).toBe(3)
})

test("a flight without a free seat is sold out", async () => {
  const { view } = await eventOf()
  const full = flightForSearch({ ...view, freeSeats: 0, state: "full" }, ORIGIN)
  expect(full.offers.availability).toBe("https://schema.org/SoldOut")
})
