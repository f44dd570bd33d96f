import { and, eq } from "drizzle-orm"
import type { Actor, ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canMoveEntry, type WaitlistEnd, type WaitlistStatus } from "../waitlist.ts"
import { type WaitlistEntryRow, waitlistEntriesTable } from "./waitlist-table.ts"

interface EntryMove {
  to: Exclude<WaitlistStatus, "waiting">
  actor: Actor
  role: ActorRole
  reason?: WaitlistEnd
  bookingId?: number
}

/** Moves an entry along its table and writes the event row; the flight is locked. */
export async function moveEntry(tx: Db, entry: WaitlistEntryRow, move: EntryMove): Promise<void> {
  const { to, actor, role, reason, bookingId } = move
  if (!canMoveEntry(entry.status, to, role)) {
    throw new Error(`waitlist entry ${entry.id} cannot go from ${entry.status} to ${to}`)
  }
  const moved = await tx
    .update(waitlistEntriesTable)
    .set({ status: to, ...(bookingId && { bookingId }) })
    .where(
      and(eq(waitlistEntriesTable.id, entry.id), eq(waitlistEntriesTable.status, entry.status)),
    )
    .returning({ id: waitlistEntriesTable.id })
  if (moved.length === 0) throw new Error(`waitlist entry ${entry.id} was moved without its lock`)
  await recordEvent(tx, {
    kind: `waitlist_entry.${to}`,
    entityId: entry.id,
    actor,
    role,
    from: entry.status,
    to,
    reason: reason ?? null,
    data: { flightId: entry.flightId, seats: entry.seats },
  })
}
