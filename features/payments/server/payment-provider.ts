import type { Db } from "#platform/server/db.ts"
import type { PaymentMeans, PaymentProviderName } from "../payment.ts"

interface NewProviderPayment {
  /** The provider's own reference (`nameFor`); creating it again returns the same one. */
  providerRef: string
  amountCents: number
  means: PaymentMeans
  /** Our public reference: people come back to the page of that name. */
  paymentRef: string
  openedAt: Date
}

/** `debit_failed`: a debit that was under way, never one that people may still try. */
export type ProviderEventKind =
  | "action_required"
  | "authorised"
  | "processing"
  | "captured"
  | "failed"
  | "debit_failed"
  | "voided"

/** What a provider reports about one payment. */
export interface PaymentReport {
  eventId: string
  kind: ProviderEventKind
  providerRef: string
  amountCents: number
}

/** What a provider reports about money that goes back. */
export interface RefundReport {
  eventId: string
  kind: "refunded" | "refund_failed"
  /** The payment that it came from. */
  providerRef: string
  amountCents: number
  /** Our key of the refund, and the provider's name for it. */
  idempotencyKey: string
  refundRef: string
}

/** What a provider reports about money that a bank takes back for its customer. */
export interface DisputeReport {
  eventId: string
  kind: "charged_back" | "dispute_won" | "dispute_lost"
  providerRef: string
  amountCents: number
  /** The provider's name for it. */
  disputeRef: string
}

/** What a provider reports about money that it sends to somebody. */
export interface TransferReport {
  eventId: string
  kind: "transferred" | "transfer_failed" | "transfer_reversed"
  /** The provider's name for it, as the subject of the event and by itself. */
  providerRef: string
  transferRef: string
  amountCents: number
  /** Our name of the try. */
  idempotencyKey: string
}

export type ProviderEvent = PaymentReport | RefundReport | DisputeReport | TransferReport

interface NewProviderRefund {
  /** The same key pays back once, however often it is asked for. */
  idempotencyKey: string
  providerRef: string
  amountCents: number
}

/**
 * The port to the outside that moves real money. No call stands inside a transaction of ours, each
 * is safe to repeat, and what came of it is believed only from the provider's own report. Each
 * provider has a door of its own for signed webhooks.
 */
export interface PaymentProvider {
  name: PaymentProviderName
  /** What the payment of this key is called between the provider and us. */
  nameFor(key: string): string
  create(db: Db, payment: NewProviderPayment): Promise<void>
  /** Whether it was ever opened, so that somebody may pay it. */
  isKnown(db: Db, providerRef: string): Promise<boolean>
  capture(db: Db, providerRef: string, amountCents: number): Promise<void>
  void(db: Db, providerRef: string): Promise<void>
  /** The hold has ended: what nobody has paid yet can no longer be paid. */
  expire(db: Db, providerRef: string): Promise<void>
  /** Nobody may pay any more what is not paid yet; what somebody has paid meanwhile stays reserved. */
  close(db: Db, providerRef: string): Promise<void>
  refund(db: Db, refund: NewProviderRefund): Promise<{ refundRef: string }>
  /** Everything that would have been reported by now, in its order; nothing where it knows none. */
  ask(db: Db, providerRef: string): Promise<readonly ProviderEvent[]>
}
