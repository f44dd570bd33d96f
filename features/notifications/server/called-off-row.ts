import { type FlightOutline, findFlightOutline } from "#features/flights/server/flights-queries.ts"
import type { NotificationKind } from "../notification.ts"
import { type Letter, type Row, rowOf } from "./row.ts"

/** What a pilot hears of a flight that was cancelled for them, and why. */
export interface CalledOff {
  detail: FlightOutline
  reason: string | null
}

/** A pilot hears that their flight was cancelled by somebody else, or by the clock. */
export function toPilotOfCalledOff(declaration: {
  on: string
  bell: NotificationKind
  mail: Letter<CalledOff>
}): Row {
  return rowOf("pilot", { ...declaration, optional: null }, async (db, event) => {
    if (event.actorKind === "pilot") return []
    const detail = await findFlightOutline(db, event.entityId)
    if (!detail) return []
    const facts = { detail, reason: event.reason }
    return [{ userId: detail.flight.pilotId, key: "pilot", facts }]
  })
}
