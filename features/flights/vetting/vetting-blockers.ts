import {
  type FlightSchedule,
  type FlightStatus,
  PUBLISH_BEFORE_START_MS,
  PUBLISH_DAYS_AHEAD,
} from "#features/flights/core/flight.ts"
import type { RuleVerdict } from "#features/verification/flugfit/flugfit.ts"
import { addDays, isoDay } from "#platform/days.ts"

interface FlightToPublish {
  status: FlightStatus
  schedule: FlightSchedule
  timeZone: string
  departsAt: Date | null
  windowTo: string | null
}

interface Fitness {
  rules: readonly Pick<RuleVerdict, "title" | "state">[]
}

/** Why a flight in review cannot be published now; nothing: it can. Button and command ask the same. */
export function publishBlockers(flight: FlightToPublish, fitness: Fitness, now: Date): string[] {
  const ofStatus =
    flight.status === "in_review" ? [] : ["Dieser Flug wartet nicht mehr auf eine Prüfung."]
  return [...ofStatus, ...offerBlockers(flight, fitness, now)]
}

/** Why a flight cannot be offered from now on, whatever its status. */
export function offerBlockers(
  flight: Omit<FlightToPublish, "status">,
  { rules }: Fitness,
  now: Date,
): string[] {
  const hindrances: string[] = []
  if (flight.departsAt && flight.departsAt.getTime() - now.getTime() < PUBLISH_BEFORE_START_MS) {
    hindrances.push("Bis zum Start sind es keine 6 Stunden mehr.")
  }
  const today = isoDay(now, flight.timeZone)
  const lastDay = addDays(today, PUBLISH_DAYS_AHEAD)
  if (flight.departsAt && isoDay(flight.departsAt, flight.timeZone) > lastDay) {
    hindrances.push(`Der Start liegt mehr als ${PUBLISH_DAYS_AHEAD} Tage in der Zukunft.`)
  }
  if (flight.schedule === "flexible" && (flight.windowTo ?? "") < today) {
    hindrances.push("Der Zeitraum dieses Angebots ist vorbei.")
  }
  const blockers = rules.filter(({ state }) => state === "blocker")
  if (blockers.length > 0) {
    const titles = blockers.map(({ title }) => title).join(", ")
    hindrances.push(`Nicht flugfit an diesem Tag: ${titles}.`)
  }
  return hindrances
}
