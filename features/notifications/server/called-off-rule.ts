import {
  type FlightSummary,
  findFlightSummary,
} from "#features/flights/core/server/flights-queries.ts"
import type { NotificationKind } from "../notification.ts"
import { type MailTemplate, type NotificationRule, ruleFor } from "./rule.ts"

/** The facts of a flight that was cancelled for its pilot, and why. */
export interface CalledOff {
  detail: FlightSummary
  reason: string | null
}

/** A pilot hears that their flight was cancelled by somebody else, or by the clock. */
export function toPilotOfCalledOff(declaration: {
  on: string
  bell: NotificationKind
  mail: MailTemplate<CalledOff>
}): NotificationRule {
  return ruleFor("pilot", { ...declaration, optional: null }, async (db, event) => {
    if (event.actorKind === "pilot") return []
    const detail = await findFlightSummary(db, event.entityId)
    if (!detail) return []
    const facts = { detail, reason: event.reason }
    return [{ userId: detail.flight.pilotId, key: "pilot", facts }]
  })
}
