import { findPlaneInsurance } from "#features/planes/server/plane-insurances.ts"
import type { RuleVerdict } from "#features/verification/flugfit/flugfit.ts"
import { getFlugfit } from "#features/verification/server/get-flugfit.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightDetail, OfferDetail } from "./flights-queries.ts"
import { plannedFlightOf } from "./planned-flight.ts"

/** What Flugfit says of a flight as it is offered; without an aircraft there is nothing to be fit for. */
export async function getFlugfitOfFlight(
  db: Db,
  detail: FlightDetail | OfferDetail,
): Promise<FlightFitness> {
  const { plane } = detail
  const planned = plannedFlightOf(detail, clock.now())
  if (!plane || !planned) return { day: null, rules: [NO_AIRCRAFT] }
  const insurance = await findPlaneInsurance(db, plane.id)
  const aircraft = { name: plane.registration, insuredUntil: insurance?.validUntil ?? null }
  const { day, rules } = await getFlugfit(db, detail.flight.pilotId, { ...planned, aircraft })
  return { day, rules }
}

export interface FlightFitness {
  /** ISO day for which the rules were asked. */
  day: string | null
  rules: readonly RuleVerdict[]
}

const NO_AIRCRAFT: RuleVerdict = {
  rule: "class-rating",
  title: "Flugzeug",
  state: "blocker",
  sentence: "Zu diesem Flug ist kein Flugzeug genannt.",
  source: "FCL.700",
}
