/*
 * Money that goes to somebody by a provider: ordered by whoever owes it, called for outside of any
 * transaction, done when the provider's own report has come. It may come back later.
 */

export type TransferStatus = "ordered" | "done" | "failed" | "reversed"

/** The business key of the ledger move for one attempt of a transfer, arrived or returned. */
export function transferMoveKey(ref: string, attempt: number, what: "done" | "reversed"): string {
  return `transfer/${ref}/${attempt}/${what}`
}
