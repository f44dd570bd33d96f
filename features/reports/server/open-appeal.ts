import { eq } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { findRestriction } from "#features/users/office/server/find-restriction.ts"
import { shownRestriction } from "#features/users/office/server/restriction-view.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { canDecideAppeal } from "../appeal.ts"
import { reportSheetPath } from "../report-list.ts"
import type { AppealSheet } from "../report-sheet.ts"
import { type AppealRow, appealsTable } from "./appeals-table.ts"
import { findAuthorOfAppeal, unknownAppeal } from "./decide-appeal.ts"
import { findReport } from "./find-report.ts"
import { readContent } from "./reported-content.ts"
import { reportsTable } from "./reports-table.ts"

/** Opens a complaint for the back office, which is written down: it names who complains. */
export function openAppeal(db: Db, actor: UserActor, id: number): Promise<AppealSheet> {
  return inTransaction(db, async (tx) => {
    const [appeal] = await tx.select().from(appealsTable).where(eq(appealsTable.id, id))
    if (!appeal) throw unknownAppeal()
    const { side, title, decision, reportPath, thing } = await readContested(tx, appeal)
    const authorId = await findAuthorOfAppeal(tx, appeal)
    await recordEvent(tx, { kind: "appeal.opened", entityId: id, actor, role: "admin" })
    await noteLooks(tx, actor, { kind: "appeal", of: [appeal.userId] })
    return {
      id,
      ref: appeal.ref,
      side,
      title,
      explanation: appeal.explanation,
      appellant: { id: appeal.userId, email: appeal.email },
      createdAt: appeal.createdAt.toISOString(),
      decision,
      reportPath,
      status: appeal.status,
      reasons: appeal.reasons,
      decidedAt: appeal.decidedAt?.toISOString() ?? null,
      content: await readContent(tx, thing),
      mayDecide:
        appeal.status === "received" && canDecideAppeal(actor, { userId: appeal.userId, authorId }),
    }
  })
}

/** The decision that a complaint is against. */
async function readContested(db: Db, { reportId, restrictionId }: AppealRow) {
  if (restrictionId !== null) {
    const restriction = await findRestriction(db, restrictionId)
    if (!restriction) throw unknownAppeal()
    const [led] = await db
      .select({ id: reportsTable.id })
      .from(reportsTable)
      .where(eq(reportsTable.restrictionId, restrictionId))
      .orderBy(reportsTable.id)
      .limit(1)
    return {
      side: "restriction" as const,
      title: restriction.subjectTitle,
      decision: {
        reasons: restriction.reasons,
        decidedAt: restriction.createdAt.toISOString(),
        restriction: shownRestriction(restriction),
      },
      reportPath: led ? reportSheetPath(led.id) : null,
      thing: { kind: restriction.subjectKind, id: restriction.subjectId },
    }
  }
  const report = await findReport(db, reportId ?? 0)
  if (!report?.decidedAt) throw unknownAppeal()
  return {
    side: "report" as const,
    title: report.subjectTitle,
    decision: {
      reasons: report.reasons,
      decidedAt: report.decidedAt.toISOString(),
      restriction: null,
    },
    reportPath: reportSheetPath(report.id),
    thing: { kind: report.subjectKind, id: report.subjectId },
  }
}
