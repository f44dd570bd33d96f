import { randomUUID } from "node:crypto"
import type { Stripe } from "stripe"
import type { PayoutBank } from "#features/users/bank-accounts/payout-account.ts"
import {
  findOwnerOfPayoutAccount,
  findPayoutAccount,
  recordPayoutAccount,
  savePayoutAccount,
} from "#features/users/bank-accounts/server/payout-accounts.ts"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { stripe } from "./stripe-client.ts"

/**
 * Leads a pilot to the pages on which Stripe asks who they are and which bank they have; the account
 * is made with the first visit. A link opens once and for minutes only, so each visit gets its own.
 */
export async function startOnboarding(db: Db, { userId }: UserActor): Promise<{ url: string }> {
  if (env().PAYMENTS !== "stripe") {
    throw new DomainError("no-payout-accounts", "not-found", "Hier gibt es kein Auszahlungskonto.")
  }
  const account = (await findPayoutAccount(db, userId))?.providerRef ?? (await open(db, userId))
  const page = `${env().PUBLIC_URL}${SETTINGS_PATH}`
  const { url } = await (await stripe()).accountLinks.create(
    {
      account,
      type: "account_onboarding",
      collection_options: { fields: "eventually_due" },
      return_url: `${page}?auszahlung=zurueck#auszahlung`,
      refresh_url: `${page}?auszahlung=abgelaufen#auszahlung`,
    },
    { idempotencyKey: randomUUID() },
  )
  return { url }
}

// we send what was settled there (separate charges and transfers); Stripe asks for everything it needs
async function open(db: Db, userId: number): Promise<string> {
  const { id } = await (await stripe()).accounts.create(
    {
      country: "DE",
      business_type: "individual",
      controller: {
        fees: { payer: "application" },
        losses: { payments: "application" },
        requirement_collection: "stripe",
        stripe_dashboard: { type: "express" },
      },
      capabilities: { transfers: { requested: true } },
      metadata: { user: String(userId) },
    },
    // two installations may share an account of Stripe's
    { idempotencyKey: `${env().PUBLIC_URL}/payout-account/${userId}` },
  )
  await savePayoutAccount(db, userId, id)
  return id
}

/** Takes what Stripe says of an account at a moment; false where nobody has it. */
export function saveAccount(db: Db, account: Stripe.Account, at: Date): Promise<boolean> {
  return recordPayoutAccount(db, account.id, {
    hasDetails: account.details_submitted,
    canReceive: account.capabilities?.transfers === "active",
    canPayOut: account.payouts_enabled,
    banks: banksOf(account),
    at,
  })
}

function banksOf({ external_accounts: named }: Stripe.Account): PayoutBank[] | null {
  return (
    named?.data.map((one) => ({
      fingerprint: one.fingerprint ?? one.id,
      accountHolder: one.object === "bank_account" ? one.account_holder_name : null,
      last4: one.last4,
    })) ?? null
  )
}

/** Whoever comes back is often quicker than the webhook. */
export async function askPayoutAccount(db: Db, userId: number): Promise<void> {
  const own = await findPayoutAccount(db, userId)
  if (!own) return
  const at = clock.now()
  await saveAccount(db, await (await stripe()).accounts.retrieve(own.providerRef), at)
}

/** A bank behind an account was added or changed, which says nothing of the account itself. */
export async function askAboutBank(db: Db, providerRef: string): Promise<void> {
  const userId = await findOwnerOfPayoutAccount(db, providerRef)
  if (userId !== undefined) await askPayoutAccount(db, userId)
}
