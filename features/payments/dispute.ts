/*
 * A bank takes money back for its customer. It is gone at once (`open`) and comes back when we are
 * right (`won`); what is `lost` stays gone. Who bears that a person decides: the `pilot`, out of the
 * payout, the `platform`, or the `guest`, from whom the pilot keeps the share and we claim it.
 */

export type DisputeStatus = "open" | "won" | "lost"

export const BEARERS = ["guest", "platform", "pilot"] as const
export type Bearer = (typeof BEARERS)[number]

interface Dispute {
  amountCents: number
  status: DisputeStatus
  borneBy: Bearer | null
}

/** Whether it is still open who gets what a bank holds, or bears what it has kept. */
function isUndecided({ status, borneBy }: Pick<Dispute, "status" | "borneBy">): boolean {
  return status === "open" || (status === "lost" && borneBy === null)
}

/** What of money that is to be sent on waits for these disputes: their amount and no more. */
export function heldByDisputes(cents: number, disputes: readonly Dispute[]): number {
  const undecided = disputes.filter(isUndecided)
  return Math.min(
    cents,
    undecided.reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
}

/** What banks hold or have kept of a charge, so that nothing is sent on from it. */
export function takenByBanks(disputes: readonly Dispute[]): number {
  return disputes.reduce((sum, { status, amountCents }) => {
    return status === "won" ? sum : sum + amountCents
  }, 0)
}
