import type { DeletionBlocker } from "#features/users/core/deletion-blocker.ts"
import type { LeavingCredit } from "#features/vouchers/leaving-credit.ts"
import type { DataExport } from "./privacy-schemas.ts"

/** What the sections „Deine Daten“ and „Konto löschen“ show. */
export interface PrivacyView {
  newestExport: DataExport | null
  reasonsToStay: readonly DeletionBlocker[]
  /** What becomes of the credit when the account is deleted. */
  leavingCredit: readonly LeavingCredit[]
  /** Signed in just now; else a code comes first. */
  isProven: boolean
  /** A new proof keeps what was chosen at the sign-in. */
  isPersistent: boolean
}
