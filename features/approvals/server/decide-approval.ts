import { eq } from "drizzle-orm"
import { listRolesOf } from "#features/office-roles/server/office-role-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import {
  type ApprovalStatus,
  canDecideApproval,
  canSeeApproval,
  canWithdrawApproval,
} from "../approval.ts"
import { type ApprovalKinds, kindNamed } from "./approval-kind.ts"
import { mailOfDecision } from "./approval-mails.tsx"
import { type ApprovalRow, approvalsTable } from "./approvals-table.ts"

export interface Decision {
  verdict: "approved" | "declined"
  /** For who asked. */
  note: string
}

type Outcome = { status: ApprovalStatus } | { hasChanged: true }

/** A second person decides; what they approve happens in the same transaction. Repeating it changes nothing. */
export async function decideApproval(
  db: Db,
  kinds: ApprovalKinds,
  actor: UserActor,
  { id, verdict, note }: Decision & { id: number },
): Promise<{ status: ApprovalStatus }> {
  const outcome = await inTransaction(db, async (tx): Promise<Outcome> => {
    const row = await lockApproval(tx, actor, id)
    const wanted = verdict === "approved" ? "executed" : "declined"
    if (row.status === wanted && row.decidedById === actor.userId) return { status: wanted }
    requireOpen(row)
    if (!canDecideApproval(actor, row)) throw ownRequest()
    const kind = kindNamed(kinds, row.kind)
    if (verdict === "approved") {
      const payload = kind.payload.parse(row.payload)
      const preview = await kind.preview(tx, payload)
      if (JSON.stringify(preview) !== JSON.stringify(asStored(row.preview))) {
        await tx.update(approvalsTable).set({ preview }).where(eq(approvalsTable.id, id))
        return { hasChanged: true }
      }
      await kind.execute(tx, await executorOf(tx, row), payload)
    }
    await endApproval(tx, row, { status: wanted, decidedById: actor.userId, note, actor })
    return { status: wanted }
  })
  if ("status" in outcome) return outcome
  throw new DomainError(
    "preview-changed",
    "conflict",
    "Inzwischen hat sich geändert, was geschehen würde. Sieh es dir neu an und entscheide dann.",
  )
}

/** Who asked takes it back. */
export function withdrawApproval(
  db: Db,
  actor: UserActor,
  id: number,
): Promise<{ status: ApprovalStatus }> {
  return inTransaction(db, async (tx) => {
    const row = await lockApproval(tx, actor, id)
    if (row.status === "withdrawn") return { status: row.status }
    requireOpen(row)
    if (!canWithdrawApproval(actor, row)) throw notYours()
    await endApproval(tx, row, { status: "withdrawn", decidedById: actor.userId, actor })
    return { status: "withdrawn" as const }
  })
}

/** As which a request is carried out: who asked, with what they are now. */
export async function executorOf(tx: Db, { id, requestedById }: ApprovalRow) {
  const officeRoles = await listRolesOf(tx, requestedById)
  const isAdmin = officeRoles.length > 0
  const requester = {
    kind: "user",
    userId: requestedById,
    isPilot: false,
    isAdmin,
    officeRoles,
  } as const
  return { requester, approvalId: id }
}

interface End {
  status: Exclude<ApprovalStatus, "open">
  /** Null: time has decided. */
  decidedById: number | null
  note?: string
  actor?: UserActor
}

/** Ends a request that is locked, writes that down and tells who asked. */
export async function endApproval(
  tx: Db,
  row: ApprovalRow,
  { status, decidedById, note = "", actor }: End,
): Promise<void> {
  const [ended] = await tx
    .update(approvalsTable)
    .set({ status, decidedById, note, decidedAt: clock.now() })
    .where(eq(approvalsTable.id, row.id))
    .returning()
  if (!ended) throw new Error("the request is gone")
  await recordEvent(tx, {
    kind: `approval.${status}`,
    entityId: row.id,
    actor: actor ?? SYSTEM,
    role: actor ? "admin" : "system",
    from: row.status,
    to: status,
    data: { of: row.kind },
  })
  await mailOfDecision(tx, ended)
}

async function lockApproval(tx: Db, actor: UserActor, id: number): Promise<ApprovalRow> {
  const [row] = await tx
    .select()
    .from(approvalsTable)
    .where(eq(approvalsTable.id, id))
    .for("update")
  if (!row || !canSeeApproval(actor, row)) {
    throw new DomainError("unknown-approval", "not-found", "Diese Freigabe gibt es nicht.")
  }
  return row
}

function requireOpen({ status, expiresAt }: ApprovalRow) {
  if (status === "open" && expiresAt > clock.now()) return
  throw new DomainError("approval-over", "conflict", "Diese Freigabe ist nicht mehr offen.")
}

// the database keeps the keys of an object in an order of its own
function asStored({ title, lines }: ApprovalRow["preview"]) {
  return { title, lines: lines.map(({ term, description }) => ({ term, description })) }
}

function ownRequest() {
  return new DomainError(
    "second-person-needed",
    "forbidden",
    "Darüber entscheidet jemand anders: Du hast es selbst beantragt.",
  )
}

function notYours() {
  return new DomainError(
    "not-requester",
    "forbidden",
    "Zurückziehen kann nur, wer es beantragt hat. Du kannst ablehnen.",
  )
}
