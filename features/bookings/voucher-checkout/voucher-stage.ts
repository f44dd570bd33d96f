/**
 * Where a voucher stands in the checkout: `open` until it is paid, `processing` while a debit runs,
 * `paid` until it is active, `closed` is what only the office can tell.
 */
export type VoucherStage = "open" | "processing" | "paid" | "active" | "closed"
