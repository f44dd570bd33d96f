import { and, eq, inArray } from "drizzle-orm"
import { lockBooking } from "#features/bookings/core/server/move-booking.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { unknownFlight } from "#features/flights/core/server/unknown-flight.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canLeaveWaitlist, LIVE_ENTRIES } from "../waitlist.ts"
import { lapseHold } from "./lapse-holds.ts"
import { moveEntry } from "./move-entry.ts"
import { waitlistEntriesTable as entries } from "./waitlist-table.ts"

/** Somebody waits no longer; seats that were offered go to the next in line. Safe to repeat. */
export function leaveWaitlist(db: Db, user: UserActor, flightId: number): Promise<void> {
  return inTransaction(db, (tx) => leaveLocked(tx, user, flightId))
}

async function leaveLocked(tx: Db, user: UserActor, flightId: number): Promise<void> {
  if (!(await lockFlight(tx, flightId))) throw unknownFlight()
  const [entry] = await tx
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.flightId, flightId),
        eq(entries.userId, user.userId),
        inArray(entries.status, [...LIVE_ENTRIES]),
      ),
    )
  if (!entry || !canLeaveWaitlist(entry, user)) return
  const by = { actor: user, role: "passenger" } as const
  const booking = entry.bookingId === null ? undefined : await lockBooking(tx, entry.bookingId)
  if (booking) await lapseHold(tx, booking, by)
  else await moveEntry(tx, entry, { to: "lapsed", reason: "left", ...by })
}

/** An account goes: it waits nowhere any more, and nothing says that it ever did. */
export async function eraseWaitlist(tx: Db, user: UserActor): Promise<void> {
  const own = await tx
    .select({ flightId: entries.flightId })
    .from(entries)
    .where(and(eq(entries.userId, user.userId), inArray(entries.status, [...LIVE_ENTRIES])))
    .orderBy(entries.flightId)
  for (const { flightId } of own) await leaveLocked(tx, user, flightId)
  await tx.delete(entries).where(eq(entries.userId, user.userId))
}
