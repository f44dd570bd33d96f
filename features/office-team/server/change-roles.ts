import { z } from "zod"
import type { ApprovalKind, Executor } from "#features/approvals/server/approval-kind.ts"
import type { ApprovalRow } from "#features/approvals/server/approvals-table.ts"
import { requestApproval } from "#features/approvals/server/request-approval.ts"
import { refusalFor } from "#features/office-roles/server/needs-right.ts"
import { listPeopleWith, listRolesOf } from "#features/office-roles/server/office-role-queries.ts"
import { writeGrants } from "#features/office-roles/server/write-grants.ts"
import { lockAccount } from "#features/users/core/server/lock-account.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { OFFICE_ROLES, type OfficeRole, type UserActor } from "#platform/actor.ts"
import { fieldError } from "#platform/errors.ts"
import { rowId } from "#platform/id-input.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { formatRoles, inOrder, leavesAnOwner } from "../office-team.ts"
import type { RoleChange } from "../office-team-schemas.ts"
import { mailOfRoles } from "./roles-changed-mail.tsx"

const payload = z.object({ userId: rowId, roles: z.array(z.enum(OFFICE_ROLES)) })
type Roles = z.output<typeof payload>

/** The roles of somebody in the back office: always four eyes, or a day of waiting. */
export const roleChangeKind: ApprovalKind<Roles> = {
  name: "office-roles",
  right: "roles.change",
  payload,
  about: ({ userId }) => ({ target: String(userId), subjectId: userId }),
  preview: async (db, { userId, roles }) => ({
    title: roles.length === 0 ? "Verwaltung entziehen" : "Rollen ändern",
    lines: [
      { term: "Bisher", description: formatRoles(await listRolesOf(db, userId)) },
      { term: "Künftig", description: formatRoles(roles) },
    ],
  }),
  execute: changeRoles,
}

/** An owner asks that an account gets exactly these roles. */
export function requestRoles(
  db: Db,
  actor: UserActor,
  { email, roles, reason }: RoleChange,
): Promise<ApprovalRow> {
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user?.isConfirmed) {
      throw fieldError(
        "unknown-address",
        "email",
        "Zu dieser Adresse gibt es kein bestätigtes Konto.",
      )
    }
    const change = { userId: user.id, roles: inOrder(roles) }
    await lockChangeable(tx, actor, change)
    return requestApproval(tx, roleChangeKind, { actor, payload: change, reason })
  })
}

async function changeRoles(tx: Db, { requester, approvalId }: Executor, change: Roles) {
  const { userId, roles } = change
  const had = await lockChangeable(tx, requester, change)
  await writeGrants(tx, { userId, roles, grantedById: requester.userId })
  await recordEvent(tx, {
    kind: "user.roles_changed",
    entityId: userId,
    actor: requester,
    role: "admin",
    from: had.join(" ") || null,
    to: roles.join(" ") || null,
    data: { approvalId },
  })
  await mailOfRoles(tx, { userId, roles, approvalId })
}

/** Locks whom it is about and all owners, and refuses what may not be; answers the roles until now. */
async function lockChangeable(tx: Db, actor: UserActor, change: Roles): Promise<OfficeRole[]> {
  const refusal = refusalFor(actor, "roles.change")
  if (refusal) throw refusal
  const { userId, roles } = change
  const before = await listPeopleWith(tx, "roles.change")
  const ids = new Set([userId, ...before.map(({ id }) => id)])
  let isBlocked = false
  for (const id of [...ids].toSorted((a, b) => a - b)) {
    const account = await lockAccount(tx, id)
    if (id === userId) isBlocked = account.blockedAt !== null
  }
  if (isBlocked) {
    throw fieldError("blocked-account", "email", "Dieses Konto ist gesperrt.")
  }
  const had = inOrder(await listRolesOf(tx, userId))
  if (had.join() === inOrder(roles).join()) {
    throw fieldError("same-roles", "roles", "Diese Rollen hat die Person schon.")
  }
  const owners = (await listPeopleWith(tx, "roles.change")).map(({ id }) => id)
  if (!leavesAnOwner(change, owners)) {
    throw fieldError("last-owner", "roles", "Eine Inhaber:in muss bleiben.")
  }
  return had
}
