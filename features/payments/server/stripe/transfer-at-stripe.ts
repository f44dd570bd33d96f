import { findPayoutAccountWait } from "#features/users/bank-accounts/server/find-payouts-wait.ts"
import { findPayoutAccount } from "#features/users/bank-accounts/server/payout-accounts.ts"
import type { Db } from "#platform/server/db.ts"
import type { NewProviderTransfer, TransferProvider } from "../transfer-provider.ts"
import { refreshCheckout } from "./stripe-checkouts.ts"
import { stripe } from "./stripe-client.ts"
import { idOf, reportOfTransfer } from "./stripe-reports.ts"

/*
 * Separate charges and transfers: what was collected on a card is sent on from that very charge, what
 * vouchers have paid from the operator's balance. As everywhere, the call looks first.
 */
export const stripeTransfers: TransferProvider = {
  name: "stripe",

  async canPay(db, userId) {
    return (await findPayoutAccount(db, userId))?.canReceive ?? false
  },

  waitsUntil: findPayoutAccountWait,

  async balance() {
    const { available } = await (await stripe()).balance.retrieve()
    const euros = available.filter(({ currency }) => currency === "eur")
    return euros.reduce((sum, { amount }) => sum + amount, 0)
  },

  async transfer(db, input) {
    const { idempotencyKey, group, amountCents, payeeId } = input
    const former = (await listOf(group)).find(
      ({ metadata }) => metadata.transfer === idempotencyKey,
    )
    if (former) return { transferRef: former.id }
    const account = await findPayoutAccount(db, payeeId)
    if (!account) return { refusal: "no account" }
    const source = await chargeOf(db, input)
    const { transfers } = await stripe()
    try {
      const { id } = await transfers.create(
        {
          amount: amountCents,
          currency: "eur",
          destination: account.providerRef,
          transfer_group: group,
          metadata: { transfer: idempotencyKey },
          ...(source && { source_transaction: source }),
        },
        { idempotencyKey: `${idempotencyKey}/transfer` },
      )
      return { transferRef: id }
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal === undefined) throw error
      return { refusal }
    }
  },

  async ask(group) {
    return (await listOf(group)).map((transfer) => {
      const state = transfer.reversed ? "reversed" : "created"
      return reportOfTransfer(`asked/${transfer.id}/${state}`, transfer)
    })
  },
}

async function listOf(group: string) {
  const { data } = await (await stripe()).transfers.list({ transfer_group: group, limit: 100 })
  return data
}

async function chargeOf(db: Db, { sourceRef }: NewProviderTransfer): Promise<string | undefined> {
  if (sourceRef === null) return undefined
  const charge = idOf((await refreshCheckout(db, sourceRef))?.intent?.latest_charge)
  if (!charge) throw new Error(`nothing was collected of ${sourceRef} at Stripe`)
  return charge
}

/** A call that Stripe has understood and will not follow; everything else is tried again. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("type" in error)) return undefined
  if (error.type !== "StripeInvalidRequestError") return undefined
  return "code" in error && typeof error.code === "string" ? error.code : error.message
}
