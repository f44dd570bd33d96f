import { and, eq } from "drizzle-orm"
import { listPeopleWith } from "#features/office-roles/server/office-role-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { DELAY_MS, EXPIRY_MS } from "../approval.ts"
import type { ApprovalKind } from "./approval-kind.ts"
import { mailOfRequest } from "./approval-mails.tsx"
import { type ApprovalRow, approvalsTable } from "./approvals-table.ts"

interface Request<Payload> {
  actor: UserActor
  payload: Payload
  /** Why, for whoever decides. */
  reason: string
}

/**
 * Keeps what takes a second person until one decides; call it in the transaction of the command, which has
 * checked that it could be done now. A repeat gets the same request, another one about the same thing is
 * refused as long as the first is open.
 */
export async function requestApproval<Payload>(
  tx: Db,
  kind: ApprovalKind<Payload>,
  { actor, payload, reason }: Request<Payload>,
): Promise<ApprovalRow> {
  const { target, subjectId } = kind.about(payload)
  const { name, right } = kind
  const now = clock.now()
  const isAlone = !(await hasSecondPerson(tx, right, [actor.userId, subjectId]))
  const [row] = await tx
    .insert(approvalsTable)
    .values({
      kind: name,
      neededRight: right,
      target,
      payload,
      preview: await kind.preview(tx, payload),
      reason,
      subjectId,
      requestedById: actor.userId,
      requestedAt: now,
      executesAt: isAlone ? new Date(now.getTime() + DELAY_MS) : null,
      expiresAt: new Date(now.getTime() + EXPIRY_MS),
      status: "open",
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return repeated(tx, { kind: name, target, actor, payload })
  await recordEvent(tx, {
    kind: "approval.requested",
    entityId: row.id,
    actor,
    role: "admin",
    to: "open",
    data: { of: name, ...(isAlone && { isAlone }) },
  })
  await mailOfRequest(tx, row)
  return row
}

/** Whether there is anybody else who may decide. */
export async function hasSecondPerson(
  db: Db,
  right: ApprovalRow["neededRight"],
  others: readonly (number | null)[],
): Promise<boolean> {
  return (await listPeopleWith(db, right)).some(({ id }) => !others.includes(id))
}

async function repeated<Payload>(
  tx: Db,
  asked: { kind: string; target: string; actor: UserActor; payload: Payload },
): Promise<ApprovalRow> {
  const { kind, target, actor, payload } = asked
  const [open] = await tx
    .select()
    .from(approvalsTable)
    .where(
      and(
        eq(approvalsTable.kind, kind),
        eq(approvalsTable.target, target),
        eq(approvalsTable.status, "open"),
      ),
    )
  const isSame = open?.requestedById === actor.userId && sorted(open.payload) === sorted(payload)
  if (open && isSame) return open
  throw new DomainError(
    "approval-open",
    "conflict",
    "Dazu wartet schon eine Freigabe. Sie muss erst entschieden oder zurückgezogen sein.",
  )
}

// the database keeps the keys of an object in an order of its own
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  )
}
