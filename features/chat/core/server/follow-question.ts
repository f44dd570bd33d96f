import { and, eq, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { ANSWERED_WITHIN_MS } from "../conversation.ts"
import { type ConversationRow, conversationsTable } from "./conversations-tables.ts"

/*
 * The first words of a person who begins a conversation are a question; what its pilot says or decides
 * next is the answer. How often and how fast pilots answer is read from it (`pilot_responses`).
 */

const isOpen = and(
  isNotNull(conversationsTable.askedAt),
  isNull(conversationsTable.answeredAt),
  isNull(conversationsTable.missedAt),
)

/** Somebody has said something, or a pilot has decided, in a locked conversation. */
export async function followQuestion(
  tx: Db,
  { id, pilotId, personId, openedById }: ConversationRow,
  { byId, at }: { byId: number; at: Date },
): Promise<void> {
  if (byId === pilotId) {
    await change(tx, { answeredAt: at }, and(eq(conversationsTable.id, id), isOpen))
  } else if (byId === personId && byId === openedById) {
    await change(
      tx,
      { askedAt: at },
      and(eq(conversationsTable.id, id), isNull(conversationsTable.askedAt)),
    )
  }
}

/** Nobody owes an answer to what the two want no more of: they have blocked each other. */
export async function dropQuestions(tx: Db, oneId: number, otherId: number): Promise<void> {
  const isOfPair = (pilotId: number, personId: number) =>
    and(eq(conversationsTable.pilotId, pilotId), eq(conversationsTable.personId, personId))
  await change(
    tx,
    { askedAt: null },
    and(isOpen, or(isOfPair(oneId, otherId), isOfPair(otherId, oneId))),
  )
}

/** What the back office has hidden needs no answer. */
export async function dropQuestion(tx: Db, conversationId: number): Promise<void> {
  await change(tx, { askedAt: null }, and(eq(conversationsTable.id, conversationId), isOpen))
}

/** Every ten minutes: a question that nobody has answered for two days is missed. */
export const missQuestionsQueue: JobQueue = {
  name: "miss-questions",
  cron: "*/10 * * * *",
  run: (db) => {
    const now = clock.now()
    const askedUpTo = new Date(now.getTime() - ANSWERED_WITHIN_MS)
    return change(db, { missedAt: now }, and(isOpen, lte(conversationsTable.askedAt, askedUpTo)))
  },
}

type Question = Pick<ConversationRow, "askedAt" | "answeredAt" | "missedAt">

async function change(db: Db, question: Partial<Question>, where: SQL | undefined): Promise<void> {
  await db.update(conversationsTable).set(question).where(where)
}
