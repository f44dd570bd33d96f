import { and, eq, isNotNull } from "drizzle-orm"
import { messagesTable } from "#features/chat/core/server/conversations-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { memoriesTable } from "#features/memories/server/memories-tables.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { ReportSubject } from "../report-path.ts"

/** Whose thing was reported; null where it is gone. */
export async function findAuthorId(
  db: Db,
  { kind, id }: { kind: ReportSubject; id: number },
): Promise<number | null> {
  if (kind === "profile") return id
  const [row] = await AUTHORS[kind](db, id)
  return row?.authorId ?? null
}

const AUTHORS = {
  flight: (db: Db, id: number) =>
    db.select({ authorId: flightsTable.pilotId }).from(flightsTable).where(eq(flightsTable.id, id)),
  review: (db: Db, id: number) =>
    db
      .select({ authorId: reviewsTable.authorId })
      .from(reviewsTable)
      .where(eq(reviewsTable.id, id)),
  review_reply: (db: Db, id: number) =>
    db
      .select({ authorId: reviewsTable.subjectId })
      .from(reviewsTable)
      .where(and(eq(reviewsTable.id, id), isNotNull(reviewsTable.reply))),
  message: (db: Db, id: number) =>
    db
      .select({ authorId: messagesTable.authorId })
      .from(messagesTable)
      .where(eq(messagesTable.id, id)),
  memory: (db: Db, id: number) =>
    db
      .select({ authorId: memoriesTable.userId })
      .from(memoriesTable)
      .where(eq(memoriesTable.id, id)),
}
