import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { hasRight, OFFICE_RIGHTS } from "#features/office-roles/office-right.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { canDecideApproval, canWithdrawApproval, type ShownApproval } from "../approval.ts"
import { approvalsTable as approvals } from "./approvals-table.ts"

const SHOWN_PAST = 30
const requesters = alias(usersTable, "requester")
const deciders = alias(usersTable, "decider")
const subjects = alias(usersTable, "subject")

/** What waits for a second person, the oldest first, and what was decided lately; to each what is theirs. */
export async function listApprovals(
  db: Db,
  actor: UserActor,
): Promise<{ open: ShownApproval[]; past: ShownApproval[] }> {
  const mine = or(mayDecide(actor), eq(approvals.requestedById, actor.userId))
  const open = await select(db, and(eq(approvals.status, "open"), mine)).orderBy(
    asc(approvals.requestedAt),
  )
  const past = await select(db, and(ne(approvals.status, "open"), mine))
    .orderBy(desc(approvals.decidedAt))
    .limit(SHOWN_PAST)
  const show = (row: Row) => shown(row, actor)
  return { open: open.map(show), past: past.map(show) }
}

/** What waits for this person's decision. */
export async function listApprovalsFor(db: Db, actor: UserActor): Promise<ShownApproval[]> {
  const { open } = await listApprovals(db, actor)
  return open.filter((one) => one.mayDecide)
}

export function countApprovalsFor(db: Db, actor: UserActor): Promise<number> {
  return db.$count(
    approvals,
    and(eq(approvals.status, "open"), ne(approvals.requestedById, actor.userId), mayDecide(actor)),
  )
}

/** The open request about one thing, for a page that shows the thing. */
export async function findOpenApproval(
  db: Db,
  actor: UserActor,
  about: { kind: string; target: string },
): Promise<ShownApproval | undefined> {
  const [row] = await select(
    db,
    and(
      eq(approvals.status, "open"),
      eq(approvals.kind, about.kind),
      eq(approvals.target, about.target),
    ),
  )
  return row && shown(row, actor)
}

/** SQL of what the rights of `canSeeApproval` say. */
function mayDecide(actor: UserActor): SQL | undefined {
  const rights = OFFICE_RIGHTS.filter((right) => hasRight(actor, right))
  return and(
    inArray(approvals.neededRight, rights),
    or(isNull(approvals.subjectId), ne(approvals.subjectId, actor.userId)),
  )
}

function select(db: Db, where: SQL | undefined) {
  return db
    .select({ approval: approvals, requester: requesters, decider: deciders, subject: subjects })
    .from(approvals)
    .innerJoin(requesters, eq(requesters.id, approvals.requestedById))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedById))
    .leftJoin(subjects, eq(subjects.id, approvals.subjectId))
    .where(where)
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function shown({ approval, requester, decider, subject }: Row, actor: UserActor): ShownApproval {
  const { id, status, preview, reason, note, executesAt, decidedAt } = approval
  return {
    id,
    status,
    preview,
    reason,
    note,
    subject: subject && { id: subject.id, name: nameOf(subject) },
    requestedBy: nameOf(requester),
    requestedAt: approval.requestedAt.toISOString(),
    executesAt: executesAt?.toISOString() ?? null,
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy: decider && nameOf(decider),
    decidedAt: decidedAt?.toISOString() ?? null,
    mayDecide: canDecideApproval(actor, approval),
    mayWithdraw: canWithdrawApproval(actor, approval),
  }
}

function nameOf({ firstName, lastName, deletedAt }: typeof usersTable.$inferSelect): string {
  return `${firstName} ${lastName}`.trim() || (deletedAt ? "Gelöschtes Konto" : "Ohne Namen")
}
