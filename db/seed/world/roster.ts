import { days } from "#platform/duration.ts"
import { demoPlaneType } from "../planes/plane-types.ts"
import type { Random } from "../random.ts"
import { allRoutes } from "../routes/all-routes.ts"
import type { Route } from "../routes/route.ts"
import type { CastPilot } from "./cast.ts"

/** How much more than others somebody flies. */
const BUSY: Record<string, number> = {
  "D-EKBW": 8,
  "D-EMRS": 3,
  "D-ETBR": 1.5,
  "D-EJWK": 6,
  "D-EAYD": 1.4,
  "D-EAKE": 4,
  "D-EHPU": 1.6,
  "D-EKNZ": 1.6,
  "D-EVSY": 1.4,
}

export function busyness(pilot: CastPilot): number {
  return BUSY[pilot.plane.registration] ?? 1
}

// whoever stays the weekend flies out on Friday or Saturday
function isBeforeSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() >= 5
}

/** Days between two flights of one pilot: whoever flies out has to come home as well. */
const REST_DAYS = 3

export interface Roster {
  /** Pilots who could fly that day, in the order in which they would. */
  candidates(day: string, random: Random): CastPilot[]
  /** The routes of a pilot, the one they have not flown for longest first. */
  routesFor(pilot: CastPilot, day: string, random: Random): { route: Route; turn: number }[]
  note(pilot: CastPilot, route: Route | undefined, day: string): void
}

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / days(1))

/** Who flies when and where to: keeps everybody in turn and off two flights at once. */
export function createRoster(pilots: readonly CastPilot[]): Roster {
  const daysOf = new Map<number, number[]>()
  const flownOf = new Map<string, number>()
  const keyOf = (pilot: CastPilot, route: Route) => `${pilot.user.id} ${route.id}`

  function rested(pilot: CastPilot, day: number): number {
    const distances = (daysOf.get(pilot.user.id) ?? []).map((other) => Math.abs(other - day))
    return Math.min(30, ...distances)
  }

  return {
    candidates(day, random) {
      return pilots
        .map((pilot) => ({ pilot, rest: rested(pilot, dayNumber(day)) }))
        .filter(({ rest }) => rest >= REST_DAYS)
        .map(({ pilot, rest }) => {
          const weight = rest * busyness(pilot)
          // a weighted draw without replacement (Efraimidis and Spirakis)
          return { pilot, rank: random.next() ** (1 / weight) }
        })
        .sort((one, other) => other.rank - one.rank)
        .map(({ pilot }) => pilot)
    },
    routesFor(pilot, day, random) {
      const isAerobatic = demoPlaneType(pilot.script.plane.type).isAerobatic === true
      return allRoutes
        .filter(
          (route) =>
            route.from.includes(pilot.home.code) &&
            (route.isAerobatic === true) === isAerobatic &&
            (pilot.plane.seats > 2 || !route.topics.includes("heiratsantrag-in-der-luft")) &&
            (route.light !== "night" || pilot.script.hasNightRating === true) &&
            (route.kind !== "one_way" || isBeforeSunday(day)),
        )
        .map((route) => ({ route, turn: flownOf.get(keyOf(pilot, route)) ?? 0 }))
        .map((choice) => ({ choice, rank: choice.turn + random.next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ choice }) => choice)
    },
    note(pilot, route, day) {
      daysOf.set(pilot.user.id, [...(daysOf.get(pilot.user.id) ?? []), dayNumber(day)])
      if (!route) return
      flownOf.set(keyOf(pilot, route), (flownOf.get(keyOf(pilot, route)) ?? 0) + 1)
    },
  }
}
