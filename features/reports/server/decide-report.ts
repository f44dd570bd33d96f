import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDecideReport } from "../can-decide-report.ts"
import type { DecisionAnswer, ReportDecision } from "../decision-schemas.ts"
import { OWN_REPORT } from "../report-list.ts"
import { applyRestriction, statementOf } from "./apply-restriction.ts"
import { findAuthorId } from "./author-of.ts"
import { findReport } from "./find-report.ts"
import { reportsTable } from "./reports-table.ts"

/**
 * The back office decides about a report, once: what was reported stays, or is taken away. Both
 * sides are notified from the events (DSA Art. 16(5), 17). The same verdict repeating it changes nothing.
 */
export function decideReport(
  db: Db,
  actor: UserActor,
  { id, ...decision }: ReportDecision & { id: number },
): Promise<DecisionAnswer> {
  const { verdict, reasons } = decision
  return inTransaction(db, async (tx) => {
    const report = await findReport(tx, id)
    if (!report) throw unknownReport()
    const thing = { kind: report.subjectKind, id: report.subjectId }
    const authorId = await findAuthorId(tx, thing)
    if (!canDecideReport(actor, { reporterId: report.reporterId, authorId })) throw ownReport()
    if (report.status === "decided" && report.verdict !== verdict) throw decidedOtherwise()
    if (report.status === "decided") return { id, status: verdict }
    // the thing before the report (lock order): whose account is deleted takes its reports along
    const restriction =
      verdict === "restricted"
        ? await applyRestriction(tx, actor, thing, statementOf(decision))
        : undefined
    const [locked] = await tx
      .select({ verdict: reportsTable.verdict })
      .from(reportsTable)
      .where(eq(reportsTable.id, id))
      .for("update")
    if (locked?.verdict === verdict) return { id, status: verdict }
    if (locked?.verdict) throw decidedOtherwise()
    await tx
      .update(reportsTable)
      .set({
        status: "decided",
        verdict,
        reasons,
        decidedAt: clock.now(),
        restrictionId: restriction?.id ?? null,
      })
      .where(eq(reportsTable.id, id))
    await recordEvent(tx, {
      kind: "report.decided",
      entityId: id,
      actor,
      role: "admin",
      from: "received",
      to: verdict,
      ...(restriction && { reason: restriction.ground, data: { restrictionId: restriction.id } }),
    })
    return { id, status: verdict }
  })
}

export function unknownReport(): DomainError {
  return new DomainError("unknown-report", "not-found", "Diese Meldung gibt es nicht.")
}

export function ownReport(): DomainError {
  return new DomainError("own-report", "forbidden", OWN_REPORT)
}

function decidedOtherwise(): DomainError {
  const sentence = "Über diese Meldung ist schon anders entschieden worden."
  return new DomainError("already-decided", "invalid", sentence)
}
