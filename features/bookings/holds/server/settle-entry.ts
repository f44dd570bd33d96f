import { and, eq, inArray } from "drizzle-orm"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { type Actor, type ActorRole, SYSTEM } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { LIVE_ENTRIES } from "../waitlist.ts"
import { moveEntry } from "./move-entry.ts"
import { waitlistEntriesTable as entries, type WaitlistEntryRow } from "./waitlist-table.ts"

/** The entry to which a hold is offered; undefined for every other one. */
export async function findOfferedEntry(
  tx: Db,
  bookingId: number,
): Promise<WaitlistEntryRow | undefined> {
  const [entry] = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.bookingId, bookingId), eq(entries.status, "offered")))
  return entry
}

/** A booking is made: whoever waited for its flight has what they waited for. The flight is locked. */
export async function claimEntryOf(tx: Db, booking: BookingRow): Promise<void> {
  if (booking.passengerId === null) return
  const { flightId, passengerId: userId } = booking
  const [entry] = await selectLive(tx, { flightId, userId })
  if (!entry) return
  const by = { actor: SYSTEM, role: "system" } as const
  if (entry.bookingId === booking.id) await moveEntry(tx, entry, { to: "claimed", ...by })
  else await moveEntry(tx, entry, { to: "lapsed", reason: "booked", ...by })
}

const selectLive = prepared((tx, { flightId, userId }: { flightId: number; userId: number }) =>
  tx
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.flightId, flightId),
        eq(entries.userId, userId),
        inArray(entries.status, [...LIVE_ENTRIES]),
      ),
    ),
)

/** A hold has ended: where it was offered, the place ends with it. The flight is locked. */
export async function lapseEntryOf(
  tx: Db,
  bookingId: number,
  by: { actor: Actor; role: ActorRole },
): Promise<void> {
  const entry = await findOfferedEntry(tx, bookingId)
  if (!entry) return
  const reason = by.role === "passenger" ? "left" : "claim-over"
  await moveEntry(tx, entry, { to: "lapsed", reason, ...by })
}
