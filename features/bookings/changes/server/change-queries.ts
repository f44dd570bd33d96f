import { asc, eq, sql } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import {
  type AskedChange,
  type ChangeAnswer,
  canAnswerChange,
} from "#features/bookings/core/change-question.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findLastQuestion } from "#features/bookings/core/server/change-questions.ts"
import { changeQuestionsTable as questions } from "#features/bookings/core/server/change-questions-table.ts"
import { flightChangesTable } from "#features/flights/changes/server/flight-changes-table.ts"
import { changeRows } from "#features/flights/core/flight-change.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

/** The change that waits for this passenger's answer; null where none does. */
export async function findAskedChange(
  db: Db,
  passenger: UserActor,
  booking: { id: number; status: BookingStatus; feeRule: FeeRule },
): Promise<AskedChange | null> {
  const question = await findLastQuestion(db, booking.id)
  const own = { status: booking.status, passengerId: passenger.userId }
  if (!question || !canAnswerChange(question, own, passenger, clock.now())) return null
  const after = await getFactsAfter(db, question.changeId)
  return {
    changeId: question.changeId,
    rows: changeRows(question.known, after, booking.feeRule),
    answerBy: question.answerBy.toISOString(),
  }
}

/** What a flight became with a change. */
export async function getFactsAfter(db: Db, changeId: number) {
  const [change] = await db
    .select({ after: flightChangesTable.after })
    .from(flightChangesTable)
    .where(eq(flightChangesTable.id, changeId))
  if (!change) throw new Error(`change ${changeId} is missing`)
  return change.after
}

/** What the guests of a pilot's own flight have answered to its changes, the last of each. */
export async function listChangeAnswers(
  db: Db,
  pilotId: number,
  flightId: number,
): Promise<ChangeAnswer[]> {
  const rows = await db
    .select({
      bookingId: questions.bookingId,
      state: questions.state,
      answerBy: questions.answerBy,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      deletedAt: usersTable.deletedAt,
      seats: bookingsTable.seats,
      timeZone: flightsTable.timeZone,
    })
    .from(questions)
    .innerJoin(bookingsTable, eq(bookingsTable.id, questions.bookingId))
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(
      sql`${flightsTable.pilotId} = ${pilotId} and ${flightsTable.id} = ${flightId}
        and ${questions.state} <> 'dropped' and not exists (select 1 from change_questions q
          where q.booking_id = ${questions.bookingId} and q.id > ${questions.id})`,
    )
    .orderBy(asc(questions.id))
  return rows.map(({ bookingId, state, seats, timeZone, answerBy, ...person }) => ({
    bookingId,
    state,
    seats,
    timeZone,
    answerBy: answerBy.toISOString(),
    name: publicName(person),
  }))
}
