import { and, eq, inArray } from "drizzle-orm"
import { canAnswerNewDates } from "#features/bookings/cancellation/new-dates.ts"
import { canAcceptOtherStart } from "#features/bookings/core/booking.ts"
import { canAnswerChange } from "#features/bookings/core/change-question.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { changeQuestionsTable } from "#features/bookings/core/server/change-questions-table.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"

const selectBookings = prepared((db, { userId }: { userId: number }) =>
  db
    .select({
      booking: bookingsTable,
      title: flightsTable.title,
      timeZone: flightsTable.timeZone,
      departsAt: flightsTable.departsAt,
      pilot: usersTable,
      change: changeQuestionsTable,
    })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(usersTable, eq(usersTable.id, flightsTable.pilotId))
    .leftJoin(
      changeQuestionsTable,
      // of a booking one at most is open
      and(
        eq(changeQuestionsTable.bookingId, bookingsTable.id),
        eq(changeQuestionsTable.state, "asked"),
      ),
    )
    .where(
      and(
        eq(bookingsTable.passengerId, userId),
        inArray(bookingsTable.status, [
          "requested",
          "confirmed",
          "payment_due",
          "rebooking_offered",
        ]),
      ),
    )
    .orderBy(bookingsTable.id),
)

/** What a passenger is asked about the own bookings and can still answer. */
export async function listOwnQuestions(db: Db, passenger: UserActor) {
  const rows = await selectBookings(db, { userId: passenger.userId })
  const now = clock.now()
  const asked = rows.map(({ booking, change, pilot, title, timeZone, departsAt }) => {
    const start = departsAt ?? booking.proposedDepartsAt
    const question = (until: Date | null) =>
      until && {
        person: publicName(pilot),
        title,
        timeZone,
        departsAt: start?.toISOString() ?? null,
        until: until.toISOString(),
      }
    return {
      newDate: question(canAnswerNewDates(booking, passenger, now) ? booking.rebookBy : null),
      otherStart: question(canAcceptOtherStart(booking, passenger, now) ? booking.respondBy : null),
      change: question(
        change && canAnswerChange(change, booking, passenger, now) ? change.answerBy : null,
      ),
    }
  })
  return {
    newDates: asked.flatMap(({ newDate }) => newDate ?? []),
    changes: asked.flatMap(({ change }) => change ?? []),
    otherStarts: asked.flatMap(({ otherStart }) => otherStart ?? []),
    /** Requests that wait for somebody else. */
    unanswered: rows.filter(({ booking }, index) => {
      return booking.status === "requested" && !asked[index]?.otherStart
    }).length,
  }
}
