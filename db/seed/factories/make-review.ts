import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { clock } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"
import { makePastFlight } from "./make-past-flight.ts"
import { makePilot } from "./make-pilot.ts"
import { makeUser } from "./make-user.ts"

type ReviewValues = typeof reviewsTable.$inferInsert

let made = 0

interface ReviewOverrides extends Partial<Omit<ReviewValues, "authorId" | "subjectId">> {
  pilotId?: number
  guestId?: number
  /** Who writes about the other; a guest unless told otherwise. */
  by?: "guest" | "pilot"
}

/** A published review after a flight of some weeks ago; whoever and whatever is not given is made. */
export async function makeReview(
  db: Db,
  { pilotId, guestId, by = "guest", ...values }: ReviewOverrides = {},
): Promise<typeof reviewsTable.$inferSelect> {
  made += 1
  const pilot = pilotId ?? (await makePilot(db)).id
  const guest = guestId ?? (await makeUser(db)).id
  const flown = values.flightId === undefined ? await fly(db, pilot, guest) : undefined
  const [authorId, subjectId] = by === "guest" ? [guest, pilot] : [pilot, guest]
  return insertRow(db, reviewsTable, {
    flightId: flown?.flightId ?? 0,
    bookingId: flown?.bookingId ?? 0,
    authorId,
    subjectId,
    stars: 5,
    text: `Ruhig geflogen, gut erklärt, Flug Nummer ${made}.`,
    createdAt: clock.now(),
    publishedAt: clock.now(),
    ...values,
  })
}

/** A settled flight of these two; none at the same time as another. */
async function fly(db: Db, pilotId: number, passengerId: number) {
  const departsAt = new Date(clock.now().getTime() - days(21) - hours(6 * made))
  const { id: flightId } = await makePastFlight(db, { pilotId, passengerId, departsAt })
  const [booking] = await db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .where(eq(bookingsTable.flightId, flightId))
  if (!booking) throw new Error("nobody was on board")
  return { flightId, bookingId: booking.id }
}
