import type { ControlGroup } from "./control-lines.ts"

/** A month as its page shows it. */
export interface MonthSheet {
  month: string
  groups: ControlGroup[]
  isEven: boolean
  isOver: boolean
  missingReceipts: number
  closing: {
    closedAt: string
    closedBy: { id: number; name: string }
    note: string
    /** What in the ledger is no longer as it was then. */
    changed: string[]
  } | null
}
