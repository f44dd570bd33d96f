import { refuseBlockedWords } from "#features/settings/server/refuse-blocked-words.ts"
import { DomainError, type FieldErrors } from "#platform/errors.ts"
import { REVIEW_PUBLIC_TEXTS, reviewSchema, type WrittenReview } from "../review-schemas.ts"
import { type ReviewValues, reviewOf, valuesOfForm } from "../review-values.ts"

/** A review that was posted without script and not taken: what was typed, and why. */
interface FormerReview {
  bookingId: number | null
  values: ReviewValues
  errors: FieldErrors
  problem: string | null
}

/** Takes a posted form; what is refused comes back with every word that was typed. */
export async function reviewByForm(
  form: FormData,
  write: (review: ReturnType<typeof reviewSchema.parse>) => Promise<WrittenReview>,
): Promise<WrittenReview | { former: FormerReview }> {
  const values = valuesOfForm(form)
  const bookingId = Number(form.get("bookingId")) || null
  const parsed = reviewSchema.safeParse(reviewOf(values))
  if (!parsed.success) {
    const errors = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.join("."), message]),
    )
    return { former: { bookingId, values, errors, problem: null } }
  }
  try {
    refuseBlockedWords(REVIEW_PUBLIC_TEXTS, parsed.data)
    return await write(parsed.data)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const hasFields = Object.keys(error.fields).length > 0
    const problem = hasFields ? null : error.message
    return { former: { bookingId, values, errors: error.fields, problem } }
  }
}
