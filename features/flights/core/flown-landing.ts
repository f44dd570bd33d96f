import type { PlaneCategory } from "#features/planes/plane.ts"
import { MAX_LENGTHS } from "#features/verification/landing.ts"
import type { LandingInput } from "#features/verification/landing-schemas.ts"
import { isoDay } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import { isNightAt } from "#platform/sun.ts"

interface FlownStop {
  /** null: only flown over. */
  airportId: number | null
  lat: number
  lng: number
  minute: number
}

interface FlownFlight {
  departsAt: Date
  durationMinutes: number
  /** As its pilot has said, if they have. */
  tookOffAt: Date | null
  landedAt: Date | null
  timeZone: string
  /** In the order in which they were flown, the departure first. */
  stops: readonly FlownStop[]
  plane: { category: PlaneCategory; icaoType: string; model: string }
  departure: { code: string }
  destination: { code: string }
}

/**
 * What a flown flight says to the landing log: one take-off and one landing a leg, as planned or as its
 * pilot has said on the day. The pilot knows how it really was and corrects it.
 */
export function landingOfFlight(flight: FlownFlight): LandingInput {
  const { departsAt, timeZone, plane, departure, destination } = flight
  const legs = legsOf(flight.stops)
  const isNight = ({ minute, lat, lng }: FlownStop) =>
    isNightAt(new Date(departsAt.getTime() + minutes(minute)), { lat, lng, timeZone })
  const count = Math.max(1, legs.length)
  return {
    flownOn: isoDay(departsAt, timeZone),
    aircraftClass: plane.category,
    aircraftType: (plane.icaoType || plane.model).slice(0, MAX_LENGTHS.aircraftType),
    takeOffs: count,
    landings: count,
    // FCL.060(b)(2) counts a night only where take-off and landing are both in it
    nightLandings: legs.filter(([from, to]) => isNight(from) && isNight(to)).length,
    flightMinutes: flownMinutes(flight, count),
    flownAs: "pic",
    place:
      departure.code === destination.code
        ? departure.code
        : `${departure.code}–${destination.code}`,
  }
}

/** Of several legs the times of the day hold what it stood on the ground between them. */
function flownMinutes({ tookOffAt, landedAt, durationMinutes }: FlownFlight, legs: number): number {
  if (!tookOffAt || !landedAt || legs > 1) return durationMinutes
  return Math.max(1, Math.round((landedAt.getTime() - tookOffAt.getTime()) / minutes(1)))
}

/** From airfield to airfield; what lies between them is flown over. */
function legsOf(stops: readonly FlownStop[]): [FlownStop, FlownStop][] {
  const airfields = stops.filter(({ airportId }) => airportId !== null)
  return airfields.slice(1).flatMap((stop, index) => {
    const from = airfields[index]
    return from ? [[from, stop]] : []
  })
}
