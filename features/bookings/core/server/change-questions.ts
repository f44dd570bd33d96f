import { and, desc, eq } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { ChangeState } from "../change-question.ts"
import { changeQuestionsTable as questions } from "./change-questions-table.ts"

export type QuestionRow = typeof questions.$inferSelect

/** What a guest was asked last about their flight, whatever became of it. */
export async function findLastQuestion(
  db: Db,
  bookingId: number,
): Promise<QuestionRow | undefined> {
  const [question] = await db
    .select()
    .from(questions)
    .where(eq(questions.bookingId, bookingId))
    .orderBy(desc(questions.id))
    .limit(1)
  return question
}

/** The one question that waits for an answer; behind the lock of its booking nobody else ends it. */
export async function findOpenQuestion(
  db: Db,
  bookingId: number,
): Promise<QuestionRow | undefined> {
  const [question] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.bookingId, bookingId), eq(questions.state, "asked")))
  return question
}

/** Ends an open question (compare-and-swap); its booking is locked. */
export async function endQuestion(
  tx: Db,
  { id }: QuestionRow,
  state: Exclude<ChangeState, "asked">,
): Promise<void> {
  const ended = await tx
    .update(questions)
    .set({ state, answeredAt: clock.now() })
    .where(and(eq(questions.id, id), eq(questions.state, "asked")))
    .returning({ id: questions.id })
  if (ended.length === 0) throw new Error(`question ${id} was answered without its lock`)
}
