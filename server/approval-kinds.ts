import { accountBlockKind } from "#features/account-blocks/server/block-account.ts"
import type { ApprovalKinds } from "#features/approvals/server/approval-kind.ts"
import { goodwillKind } from "#features/bookings/office/server/give-goodwill.ts"
import { roleChangeKind } from "#features/office-team/server/change-roles.ts"

/** Everything that takes a second person, room by room. */
export const approvalKinds: ApprovalKinds = [roleChangeKind, accountBlockKind, goodwillKind]
