import { and, eq } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { prepared } from "#platform/server/prepared.ts"
import { type BookingStatus, canMoveBooking } from "../booking.ts"
import { bookingsTable } from "./bookings-tables.ts"

export type BookingRow = typeof bookingsTable.$inferSelect

/** Locks a booking; its flight must be locked before (lock order: flight, booking, payment). */
export async function lockBooking(tx: Db, bookingId: number): Promise<BookingRow | undefined> {
  const [booking] = await selectForUpdate(tx, { bookingId })
  return booking
}

const selectForUpdate = prepared((tx, { bookingId }: { bookingId: number }) =>
  tx.select().from(bookingsTable).where(eq(bookingsTable.id, bookingId)).for("update"),
)

export interface BookingMove {
  to: BookingStatus
  /** What happened, past tense: `booking.accepted`. */
  event: string
  actor: Actor
  role: ActorRole
  reason?: string
  /** Numbers that the event keeps beside its flight. */
  data?: Record<string, number>
  changes?: Partial<typeof bookingsTable.$inferInsert>
}

/**
 * Moves a locked booking along its table (compare-and-swap) and writes the event row.
 * @returns the event's number
 */
export async function moveBooking(tx: Db, booking: BookingRow, move: BookingMove): Promise<number> {
  if (!canMoveBooking(booking.status, move.to, move.role)) {
    throw new Error(`booking ${booking.id} cannot go from ${booking.status} to ${move.to}`)
  }
  const moved = await tx
    .update(bookingsTable)
    // a due time belongs to its status
    .set({
      ...(booking.status === "payment_due" && { paymentDueBy: null }),
      ...move.changes,
      status: move.to,
    })
    .where(and(eq(bookingsTable.id, booking.id), eq(bookingsTable.status, booking.status)))
    .returning({ id: bookingsTable.id })
  if (moved.length === 0) throw new Error(`booking ${booking.id} was moved without its lock`)
  return recordEvent(tx, {
    kind: move.event,
    entityId: booking.id,
    actor: move.actor,
    role: move.role,
    from: booking.status,
    to: move.to,
    reason: move.reason ?? null,
    data: { flightId: move.changes?.flightId ?? booking.flightId, ...move.data },
  })
}
