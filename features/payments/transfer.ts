/*
 * Money that goes to somebody by a provider: ordered by whoever owes it, called for outside of any
 * transaction, done when the provider's own report has come. It may come back later.
 */

export type TransferStatus = "ordered" | "done" | "failed" | "reversed"

/** Under what the ledger books that one try of a transfer has arrived, or come back. */
export function transferMoveKey(ref: string, attempt: number, what: "done" | "reversed"): string {
  return `transfer/${ref}/${attempt}/${what}`
}
