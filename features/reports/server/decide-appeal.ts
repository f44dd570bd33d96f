import { eq } from "drizzle-orm"
import { findRestriction } from "#features/users/office/server/find-restriction.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDecideAppeal, OWN_APPEAL } from "../appeal.ts"
import type { AppealDecision, DecisionAnswer } from "../decision-schemas.ts"
import { type AppealRow, appealsTable } from "./appeals-table.ts"
import { applyRestriction, liftRestriction, statementOf } from "./apply-restriction.ts"
import { findAuthorId } from "./author-of.ts"
import { findReport } from "./find-report.ts"
import { reportsTable } from "./reports-table.ts"

/**
 * The back office answers a complaint, once. Where it was right, what was restricted comes back, and
 * what was kept is restricted. The same verdict repeating it changes nothing.
 */
export function decideAppeal(
  db: Db,
  actor: UserActor,
  { id, ...decision }: AppealDecision & { id: number },
): Promise<DecisionAnswer> {
  const { verdict, reasons } = decision
  return inTransaction(db, async (tx) => {
    const [appeal] = await tx.select().from(appealsTable).where(eq(appealsTable.id, id))
    if (!appeal) throw unknownAppeal()
    const authorId = await findAuthorOfAppeal(tx, appeal)
    if (!canDecideAppeal(actor, { userId: appeal.userId, authorId })) throw ownAppeal()
    if (appeal.status === verdict) return { id, status: verdict }
    if (appeal.status !== "received") throw decidedOtherwise()
    if (verdict === "reversed") await reverse(tx, actor, appeal, decision)
    const [locked] = await tx
      .select({ status: appealsTable.status })
      .from(appealsTable)
      .where(eq(appealsTable.id, id))
      .for("update")
    if (locked?.status === verdict) return { id, status: verdict }
    if (locked?.status !== "received") throw decidedOtherwise()
    await tx
      .update(appealsTable)
      .set({ status: verdict, reasons, decidedAt: clock.now() })
      .where(eq(appealsTable.id, id))
    await recordEvent(tx, {
      kind: "appeal.decided",
      entityId: id,
      actor,
      role: "admin",
      from: "received",
      to: verdict,
    })
    return { id, status: verdict }
  })
}

async function reverse(
  tx: Db,
  actor: UserActor,
  appeal: AppealRow,
  decision: Omit<AppealDecision, "verdict">,
) {
  if (appeal.restrictionId !== null) {
    const restriction = await findRestriction(tx, appeal.restrictionId)
    if (!restriction) throw unknownAppeal()
    const lifting = { reasons: decision.reasons, appealId: appeal.id }
    await liftRestriction(tx, actor, restriction, lifting)
    return
  }
  const report = await findReport(tx, appeal.reportId ?? 0)
  if (!report) throw unknownAppeal()
  const thing = { kind: report.subjectKind, id: report.subjectId }
  const restriction = await applyRestriction(tx, actor, thing, statementOf(decision))
  await tx
    .update(reportsTable)
    .set({ restrictionId: restriction.id })
    .where(eq(reportsTable.id, report.id))
}

/** Whose thing a complaint is about. */
export async function findAuthorOfAppeal(
  db: Db,
  { reportId, restrictionId }: Pick<AppealRow, "reportId" | "restrictionId">,
): Promise<number | null> {
  if (restrictionId !== null) return (await findRestriction(db, restrictionId))?.userId ?? null
  const report = await findReport(db, reportId ?? 0)
  return report ? findAuthorId(db, { kind: report.subjectKind, id: report.subjectId }) : null
}

export function unknownAppeal(): DomainError {
  return new DomainError("unknown-appeal", "not-found", "Diesen Widerspruch gibt es nicht mehr.")
}

function ownAppeal(): DomainError {
  return new DomainError("own-appeal", "forbidden", OWN_APPEAL)
}

function decidedOtherwise(): DomainError {
  const sentence = "Über diesen Widerspruch ist schon anders entschieden worden."
  return new DomainError("already-decided", "invalid", sentence)
}
