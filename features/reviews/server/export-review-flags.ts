import { and, asc, eq, isNotNull, or } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { FLAG_REASON_LABELS, FLAG_VERDICT_LABELS } from "../review-flag.ts"
import { reviewFlagsTable as flags } from "./review-flags-table.ts"

/**
 * Decisions about a person's reviews, for the export. Whom else a pair is of stays theirs, and what is
 * still being looked into would be no use any more if those whom it is about knew of it.
 */
export async function exportReviewFlags(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(flags)
    .where(
      and(
        or(eq(flags.firstUserId, userId), eq(flags.secondUserId, userId)),
        isNotNull(flags.decidedAt),
      ),
    )
    .orderBy(asc(flags.id))
  return {
    pruefungen: rows.map(({ reasons, flaggedAt, verdict, note, decidedAt }) => ({
      anlass: reasons.map((reason) => FLAG_REASON_LABELS[reason]),
      markiertAm: flaggedAt,
      ergebnis: verdict && FLAG_VERDICT_LABELS[verdict],
      begruendung: note,
      entschiedenAm: decidedAt,
    })),
  }
}
