import { createHash } from "node:crypto"
import { and, eq, inArray, sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { PaymentMeans } from "../../payment.ts"
import type { TrialOutcome } from "../../trial-outcome.ts"
import type { PaymentProvider, ProviderEvent, ProviderEventKind } from "../payment-provider.ts"
import { askTrialProvider } from "./ask-trial-provider.ts"
import { refundTrialPayment } from "./refund-trial-payment.ts"
import { type TrialStatus, trialPaymentsTable } from "./trial-payments-table.ts"
import { verifyTrialEvent } from "./trial-signature.ts"
import { promiseTrialEvent, trialEventSchema } from "./trial-webhook.ts"

/*
 * The built-in provider: behaves like a real one (own book, signed webhooks, captures, voids
 * and refunds that are safe to repeat), but no money moves, and every page that it touches says so.
 */
export const trialProvider: PaymentProvider = {
  name: "trial",

  nameFor(key) {
    return `trial_${createHash("sha256").update(key).digest("hex").slice(0, 24)}`
  },

  async create(db, { providerRef, amountCents, means }) {
    await db
      .insert(trialPaymentsTable)
      .values({ providerRef, amountCents, means, status: "open", createdAt: clock.now() })
      .onConflictDoNothing()
  },

  async isKnown(db, providerRef) {
    return (await findTrialStatus(db, providerRef)) !== undefined
  },

  async capture(db, providerRef, amountCents) {
    await inTransaction(db, async (tx) => {
      const { refusesCapture, capturedCents } = trialPaymentsTable
      const [payment] = await tx
        .update(trialPaymentsTable)
        .set({
          status: sql`case when ${refusesCapture} then 'declined' else 'captured' end`,
          capturedCents: sql`case when ${refusesCapture} then ${capturedCents} else ${amountCents} end`,
        })
        .where(isIn(providerRef, ["authorised"]))
        .returning()
      if (!payment) return
      await (payment.status === "declined"
        ? promiseTrialEvent(tx, { kind: "failed", providerRef, amountCents: payment.amountCents })
        : promiseTrialEvent(tx, { kind: "captured", providerRef, amountCents }))
    })
  },

  async void(db, providerRef) {
    await step(db, providerRef, {
      means: ["card", "sepa"],
      from: ["open", "action_required", "authorised"],
      to: "voided",
      reports: "voided",
    })
  },

  async expire() {
    // its page stays open, so that one can see what becomes of money that comes too late
  },

  async close(db, providerRef) {
    // nothing was reserved that could be let go
    await step(db, providerRef, OUTCOMES.abandon)
  },

  refund: refundTrialPayment,

  ask: askTrialProvider,
}

/** @throws DomainError `bad-signature` for anything that the trial provider did not just sign */
export function parseTrialEvent(rawBody: string, signature: string | undefined): ProviderEvent {
  verifyTrialEvent(rawBody, signature)
  return trialEventSchema.parse(JSON.parse(rawBody))
}

const OUTCOMES: Record<TrialOutcome, Step> = {
  pay: { means: ["card"], from: ["open"], to: "authorised", reports: "authorised" },
  reserve: {
    means: ["card"],
    from: ["open"],
    to: "authorised",
    reports: "authorised",
    refusesCapture: true,
  },
  challenge: { means: ["card"], from: ["open"], to: "action_required", reports: "action_required" },
  confirm: { means: ["card"], from: ["action_required"], to: "authorised", reports: "authorised" },
  decline: {
    means: ["card"],
    from: ["open", "action_required"],
    to: "declined",
    reports: "failed",
  },
  abandon: {
    means: ["card", "sepa"],
    from: ["open", "action_required"],
    to: "abandoned",
    reports: "failed",
  },
  debit: { means: ["sepa"], from: ["open"], to: "processing", reports: "processing" },
  settle: { means: ["sepa"], from: ["processing"], to: "captured", reports: "captured" },
  bounce: { means: ["sepa"], from: ["processing"], to: "bounced", reports: "debit_failed" },
}

/** Plays one outcome; a repeat of it changes nothing, anything else is refused. */
export async function playTrialOutcome(
  db: Db,
  providerRef: string,
  outcome: TrialOutcome,
): Promise<void> {
  const played = OUTCOMES[outcome]
  const status = await step(db, providerRef, played)
  if (status !== played.to) {
    throw new DomainError(
      "payment-is-decided",
      "invalid",
      "Diese Probezahlung ist schon entschieden. Zurück zur Kasse geht es weiter.",
    )
  }
}

/** How far the payment is in the trial provider's book. */
export async function findTrialStatus(
  db: Db,
  providerRef: string,
): Promise<TrialStatus | undefined> {
  const [row] = await db
    .select({ status: trialPaymentsTable.status })
    .from(trialPaymentsTable)
    .where(eq(trialPaymentsTable.providerRef, providerRef))
  return row?.status
}

interface Step {
  means: readonly PaymentMeans[]
  from: readonly TrialStatus[]
  to: TrialStatus
  reports: ProviderEventKind
  refusesCapture?: boolean
}

// compare-and-swap in the provider's book; returns the status that it has afterwards
function step(
  db: Db,
  providerRef: string,
  { means, from, to, reports, refusesCapture = false }: Step,
): Promise<TrialStatus | undefined> {
  return inTransaction(db, async (tx) => {
    const [moved] = await tx
      .update(trialPaymentsTable)
      .set({
        status: to,
        refusesCapture,
        ...(to === "captured" && { capturedCents: sql`${trialPaymentsTable.amountCents}` }),
      })
      .where(and(isIn(providerRef, from), inArray(trialPaymentsTable.means, [...means])))
      .returning()
    if (!moved) return findTrialStatus(tx, providerRef)
    const { amountCents, status } = moved
    await promiseTrialEvent(tx, { kind: reports, providerRef, amountCents })
    return status
  })
}

function isIn(providerRef: string, statuses: readonly TrialStatus[]) {
  return and(
    eq(trialPaymentsTable.providerRef, providerRef),
    inArray(trialPaymentsTable.status, [...statuses]),
  )
}
