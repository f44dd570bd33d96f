import type { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import type { PublicReview } from "../review.ts"
import type { reviewsTable } from "./reviews-table.ts"

/** A review as everybody reads it: without notes that are not for all, and without a hidden reply. */
export function publicReview(
  review: typeof reviewsTable.$inferSelect,
  author: typeof usersTable.$inferSelect,
): PublicReview {
  const { id, stars, text, reply, repliedAt, replyHiddenAt } = review
  const { communication, costHonesty, feltSafe, wasPunctual, weightWasRight } = review
  return {
    id,
    stars,
    text,
    author: {
      name: publicName(author),
      photoId: author.photoId,
      isDeleted: author.deletedAt !== null,
    },
    publishedAt: (review.publishedAt ?? review.createdAt).toISOString(),
    ofPilot: { communication, costHonesty, feltSafe },
    ofGuest: { wasPunctual, weightWasRight },
    reply:
      reply !== null && repliedAt && !replyHiddenAt
        ? { text: reply, repliedAt: repliedAt.toISOString() }
        : null,
  }
}
