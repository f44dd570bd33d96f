import { and, eq } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canMoveFlight, type FlightStatus } from "../flight.ts"
import { flightsTable } from "./flights-tables.ts"
import type { FlightRow } from "./seats.ts"

interface FlightMove {
  to: FlightStatus
  /** What happened, past tense: `flight.departed`. */
  event: string
  actor: Actor
  role: ActorRole
  reason?: string
  /** Numbers that the event keeps. */
  data?: Record<string, number>
}

/** Moves a locked flight along its table (compare-and-swap), writes the event, answers the new row. */
export async function moveFlight(
  tx: Db,
  flight: FlightRow,
  { to, event, actor, role, reason, data }: FlightMove,
): Promise<FlightRow> {
  if (!canMoveFlight(flight.status, to, role)) {
    throw new Error(`flight ${flight.id} cannot go from ${flight.status} to ${to}`)
  }
  const [moved] = await tx
    .update(flightsTable)
    .set({ status: to })
    .where(and(eq(flightsTable.id, flight.id), eq(flightsTable.status, flight.status)))
    .returning()
  if (!moved) throw new Error(`flight ${flight.id} was moved without its lock`)
  await recordEvent(tx, {
    kind: event,
    entityId: flight.id,
    actor,
    role,
    from: flight.status,
    to,
    reason: reason ?? null,
    ...(data && { data }),
  })
  return moved
}
