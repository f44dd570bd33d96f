import { api } from "#platform/api-client.ts"
import { decideReviewFlagCallPath } from "../review-flag.ts"
import type { ReviewFlagAnswer, ReviewFlagDecision } from "../review-flag-schemas.ts"

export function callDecideReviewFlag(
  id: number,
  decision: ReviewFlagDecision,
  intent: string,
): Promise<ReviewFlagAnswer> {
  return api.post(decideReviewFlagCallPath(id), decision, { intent })
}
