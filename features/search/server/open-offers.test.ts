import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeFlightPhoto } from "#db/seed/factories/make-flight-photo.ts"
import { makeOffer } from "#db/seed/factories/make-offer.ts"
import { makePilot } from "#db/seed/factories/make-pilot.ts"
import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listFlightsWithPilot } from "./list-flights-with-pilot.ts"
import { listOpenOffersFromAirport, listOpenOffersOfPilot } from "./open-offers.ts"

const db = await testDatabase()
const today = isoDay(clock.now(), HOME_ZONE)

test("airport and pilot list the offers without a date until their window is over", async () => {
  const pilot = await makePilot(db)
  const pilotId = pilot.id
  const later = await makeOffer(db, { pilotId, windowFrom: addDays(today, 9) })
  const lastDay = await makeOffer(db, {
    pilotId,
    windowFrom: addDays(today, -30),
    windowTo: today,
  })
  await makeOffer(db, {
    pilotId,
    windowFrom: addDays(today, -30),
    windowTo: addDays(today, -1),
  })
  await makeOffer(db, { pilotId, status: "paused" })
  await makeFlight(db, { pilotId })
  const offers = await listOpenOffersOfPilot(db, pilotId)
  expect(offers.map(({ id }) => id)).toEqual([lastDay.id, later.id])
  expect(offers[1]).toEqual({
    id: later.id,
    title: "Siebengebirge, wann du magst",
    kind: "round_trip",
    durationMinutes: 45,
    status: "published",
    topics: ["wunschflug"],
    timeZone: HOME_ZONE,
    departure: { code: "EDKB", name: "Bonn-Hangelar" },
    destination: { code: "EDKB", name: "Bonn-Hangelar" },
    freeSeats: 2,
    isInstantBooking: false,
    pilot: {
      id: pilotId,
      name: expect.stringMatching(/^\p{L}+ \p{Lu}\.$/u),
      initials: expect.stringMatching(/^\p{Lu}{2}$/u),
      photoId: null,
      rating: null,
      reviewCount: 0,
    },
    picture: expect.stringContaining("/hills/"),
    window: { from: addDays(today, 9), to: addDays(today, 60) },
    weekdays: [6, 7],
    totalCents: 5_500,
  })
  const fromHere = await listOpenOffersFromAirport(db, later.departureAirportId)
  expect(fromHere.map(({ id }) => id)).toEqual([lastDay.id, later.id])
})

test("an offer without a date is no dated flight of its pilot", async () => {
  const offer = await makeOffer(db)
  expect(await listFlightsWithPilot(db, offer.pilotId, 6)).toEqual([])
  expect(await listOpenOffersOfPilot(db, offer.pilotId)).toHaveLength(1)
})

test("the first photo of a flight represents it, in the crop that its pilot has chosen", async () => {
  const { id: flightId, pilotId } = await makeOffer(db)
  await makeFlightPhoto(db, { flightId, pilotId, position: 2 })
  const crop = { cropLeft: 0.125, cropWidth: 0.75 }
  const { id } = await makeFlightPhoto(db, { flightId, pilotId, ...crop })
  expect(await listOpenOffersOfPilot(db, pilotId)).toMatchObject([
    { picture: `/flugfotos/${id}/1250-0-7500-10000/1280.webp` },
  ])
})
