import { and, eq } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canMoveFlightRequest, type FlightRequestStatus } from "../flight-request.ts"
import { type FlightRequestRow, flightRequestsTable } from "./flight-requests-tables.ts"

export async function lockFlightRequest(
  tx: Db,
  flightRequestId: number,
): Promise<FlightRequestRow | undefined> {
  const [request] = await tx
    .select()
    .from(flightRequestsTable)
    .where(eq(flightRequestsTable.id, flightRequestId))
    .for("update")
  return request
}

/** The same where it is one's own; somebody else's looks like a missing one. */
export async function lockOwnFlightRequest(
  tx: Db,
  userId: number,
  flightRequestId: number,
): Promise<FlightRequestRow> {
  const request = await lockFlightRequest(tx, flightRequestId)
  if (request?.userId !== userId) throw unknownFlightRequest()
  return request
}

interface Move {
  to: FlightRequestStatus
  /** What happened, past tense: `flight_request.closed`. */
  event: string
  actor: Actor
  role: ActorRole
  reason?: string
  data?: Record<string, number>
  changes?: Partial<typeof flightRequestsTable.$inferInsert>
}

/** Moves a locked request along its table (compare-and-swap) and writes the event row. */
export async function moveFlightRequest(
  tx: Db,
  request: FlightRequestRow,
  move: Move,
): Promise<FlightRequestRow> {
  if (!canMoveFlightRequest(request.status, move.to, move.role)) {
    throw new Error(`flight request ${request.id} cannot go from ${request.status} to ${move.to}`)
  }
  const [moved] = await tx
    .update(flightRequestsTable)
    .set({ ...move.changes, status: move.to })
    .where(
      and(eq(flightRequestsTable.id, request.id), eq(flightRequestsTable.status, request.status)),
    )
    .returning()
  if (!moved) throw new Error(`flight request ${request.id} was moved without its lock`)
  await recordEvent(tx, {
    kind: move.event,
    entityId: request.id,
    actor: move.actor,
    role: move.role,
    from: request.status,
    to: move.to,
    reason: move.reason ?? null,
    data: move.data ?? {},
  })
  return moved
}

export function unknownFlightRequest(): DomainError {
  return new DomainError("unknown-flight-request", "not-found", "Dieses Gesuch gibt es nicht.")
}
