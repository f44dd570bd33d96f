import { createHash } from "node:crypto"
import { eq } from "drizzle-orm"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { newRef } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import { canReportOccurrence, type OccurrenceRole } from "../occurrence.ts"
import type { OccurrenceReport, ReportedAnswer } from "../occurrence-schemas.ts"
import { findPart } from "./find-part.ts"
import { occurrencesTable } from "./occurrences-table.ts"

const REPORTS: Limit = { name: "occurrences", points: 20, windowMs: days(1) }

/**
 * Takes a report of an occurrence; the same words about the same flight are one report, however often
 * they come. The receipt follows from the event, which does not say who has reported: everybody in the
 * back office reads the log.
 */
export async function reportOccurrence(
  db: Db,
  actor: UserActor,
  { flightId, report }: { flightId: number; report: OccurrenceReport },
): Promise<ReportedAnswer> {
  const { flight, role } = await findPart(db, actor.userId, flightId)
  const contentKey = contentKeyOf([actor.userId, flightId, report])
  const known = await findByContent(db, contentKey)
  if (known) return known
  const isReportedToAuthority = answerOfPilot(role, report)
  if (!canReportOccurrence({ ...flight, role }, clock.now())) throw outsideOfWindow()
  await consumeRateLimit(REPORTS, String(actor.userId))
  return inTransaction(db, async (tx) => {
    await lockAccountShared(tx, actor.userId)
    const [written] = await tx
      .insert(occurrencesTable)
      .values({
        ...report,
        isReportedToAuthority,
        ref: newRef(),
        flightId,
        reporterId: actor.userId,
        reporterRole: role,
        contentKey,
        reportedAt: clock.now(),
      })
      .onConflictDoNothing({ target: occurrencesTable.contentKey })
      .returning({ id: occurrencesTable.id })
    if (written) {
      await recordEvent(tx, {
        kind: "occurrence.reported",
        entityId: written.id,
        actor: SYSTEM,
        role: "system",
        to: "open",
      })
    }
    const reported = await findByContent(tx, contentKey)
    if (!reported) throw new Error("what was just reported cannot be found")
    return reported
  })
}

function answerOfPilot(role: OccurrenceRole, { isReportedToAuthority }: OccurrenceReport) {
  if (role === "passenger") return null
  if (isReportedToAuthority !== undefined) return isReportedToAuthority
  throw fieldError(
    "authority-unanswered",
    "isReportedToAuthority",
    "Bitte sag, ob es schon bei einer Behörde ist",
  )
}

function contentKeyOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url")
}

async function findByContent(db: Db, contentKey: string): Promise<ReportedAnswer | undefined> {
  const [row] = await db
    .select({ ref: occurrencesTable.ref, reportedAt: occurrencesTable.reportedAt })
    .from(occurrencesTable)
    .where(eq(occurrencesTable.contentKey, contentKey))
  return row && { ref: row.ref, reportedAt: row.reportedAt.toISOString() }
}

function outsideOfWindow(): DomainError {
  return new DomainError(
    "not-reportable-now",
    "invalid",
    "Vorfälle meldest du hier ab 24 Stunden vor dem Start und bis 30 Tage nach der Landung.",
  )
}
