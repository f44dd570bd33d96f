/*
 * Stripe's objects as far as we read them, with the names that Stripe gives their properties.
 */

export interface Session {
  id: string
  object: "checkout.session"
  mode: string
  status: "open" | "complete" | "expired"
  payment_status: "unpaid" | "paid"
  amount_total: number
  currency: string
  locale: string | null
  metadata: Record<string, string>
  payment_intent: string | null
  success_url: string
  cancel_url: string
  expires_at: number
  url: string | null
  /** For the intent that somebody's paying makes. */
  intentMetadata: Record<string, string>
  captureMethod: string
  methods: string[]
}

export interface Intent {
  id: string
  object: "payment_intent"
  status:
    | "requires_payment_method"
    | "requires_action"
    | "requires_capture"
    | "processing"
    | "succeeded"
    | "canceled"
  amount: number
  amount_capturable: number
  amount_received: number
  currency: string
  capture_method: string
  metadata: Record<string, string>
  payment_method_types: string[]
  last_payment_error: { code: string } | null
  cancellation_reason: string | null
  latest_charge: string | null
}

export interface Refund {
  id: string
  object: "refund"
  created: number
  status: "succeeded" | "pending" | "failed"
  pending_reason: "processing" | "insufficient_funds" | null
  amount: number
  currency: string
  payment_intent: string
  metadata: Record<string, string>
}

export interface Dispute {
  id: string
  object: "dispute"
  created: number
  status: "needs_response" | "warning_needs_response" | "won" | "lost"
  amount: number
  currency: string
  charge: string
  payment_intent: string
  metadata: Record<string, string>
}

export interface Bank {
  id: string
  object: "bank_account"
  account: string
  account_holder_name: string | null
  last4: string
  fingerprint: string
}

export interface Account {
  id: string
  object: "account"
  email: string | null
  details_submitted: boolean
  charges_enabled: boolean
  payouts_enabled: boolean
  capabilities: Record<string, string>
  external_accounts: { object: "list"; data: Bank[] }
  metadata: Record<string, string>
}

export interface Transfer {
  id: string
  object: "transfer"
  amount: number
  amount_reversed: number
  reversed: boolean
  currency: string
  destination: string
  source_transaction: string | null
  transfer_group: string | null
  metadata: Record<string, string>
}

export type StripeObject = Session | Intent | Refund | Dispute | Account | Bank | Transfer

/** What Stripe answers to a call that it refuses. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
