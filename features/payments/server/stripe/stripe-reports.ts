import type { Stripe } from "stripe"
import type {
  DisputeReport,
  PaymentReport,
  ProviderEventKind,
  RefundReport,
  TransferReport,
} from "../payment-provider.ts"

/*
 * Stripe's objects as reports of ours. Only what an object says now counts, never the name of the
 * event that carried it. A declined card ends nothing: people try another one on the same page, and
 * the payment is over with its checkout. A debit that has failed looks the same as one that was not
 * begun: it ends what was under way, and nothing else.
 */

const INTENT_KINDS: Readonly<Record<string, ProviderEventKind>> = {
  requires_action: "action_required",
  requires_capture: "authorised",
  processing: "processing",
  succeeded: "captured",
  canceled: "voided",
}

/** @returns null as long as nothing has happened that we would note */
export function reportOfIntent(
  eventId: string,
  intent: Stripe.PaymentIntent,
): PaymentReport | null {
  const kind = kindOfIntent(intent)
  const providerRef = intent.metadata.payment ?? intent.id
  if (!kind) return null
  const amountCents = kind === "captured" ? intent.amount_received : intent.amount
  return { eventId, kind, providerRef, amountCents }
}

function kindOfIntent(intent: Stripe.PaymentIntent): ProviderEventKind | undefined {
  const { status, cancellation_reason: reason } = intent
  if (status === "requires_payment_method" && isDebit(intent) && intent.last_payment_error) {
    return "debit_failed"
  }
  // with its checkout, before anything was reserved
  if (status === "canceled" && reason === "expired") return "failed"
  return INTENT_KINDS[status]
}

export function isDebit({ payment_method_types: types }: Stripe.PaymentIntent): boolean {
  return types.includes("sepa_debit")
}

/** A page that nobody has paid on is closed. */
export function reportOfSession(
  eventId: string,
  session: Stripe.Checkout.Session,
): PaymentReport | null {
  if (session.status !== "expired") return null
  const providerRef = session.metadata?.payment ?? session.id
  return { eventId, kind: "failed", providerRef, amountCents: session.amount_total ?? 0 }
}

const REFUND_KINDS: Readonly<Record<string, RefundReport["kind"]>> = {
  succeeded: "refunded",
  failed: "refund_failed",
  canceled: "refund_failed",
}

/** @returns null as long as it is under way */
export function reportOfRefund(eventId: string, refund: Stripe.Refund): RefundReport | null {
  const kind = REFUND_KINDS[refund.status ?? ""]
  if (!kind) return null
  return {
    eventId,
    kind,
    providerRef: refund.metadata?.payment ?? idOf(refund.payment_intent) ?? refund.id,
    amountCents: refund.amount,
    idempotencyKey: refund.metadata?.refund ?? "",
    refundRef: refund.id,
  }
}

/** Transfers are made at once; what comes back of one comes back as a whole, or does not fit. */
export function reportOfTransfer(eventId: string, transfer: Stripe.Transfer): TransferReport {
  const { id, amount, amount_reversed: back, reversed, metadata } = transfer
  return {
    eventId,
    kind: reversed ? "transfer_reversed" : "transferred",
    providerRef: id,
    transferRef: id,
    amountCents: reversed ? amount : amount - back,
    idempotencyKey: metadata.transfer ?? "",
  }
}

const DISPUTE_KINDS: Readonly<Record<string, DisputeReport["kind"]>> = {
  won: "dispute_won",
  lost: "dispute_lost",
}

/** @returns null where no money has moved: an inquiry of a bank, or a dispute that was prevented */
export function reportOfDispute(
  eventId: string,
  { id, status, amount }: Stripe.Dispute,
  providerRef: string,
): DisputeReport | null {
  if (isInquiry(status) || status === "prevented") return null
  const kind = DISPUTE_KINDS[status] ?? "charged_back"
  return { eventId, kind, providerRef, amountCents: amount, disputeRef: id }
}

export function isInquiry(status: string): boolean {
  return status.startsWith("warning_")
}

/** The id of what Stripe sends as an id or as a whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === "string" ? reference : reference?.id
}
