import { accountBlockKind } from "#features/account-blocks/server/block-account.ts"
import type { ApprovalKinds } from "#features/approvals/server/approval-kind.ts"
import { roleChangeKind } from "#features/office-team/server/change-roles.ts"

/** Everything that takes a second person, room by room. */
export const approvalKinds: ApprovalKinds = [roleChangeKind, accountBlockKind]
