import { createHash } from "node:crypto"
import { eq } from "drizzle-orm"
import { limitKey } from "#features/auth/core/server/auth-limits.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import { newRef } from "#platform/ids.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { consumeRateLimit, type Limit } from "#platform/server/rate-limit.ts"
import type { Report } from "../report-schemas.ts"
import { ReportNewsMail } from "./mails/report-news-mail.tsx"
import type { ReportedThing } from "./report-subject.ts"
import { type ReportRow, reportsTable } from "./reports-table.ts"

interface NewReport {
  actor: UserActor | null
  thing: ReportedThing
  report: Report
  /** Of the form: the same words from the same form are one report. */
  intent: string
  /** The caller's, for the limit. */
  address: string
}

const BY_CLIENT: Limit = { name: "reports-by-client", points: 20, windowMs: hours(1) }
// the receipt goes to an address that nobody has confirmed
const BY_ADDRESS: Limit = { name: "reports-by-address", points: 10, windowMs: days(1) }

/**
 * Takes a report. The receipt follows from the event (DSA Art. 16(4), notification-rules.ts); the
 * operator gets a plain mail, because an operator has no account and no bell.
 */
export async function submitReport(db: Db, input: NewReport): Promise<ReportRow> {
  const intent = intentOf(input)
  const known = await findByIntent(db, intent)
  if (known) return known
  const { actor, thing, report } = input
  await consumeRateLimit(BY_CLIENT, input.address)
  if (report.email) await consumeRateLimit(BY_ADDRESS, limitKey(report.email))
  return inTransaction(db, async (tx) => {
    const [written] = await tx
      .insert(reportsTable)
      .values({
        ref: newRef(),
        idempotencyKey: intent,
        subjectKind: thing.subject,
        subjectId: thing.id,
        subjectTitle: thing.title,
        reason: report.reason,
        explanation: report.explanation,
        reporterId: actor?.userId ?? null,
        reporterName: report.name,
        email: report.email,
        status: "received",
        createdAt: clock.now(),
      })
      .onConflictDoNothing({ target: reportsTable.idempotencyKey })
      .returning()
    if (!written) {
      const first = await findByIntent(tx, intent)
      if (!first) throw new Error("an intent is taken and cannot be found")
      return first
    }
    await recordEvent(tx, {
      kind: "report.received",
      entityId: written.id,
      actor: actor ?? SYSTEM,
      role: "passenger",
      to: "received",
    })
    await sendMail(tx, {
      key: `report/${written.id}/operator`,
      kind: "report",
      to: env().OPERATOR_EMAIL,
      subject: `Meldung ${written.ref}: ${thing.title}`,
      body: <ReportNewsMail report={written} path={thing.path} />,
    })
    return written
  })
}

function intentOf({ intent, thing, report, actor }: NewReport): string {
  const content = JSON.stringify([intent, actor?.userId, thing.subject, thing.id, report])
  return createHash("sha256").update(content).digest("base64url")
}

async function findByIntent(db: Db, intent: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reportsTable).where(eq(reportsTable.idempotencyKey, intent))
  return row
}
