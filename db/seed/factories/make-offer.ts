import { clock } from "#platform/clock.ts"
import { addDays, isoDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { makeAirport } from "./make-airport.ts"
import { makePilot } from "./make-pilot.ts"
import { makePlane } from "./make-plane.ts"
import { type FlightRow, type FlightValues, writeFlights } from "./write-flights.ts"

/** A published offer without a date: a round trip from Bonn, at weekends of the next two months. */
export async function makeOffer(db: Db, overrides: Partial<FlightValues> = {}): Promise<FlightRow> {
  const from = await makeAirport(db, "EDKB")
  const pilotId = overrides.pilotId ?? (await makePilot(db)).id
  const today = isoDay(clock.now(), HOME_ZONE)
  const [written] = await writeFlights(db, [
    {
      flight: {
        status: "published",
        schedule: "flexible",
        kind: "round_trip",
        topics: ["wunschflug"],
        title: "Siebengebirge, wann du magst",
        description: "Wir sprechen den Tag ab.",
        departureAirportId: from.id,
        destinationAirportId: from.id,
        timeZone: HOME_ZONE,
        windowFrom: addDays(today, 1),
        windowTo: addDays(today, 60),
        windowWeekdays: [6, 7],
        durationMinutes: 45,
        distanceKm: 90,
        seatsOffered: 2,
        totalCostCents: 15_000,
        seatPriceCents: 5_000,
        terrain: "hills",
        publishedAt: clock.now(),
        createdAt: clock.now(),
        planeId: (await makePlane(db, { pilotId })).id,
        ...overrides,
        pilotId,
      },
      stops: [{ airportId: from.id, name: from.name, lat: from.lat, lng: from.lng, minute: 0 }],
      costs: [{ kind: "rental", label: "Miete nass", amountCents: 15_000 }],
    },
  ])
  if (!written) throw new Error("the offer was not written")
  return written
}
