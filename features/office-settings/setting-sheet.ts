import type { ShownApproval } from "#features/approvals/approval.ts"
import type { SettingValue } from "#features/settings/setting.ts"

export interface SettingVersion {
  number: number
  value: SettingValue
  reason: string
  setBy: { id: number; name: string }
  setAt: string
}

/** One setting as the page shows it. */
export interface SettingSheet {
  key: string
  /** 0: nobody has changed it yet. */
  number: number
  value: SettingValue
  /** The newest first. */
  versions: SettingVersion[]
  /** What waits for a second person. */
  waiting: Pick<ShownApproval, "id" | "requestedBy" | "requestedAt"> | null
}
