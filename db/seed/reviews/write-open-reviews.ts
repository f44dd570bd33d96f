import { asc, eq, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  endsOfOpenWindows,
  LANDED_STATUSES,
  ON_BOARD_STATUSES,
  reviewWindow,
} from "#features/reviews/review-window.ts"
import { REVIEW_OPENED, REVIEW_REMINDER } from "#features/reviews/server/invite-to-review.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRow } from "../factories/insert-rows.ts"
import type { FlightRow } from "../factories/write-flights.ts"
import type { PAST } from "../world/scripted-flights.ts"
import type { Stage } from "../world/stage.ts"

const WRITTEN_AFTER_MS = hours(20)
const REMINDED_AFTER_MS = days(7)

/** What waits for the demo logins: the other side has written and they have not. Others were invited in their time. */
export async function writeOpenReviews(
  db: Db,
  stage: Stage,
  scenes: ReadonlyMap<keyof typeof PAST, FlightRow | undefined>,
): Promise<number> {
  await inviteAll(db, stage.until)
  const due = await writeBy("guest", scenes.get("settlementDue"), {
    stars: 5,
    text: "Einmal um den Drachenfels, und die Sonne kam genau im richtigen Moment heraus.",
    noteToOffice:
      "Der Flug war schön. Nur die Kopfhörer hinten links haben einen Wackelkontakt, da habe ich die Einweisung kaum verstanden.",
  })
  const lately = await writeBy("pilot", scenes.get("lately"), {
    stars: 5,
    text: "Pünktlich, neugierig und beim Einsteigen ganz gelassen. Jederzeit wieder.",
  })
  return due + lately

  async function writeBy(
    side: "guest" | "pilot",
    flight: FlightRow | undefined,
    words: { stars: number; text: string; noteToOffice?: string },
  ): Promise<number> {
    const [booking] = flight
      ? await db
          .select()
          .from(bookingsTable)
          .where(eq(bookingsTable.flightId, flight.id))
          .orderBy(asc(bookingsTable.id))
          .limit(1)
      : []
    if (!flight?.arrivesAt || !booking?.passengerId) return 0
    const { opensAt } = reviewWindow({ arrivesAt: flight.arrivesAt })
    const [authorId, subjectId] =
      side === "guest"
        ? [booking.passengerId, flight.pilotId]
        : [flight.pilotId, booking.passengerId]
    await insertRow(db, reviewsTable, {
      flightId: flight.id,
      bookingId: booking.id,
      authorId,
      subjectId,
      ...words,
      createdAt: new Date(opensAt.getTime() + WRITTEN_AFTER_MS),
    })
    return 1
  }
}

/** As the timer has done it in its time; who is invited and reminded is not written to again. */
async function inviteAll(db: Db, until: Date): Promise<void> {
  const open = endsOfOpenWindows(until)
  const reminded = new Date(open.until.getTime() - REMINDED_AFTER_MS)
  for (const { kind, laterBy, before } of [
    { kind: REVIEW_OPENED, laterBy: 0, before: open.until },
    { kind: REVIEW_REMINDER, laterBy: REMINDED_AFTER_MS, before: reminded },
  ]) {
    const rows = await db
      .select({ entityId: bookingsTable.id, arrivesAt: sql<string>`f.arrives_at` })
      .from(bookingsTable)
      .innerJoin(sql`flights f`, sql`f.id = ${bookingsTable.flightId}`)
      .where(
        sql`${bookingsTable.addsToId} is null and ${bookingsTable.status} in ${[...ON_BOARD_STATUSES]}
          and f.status in ${[...LANDED_STATUSES]} and f.arrives_at > ${open.after} and f.arrives_at <= ${before}`,
      )
      .orderBy(bookingsTable.id)
    if (rows.length === 0) continue
    await db.insert(eventsTable).values(
      rows.map(({ entityId, arrivesAt }) => ({
        kind,
        entity: "booking",
        entityId,
        actorKind: "system" as const,
        data: {},
        at: new Date(reviewWindow({ arrivesAt: new Date(arrivesAt) }).opensAt.getTime() + laterBy),
      })),
    )
  }
}
