import type { VoucherMotif } from "./voucher-motifs.ts"

/** A voucher as whoever has its code sees it. */
export interface FoundVoucher {
  valueCents: number
  balanceCents: number
  /** ISO instant. */
  validUntil: string
  motif: VoucherMotif
  /** Already in the account of who asks. */
  isOwn: boolean
}

/** Where somebody stands with a code. */
export type RedeemState =
  | { code: string; found: FoundVoucher; refused?: undefined }
  | { code: string; refused: string; found?: undefined }
