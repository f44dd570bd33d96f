/*
 * A receipt of what a pilot has paid: a photo or a PDF, like those of documents. Its pilot and the back
 * office see it, guests that there is one. It goes 90 days after its flight is settled.
 */

export interface CostReceipt {
  id: string
  mediaType: "image/webp" | "application/pdf"
  /** Nobody has scanned it yet: nobody opens it, and no item names it. */
  isQuarantined: boolean
}

export const RECEIPT_KEPT_DAYS = 90

/** Where the store keeps it. */
export function costReceiptKey(receiptId: string): string {
  return `cost-receipts/${encodeURIComponent(receiptId)}`
}

/** Where its pilot and the back office find it. */
export function costReceiptPath(receiptId: string): string {
  return `/de/kostenbelege/${encodeURIComponent(receiptId)}`
}
