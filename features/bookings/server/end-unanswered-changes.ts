import { and, asc, eq, lte } from "drizzle-orm"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { inTransaction } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { canCancel } from "../booking.ts"
import { endQuestion, findOpenQuestion } from "./change-questions.ts"
import { changeQuestionsTable as questions } from "./change-questions-table.ts"
import { leaveChangedFlight } from "./leave-changed-flight.ts"
import { lockBookingWithFlight } from "./lock-booking.ts"
import { CHANGE_UNANSWERED, tellOfSilence } from "./tell-of-silence.ts"

/** Every minute: silence about a changed flight is no agreement, whoever gave no answer leaves it. */
export const endUnansweredChangesQueue: JobQueue = {
  name: "end-unanswered-changes",
  cron: "* * * * *",
  async run(db) {
    const due = await db
      .select({ bookingId: questions.bookingId })
      .from(questions)
      .where(and(eq(questions.state, "asked"), lte(questions.answerBy, clock.now())))
      .orderBy(asc(questions.answerBy))
      .limit(500)
    for (const { bookingId } of due) {
      await inTransaction(db, async (tx) => {
        const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
        const question = await findOpenQuestion(tx, bookingId)
        if (!question || question.answerBy > clock.now()) return
        const isStillBooked = booking.status === "confirmed" && canCancel(booking, flight)
        await endQuestion(tx, question, isStillBooked ? "silent" : "dropped")
        if (isStillBooked) await leaveChangedFlight(tx, SYSTEM, bookingId)
      })
    }
    await tellOfSilence(db, CHANGE_UNANSWERED)
  },
}
