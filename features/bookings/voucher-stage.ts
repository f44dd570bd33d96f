/**
 * Where a voucher stands in the checkout: `open` until it is paid, `paid` until it is active, `closed`
 * is what only the office can tell.
 */
export type VoucherStage = "open" | "paid" | "active" | "closed"
