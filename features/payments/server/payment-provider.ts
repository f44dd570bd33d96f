import type { Db } from "#platform/server/db.ts"
import type { PaymentProviderName } from "../payment.ts"

interface NewProviderPayment {
  /** The same key gives the same payment, however often it is asked for. */
  idempotencyKey: string
  amountCents: number
}

export type ProviderEventKind = "action_required" | "authorised" | "captured" | "failed" | "voided"

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

export type ProviderEvent = PaymentReport | RefundReport

interface NewProviderRefund {
  /** The same key pays back once, however often it is asked for. */
  idempotencyKey: string
  providerRef: string
  amountCents: number
}

/**
 * The port to the outside that moves real money. No call stands inside a transaction of ours, each
 * is safe to repeat, and what came of it is believed only from the signed webhook.
 */
export interface PaymentProvider {
  name: PaymentProviderName
  create(db: Db, payment: NewProviderPayment): Promise<{ providerRef: string }>
  capture(db: Db, providerRef: string, amountCents: number): Promise<void>
  void(db: Db, providerRef: string): Promise<void>
  refund(db: Db, refund: NewProviderRefund): Promise<{ refundRef: string }>
  /** @throws DomainError `bad-signature` for anything that this provider did not just sign */
  readEvent(rawBody: string, signature: string | undefined): ProviderEvent
}
