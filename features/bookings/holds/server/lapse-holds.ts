import { and, asc, eq, lte } from "drizzle-orm"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  type BookingRow,
  lockBooking,
  moveBooking,
} from "#features/bookings/core/server/move-booking.ts"
import { recountUnusableSeats } from "#features/bookings/core/server/recount-unusable-seats.ts"
import { lockFlight, releaseSeats } from "#features/flights/core/server/seats.ts"
import { type Actor, type ActorRole, SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { prepared } from "#platform/server/prepared.ts"
import { sweep } from "#platform/server/sweep.ts"
import { offerFreeSeats } from "./offer-free-seats.ts"
import { releaseCredit } from "./release-credit.ts"
import { lapseEntryOf } from "./settle-entry.ts"

interface By {
  actor: Actor
  role: ActorRole
}

/** Ends a hold and gives its seats back, first to who waits for them. Flight and booking are locked. */
export async function lapseHold(tx: Db, booking: BookingRow, by: By): Promise<void> {
  await lapseEntryOf(tx, booking.id, by)
  await replaceHold(tx, booking, by)
  await offerFreeSeats(tx, booking.flightId)
}

/** The same where its seats are held anew at once, by the same person; the rest is to be offered then. */
export async function replaceHold(tx: Db, booking: BookingRow, by: By): Promise<void> {
  await moveBooking(tx, booking, { to: "lapsed", event: "booking.lapsed", ...by })
  await releaseSeats(tx, booking.flightId, booking.id)
  await recountUnusableSeats(tx, booking.flightId)
  await releaseCredit(tx, booking.checkoutId)
  await eraseNetwork(tx, booking)
}

/** The network of a guest is known no longer than they hold seats, or have no address. */
export async function eraseNetwork(tx: Db, { checkoutId, passengerId }: BookingRow): Promise<void> {
  if (passengerId !== null) return
  await tx
    .update(checkoutsTable)
    .set({ networkHash: null })
    .where(eq(checkoutsTable.id, checkoutId))
}

/**
 * Frees what expired holds of a locked flight still keep, so that nobody reads "ausgebucht" while
 * a seat is free and the timer has not come round yet.
 */
export async function lapseExpiredHoldsOf(tx: Db, flightId: number): Promise<void> {
  const expired = await selectExpired(tx, { flightId, now: clock.now() })
  for (const booking of expired) await lapseHold(tx, booking, { actor: SYSTEM, role: "system" })
}

const selectExpired = prepared((tx, { flightId, now }: { flightId: number; now: Date }) =>
  tx
    .select()
    .from(bookingsTable)
    .where(
      and(
        eq(bookingsTable.flightId, flightId),
        eq(bookingsTable.status, "held"),
        lte(bookingsTable.holdUntil, now),
      ),
    )
    .for("update"),
)

const QUEUE = "lapse-holds"

/** Every minute: holds that nobody paid for end. */
export const lapseHoldsQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "booking",
      due: listDue,
      each: (from, { id, flightId }) =>
        inTransaction(from, async (tx) => {
          await lockFlight(tx, flightId)
          const booking = await lockBooking(tx, id)
          if (booking?.status !== "held" || booking.holdUntil > clock.now()) return
          await lapseHold(tx, booking, { actor: SYSTEM, role: "system" })
        }),
    }),
}

function listDue(db: Db, limit: number): Promise<{ id: number; flightId: number }[]> {
  return db
    .select({ id: bookingsTable.id, flightId: bookingsTable.flightId })
    .from(bookingsTable)
    .where(and(eq(bookingsTable.status, "held"), lte(bookingsTable.holdUntil, clock.now())))
    .orderBy(asc(bookingsTable.holdUntil))
    .limit(limit)
}
