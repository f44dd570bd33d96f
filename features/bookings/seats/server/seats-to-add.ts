import { and, eq, inArray } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { countFreeSeats } from "#features/flights/core/server/seats.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

export interface SeatsToAdd {
  /** How many more the pilot is asked for already; nothing else can be added then. */
  asked: number | null
  freeSeats: number
}

/** What a booking that takes more seats could take. */
export async function countSeatsToAdd(
  db: Db,
  { id, flightId }: { id: number; flightId: number },
): Promise<SeatsToAdd> {
  const order = await findOpenOrder(db, id)
  if (order?.status === "requested") return { asked: order.seats, freeSeats: 0 }
  // what they hold at the checkout is theirs to hold anew
  const heldSeats = order && order.holdUntil > clock.now() ? order.seats : 0
  return { asked: null, freeSeats: (await countFreeSeats(db, flightId)) + heldSeats }
}

async function findOpenOrder(db: Db, bookingId: number) {
  const { seats, status, holdUntil, addsToId } = bookingsTable
  const [order] = await db
    .select({ seats, status, holdUntil })
    .from(bookingsTable)
    .where(and(eq(addsToId, bookingId), inArray(status, ["held", "requested"])))
  return order
}
