import { accountBlockKind } from "#features/account-blocks/server/block-account.ts"
import type { ApprovalKinds } from "#features/approvals/server/approval-kind.ts"
import { goodwillKind } from "#features/bookings/office/server/give-goodwill.ts"
import { settingKinds } from "#features/office-settings/server/change-setting.ts"
import { emailCorrectionKind } from "#features/office-sheets/server/correct-email.ts"
import { roleChangeKind } from "#features/office-team/server/change-roles.ts"
import { shareRefundKind } from "#features/settlements/server/share-refunds/refund-share.ts"

/** Everything that takes a second person, room by room. */
export const approvalKinds: ApprovalKinds = [
  roleChangeKind,
  accountBlockKind,
  goodwillKind,
  emailCorrectionKind,
  shareRefundKind,
  ...settingKinds,
]
