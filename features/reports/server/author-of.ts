import { eq } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { reviewsTable } from "#features/reviews/server/reviews-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { ReportSubject } from "../report-path.ts"

/** Whose thing was reported; null where it is gone. */
export async function findAuthorId(
  db: Db,
  { kind, id }: { kind: ReportSubject; id: number },
): Promise<number | null> {
  if (kind === "profile") return id
  const [row] =
    kind === "flight"
      ? await db
          .select({ authorId: flightsTable.pilotId })
          .from(flightsTable)
          .where(eq(flightsTable.id, id))
      : await db
          .select({ authorId: reviewsTable.authorId })
          .from(reviewsTable)
          .where(eq(reviewsTable.id, id))
  return row?.authorId ?? null
}
