import { eq } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { ReviewRow } from "./review-cases.ts"
import { reviewsTable } from "./reviews-table.ts"

export async function findReview(db: Db, reviewId: number): Promise<ReviewRow | undefined> {
  const [review] = await db.select().from(reviewsTable).where(eq(reviewsTable.id, reviewId))
  return review
}
