import type { Licence } from "#features/users/core/user.ts"
import { addDays, instantAt, isRealDay } from "#platform/days.ts"
import { isNightAt } from "#platform/sun.ts"
import { AIRCRAFT_CLASSES, type AircraftClass, type PlannedFlight } from "./flugfit/flugfit.ts"
import { classesOf } from "./flugfit/licence-rule.ts"
import type { FlugfitQuery } from "./landing-log-path.ts"

/** Flights are offered so far ahead. */
export const DAYS_AHEAD = 365

/** An aircraft of the pilot, as the question names it. */
export interface OwnAircraft {
  id: number
  /** „D-EKBW“ */
  name: string
  /** „D-EKBW, Cessna 172“ */
  label: string
  aircraftClass: AircraftClass
  /** ISO day; null where its pilot has not said. */
  insuredUntil: string | null
}

/** Reads the address; missing and invalid parameters get their defaults. */
export function parseFlugfitQuery(
  params: URLSearchParams,
  {
    today,
    licence,
    aircraft,
  }: { today: string; licence: Licence; aircraft: readonly OwnAircraft[] },
): FlugfitQuery {
  const day = params.get("tag") ?? ""
  const isPossible = isRealDay(day) && day >= today && day <= addDays(today, DAYS_AHEAD)
  const asked = params.get("klasse")
  const own = aircraft.find(({ id }) => String(id) === asked)
  const named = AIRCRAFT_CLASSES.find((one) => one === asked)
  const landsAt = params.get("landung") ?? ""
  const guests = Number(params.get("gaeste"))
  return {
    day: isPossible ? day : today,
    aircraftClass: own?.aircraftClass ?? named ?? classesOf(licence)[0] ?? "SEP",
    planeId: own?.id ?? null,
    landsAt: /^([01]\d|2[0-3]):[0-5]\d$/.test(landsAt) ? landsAt : "",
    guests: Number.isInteger(guests) && guests >= 1 && guests <= 5 ? guests : 1,
    isAerobatic: params.get("kunstflug") === "1",
  }
}

/** Where the sun is asked for; the pilot's home, where they start and land. */
interface LandingPlace {
  lat: number
  lng: number
  timeZone: string
}

/** The flight that is asked about. Without a place nobody knows when it gets dark. */
export function plannedFlight(
  query: FlugfitQuery,
  place: LandingPlace | null,
  aircraft: OwnAircraft | undefined,
): PlannedFlight {
  const { day, aircraftClass, guests, isAerobatic, landsAt } = query
  const landing = place && landsAt ? instantAt(day, landsAt, place.timeZone) : undefined
  return {
    day,
    aircraftClass,
    guests,
    isAtNight: place !== null && landing !== undefined && isNightAt(landing, place),
    isAerobatic,
    aircraft: aircraft ?? null,
    haveGuestsAgreed: null,
  }
}
