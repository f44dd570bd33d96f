import { and, asc, eq, lte } from "drizzle-orm"
import { canCancel } from "#features/bookings/core/booking.ts"
import { endQuestion, findOpenQuestion } from "#features/bookings/core/server/change-questions.ts"
import { changeQuestionsTable as questions } from "#features/bookings/core/server/change-questions-table.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import {
  CHANGE_UNANSWERED,
  notifyOfUnanswered,
} from "#features/bookings/core/server/notify-of-unanswered.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { leaveChangedFlight } from "./leave-changed-flight.ts"

const QUEUE = "end-unanswered-changes"

/** Every minute: silence about a changed flight is no agreement, whoever gave no answer leaves it. */
export const endUnansweredChangesQueue: JobQueue = {
  name: QUEUE,
  cron: "* * * * *",
  async run(db) {
    await sweep(db, {
      queue: QUEUE,
      entity: "booking",
      due: listDue,
      each: (from, { id }) => inTransaction(from, (tx) => endSilence(tx, id)),
    })
    await notifyOfUnanswered(db, { queue: QUEUE, kind: CHANGE_UNANSWERED })
  },
}

function listDue(db: Db, limit: number): Promise<{ id: number }[]> {
  return db
    .select({ id: questions.bookingId })
    .from(questions)
    .where(and(eq(questions.state, "asked"), lte(questions.answerBy, clock.now())))
    .orderBy(asc(questions.answerBy))
    .limit(limit)
}

async function endSilence(tx: Db, bookingId: number): Promise<void> {
  const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
  const question = await findOpenQuestion(tx, bookingId)
  if (!question || question.answerBy > clock.now()) return
  const isStillBooked = booking.status === "confirmed" && canCancel(booking, flight)
  await endQuestion(tx, question, isStillBooked ? "silent" : "dropped")
  if (isStillBooked) await leaveChangedFlight(tx, SYSTEM, bookingId)
}
