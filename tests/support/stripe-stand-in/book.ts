import { randomUUID } from "node:crypto"
import { days, hours, minutes, seconds } from "#platform/duration.ts"
import { type FormBody, textAt, textsAt } from "./form-body.ts"
import {
  type Account,
  type Bank,
  type Dispute,
  type Intent,
  type Refund,
  Refusal,
  type Session,
  type StripeObject,
  type Transfer,
} from "./objects.ts"

/*
 * The book of the Stripe stand-in: what Stripe documents about Checkout Sessions, PaymentIntents that
 * are collected later, refunds, disputes and connected accounts, as far as it is about money.
 */

/** How long what was reserved can be collected, by whatever means it was (README). */
const RESERVED_FOR = days(7)

/** A bank takes so long for a refund that it does not pay at once. */
const BANK_DAYS = days(5)
/** Stripe's least amount in euros. */
const MIN_CENTS = 50

type Emit = (type: string, object: StripeObject) => void

export function createBook(emit: Emit, now: () => number, pageOf: (id: string) => string) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Refund>()
  const refundsOf = new Map<string, Refund[]>()
  const disputes = new Map<string, Dispute>()
  const accounts = new Map<string, Account>()
  const transfers = new Map<string, Transfer>()
  /** Reservations that are over when somebody wants to collect them. */
  const ending = new Set<string>()
  /** Until when what is reserved can be collected. */
  const reservedUntil = new Map<string, number>()
  /** Reservations of which the means of payment refuses the collection. */
  const declining = new Set<string>()
  let drawn = 0
  /** What becomes of refunds of an intent: of the next one, and of all others. */
  const nextRefunds = new Map<string, Refund["status"]>()
  const refundPlans = new Map<string, Refund["status"]>()

  const newId = (kind: string) => `${kind}_${randomUUID().replaceAll("-", "")}`
  const epochSeconds = () => Math.floor(now() / 1000)

  function expire(session: Session) {
    session.status = "expired"
    session.url = null
    const intent = session.payment_intent ? intents.get(session.payment_intent) : undefined
    if (intent && intent.status !== "canceled") {
      Object.assign(intent, { status: "canceled", cancellation_reason: "expired" })
      emit("payment_intent.canceled", intent)
    }
    emit("checkout.session.expired", session)
  }

  function sessionNamed(id: string): Session {
    const session = sessions.get(id)
    if (!session) throw missing("checkout session", id)
    if (session.status === "open" && session.expires_at <= epochSeconds()) expire(session)
    return session
  }

  function intentNamed(id: string): Intent {
    const intent = intents.get(id)
    if (!intent) throw missing("payment_intent", id)
    return intent
  }

  function disputeNamed(id: string): Dispute {
    const dispute = disputes.get(id)
    if (!dispute) throw missing("dispute", id)
    return dispute
  }

  /** What is still there of a collected payment. */
  function leftOf(intent: Intent): number {
    const back = (refundsOf.get(intent.id) ?? []).filter(({ status }) => status !== "failed")
    return back.reduce((left, { amount }) => left - amount, intent.amount_received)
  }

  /** What of that no bank has taken back for good. */
  function refundableOf(intent: Intent): number {
    const lost = disputesOf(intent).filter(({ status }) => status === "lost")
    return lost.reduce((left, { amount }) => left - amount, leftOf(intent))
  }

  function disputesOf(intent: Intent): Dispute[] {
    return [...disputes.values()].filter(({ payment_intent: id }) => id === intent.id)
  }

  // is_charge_refundable is false until the bank has decided; a mere question leaves it refundable
  function refuseDisputed(intent: Intent) {
    if (!disputesOf(intent).some(({ status }) => status === "needs_response")) return
    throw new Refusal(400, "charge_disputed", "The charge has been charged back.")
  }

  function settleRefund(id: string, status: "succeeded" | "failed") {
    const refund = refunds.get(id)
    if (!refund) throw missing("refund", id)
    refund.status = status
    emit(status === "failed" ? "refund.failed" : "refund.updated", refund)
  }

  return {
    sessions,
    intents,
    refunds,
    disputes,
    accounts,
    transfers,
    sessionNamed,
    intentNamed,

    openSession(body: FormBody): Session {
      const price = (body.line_items as FormBody | undefined)?.["0"] as FormBody
      const expiresAt = Number(
        textAt(body, "expires_at") ?? epochSeconds() + hours(24) / seconds(1),
      )
      if (
        expiresAt < epochSeconds() + minutes(30) / seconds(1) ||
        expiresAt > epochSeconds() + hours(24) / seconds(1)
      ) {
        throw new Refusal(400, "parameter_invalid", "expires_at: 30 minutes to 24 hours from now")
      }
      refuseTooSmall(Number(textAt(price, "price_data", "unit_amount")))
      const id = newId("cs_test")
      const intentData = (body.payment_intent_data ?? {}) as FormBody
      if (
        textsAt(body, "payment_method_types")["0"] === "sepa_debit" &&
        textAt(intentData, "capture_method") === "manual"
      ) {
        throw new Refusal(400, "parameter_invalid", "sepa_debit cannot be captured manually")
      }
      const session: Session = {
        id,
        object: "checkout.session",
        mode: textAt(body, "mode") ?? "",
        status: "open",
        payment_status: "unpaid",
        amount_total: Number(textAt(price, "price_data", "unit_amount")),
        currency: textAt(price, "price_data", "currency") ?? "",
        locale: textAt(body, "locale") ?? null,
        metadata: textsAt(body, "metadata"),
        payment_intent: null,
        success_url: textAt(body, "success_url") ?? "",
        cancel_url: textAt(body, "cancel_url") ?? "",
        expires_at: expiresAt,
        url: pageOf(id),
        intentMetadata: textsAt(intentData, "metadata"),
        captureMethod: textAt(intentData, "capture_method") ?? "automatic_async",
        methods: Object.values(textsAt(body, "payment_method_types")),
      }
      sessions.set(id, session)
      return session
    },

    /** What ends by itself. */
    letTimePass() {
      for (const id of sessions.keys()) sessionNamed(id)
      for (const [id, until] of reservedUntil) {
        if (until > now()) continue
        reservedUntil.delete(id)
        if (intents.get(id)?.status === "requires_capture") this.cancel(id, "automatic")
      }
      for (const { id, status, created, pending_reason: reason } of refunds.values()) {
        if (status !== "pending") continue
        const isDue = created + BANK_DAYS / seconds(1) <= epochSeconds()
        // what it takes from the balance is counted already
        const isCovered = reason !== "insufficient_funds" || this.balanceCents() >= 0
        if (isDue && isCovered) settleRefund(id, "succeeded")
      }
    },

    expireSession(id: string): Session {
      const session = sessionNamed(id)
      if (session.status !== "open") {
        throw new Refusal(400, "resource_invalid", `This Session is ${session.status}, not open.`)
      }
      expire(session)
      return session
    },

    /** What a person does on the page of a session. */
    act(id: string, how: "pay" | "challenge" | "decline"): Session {
      const session = sessionNamed(id)
      if (session.status !== "open") return session
      let intent = session.payment_intent ? intents.get(session.payment_intent) : undefined
      if (!intent) {
        intent = {
          id: newId("pi"),
          object: "payment_intent",
          status: "requires_payment_method",
          amount: session.amount_total,
          amount_capturable: 0,
          amount_received: 0,
          currency: session.currency,
          capture_method: session.captureMethod,
          metadata: session.intentMetadata,
          payment_method_types: session.methods.length > 0 ? session.methods : ["card", "paypal"],
          last_payment_error: null,
          cancellation_reason: null,
          latest_charge: null,
        }
        intents.set(intent.id, intent)
        session.payment_intent = intent.id
        emit("payment_intent.created", intent)
      }
      if (how === "decline") {
        Object.assign(intent, { status: "requires_payment_method", latest_charge: newId("ch") })
        emit("payment_intent.payment_failed", intent)
      } else if (how === "challenge") {
        intent.status = "requires_action"
        emit("payment_intent.requires_action", intent)
      } else if (session.methods.includes("sepa_debit")) {
        Object.assign(intent, { status: "processing", latest_charge: newId("py") })
        session.status = "complete"
        emit("payment_intent.processing", intent)
        emit("checkout.session.completed", session)
      } else {
        Object.assign(intent, {
          status: "requires_capture",
          amount_capturable: intent.amount,
          latest_charge: newId("ch"),
        })
        reservedUntil.set(intent.id, now() + RESERVED_FOR)
        session.status = "complete"
        emit("payment_intent.amount_capturable_updated", intent)
        emit("checkout.session.completed", session)
      }
      return session
    },

    /** After days the bank of a debit has paid, or has not. */
    endDebit(id: string, how: "paid" | "refused"): Intent {
      const intent = intentNamed(id)
      if (intent.status !== "processing") throw unexpectedState(intent)
      const session = [...sessions.values()].find((one) => one.payment_intent === id)
      if (how === "paid") {
        Object.assign(intent, { status: "succeeded", amount_received: intent.amount })
        if (session) session.payment_status = "paid"
        emit("payment_intent.succeeded", intent)
      } else {
        const error = { code: "payment_intent_payment_attempt_failed" }
        Object.assign(intent, { status: "requires_payment_method", last_payment_error: error })
        emit("payment_intent.payment_failed", intent)
      }
      const outcome = how === "paid" ? "succeeded" : "failed"
      if (session) emit(`checkout.session.async_payment_${outcome}`, session)
      return intent
    },

    capture(id: string, body: FormBody): Intent {
      const intent = intentNamed(id)
      if (ending.delete(id)) this.cancel(id, "automatic")
      this.letTimePass()
      if (declining.delete(id)) {
        const error = { code: "payment_intent_payment_attempt_failed" }
        Object.assign(intent, {
          status: "requires_payment_method",
          last_payment_error: error,
          amount_capturable: 0,
        })
        emit("payment_intent.payment_failed", intent)
        throw new Refusal(402, "payment_intent_payment_attempt_failed", "The capture was declined.")
      }
      if (intent.status !== "requires_capture") throw unexpectedState(intent)
      const amount = Number(textAt(body, "amount_to_capture") ?? intent.amount_capturable)
      if (!(amount > 0 && amount <= intent.amount_capturable)) {
        throw new Refusal(400, "amount_too_large", "More than what is capturable.")
      }
      refuseTooSmall(amount)
      Object.assign(intent, { status: "succeeded", amount_received: amount, amount_capturable: 0 })
      emit("payment_intent.succeeded", intent)
      return intent
    },

    /** The means of payment will refuse to collect what is reserved, and the intent wants another one. */
    declineCapture(id: string) {
      declining.add(id)
    },

    /** What is reserved will be over when somebody wants to collect it. */
    endBeforeCapture(id: string) {
      ending.add(id)
    },

    /** Also what Stripe does by itself with a reservation that nobody collects for days. */
    cancel(id: string, reason: string | null): Intent {
      const intent = intentNamed(id)
      if (intent.status === "succeeded" || intent.status === "canceled") {
        throw unexpectedState(intent)
      }
      const isOfOpenPage = [...sessions.values()].some(
        (session) => session.payment_intent === id && session.status === "open",
      )
      if (isOfOpenPage) {
        throw new Refusal(400, "payment_intent_unexpected_state", "Expire its Checkout Session.")
      }
      Object.assign(intent, {
        status: "canceled",
        cancellation_reason: reason,
        amount_capturable: 0,
      })
      emit("payment_intent.canceled", intent)
      return intent
    },

    refund(body: FormBody, status: Refund["status"]): Refund {
      const intent = intentNamed(textAt(body, "payment_intent") ?? "")
      refuseDisputed(intent)
      const amount = Number(textAt(body, "amount") ?? refundableOf(intent))
      if (!(amount > 0 && amount <= refundableOf(intent))) {
        throw new Refusal(400, "charge_already_refunded", "More than what is left of the charge.")
      }
      // what the balance does not cover waits until it does
      const isShort = this.balanceCents() < amount
      const planned = nextRefunds.get(intent.id) ?? refundPlans.get(intent.id) ?? status
      const refund: Refund = {
        id: newId("re"),
        object: "refund",
        created: epochSeconds(),
        status: isShort && planned === "succeeded" ? "pending" : planned,
        pending_reason: isShort
          ? "insufficient_funds"
          : planned === "pending"
            ? "processing"
            : null,
        amount,
        currency: intent.currency,
        payment_intent: intent.id,
        metadata: textsAt(body, "metadata"),
      }
      refunds.set(refund.id, refund)
      nextRefunds.delete(intent.id)
      refundsOf.set(intent.id, [...(refundsOf.get(intent.id) ?? []), refund])
      emit("refund.created", refund)
      return refund
    },

    settleRefund,

    /** What becomes of the next refund of a payment. */
    letNextRefundOf(intentId: string, status: Refund["status"]) {
      nextRefunds.set(intentId, status)
    },

    /** What becomes of every refund of a payment. */
    letRefundsOf(intentId: string, status: Refund["status"]) {
      refundPlans.set(intentId, status)
    },

    leftOf: (intentId: string) => leftOf(intentNamed(intentId)),

    openDisputeOf: (intentId: string) =>
      disputesOf(intentNamed(intentId)).find(({ status }) => status === "needs_response"),

    dispute(intentId: string, amount: number, status: Dispute["status"] = "needs_response") {
      const intent = intentNamed(intentId)
      const dispute: Dispute = {
        id: newId("dp"),
        object: "dispute",
        created: epochSeconds(),
        status,
        amount,
        currency: intent.currency,
        charge: intent.latest_charge ?? "",
        payment_intent: intent.id,
        metadata: {},
      }
      disputes.set(dispute.id, dispute)
      emit("charge.dispute.created", dispute)
      return dispute
    },

    disputeNamed,

    closeDispute(id: string, status: "won" | "lost") {
      const dispute = disputeNamed(id)
      dispute.status = status
      emit("charge.dispute.closed", dispute)
    },

    openAccount(body: FormBody): Account {
      const account: Account = {
        id: newId("acct"),
        object: "account",
        email: textAt(body, "email") ?? null,
        details_submitted: false,
        charges_enabled: false,
        payouts_enabled: false,
        capabilities: { transfers: "inactive" },
        external_accounts: { object: "list", data: [] },
        metadata: textsAt(body, "metadata"),
      }
      accounts.set(account.id, account)
      return account
    },

    accountNamed(id: string): Account {
      const account = accounts.get(id)
      if (!account) throw missing("account", id)
      return account
    },

    changeAccount(id: string, change: Partial<Account>) {
      const account = accounts.get(id)
      if (!account) throw missing("account", id)
      Object.assign(account, change)
      emit("account.updated", account)
    },

    /** Its owner names another bank, which takes the place of the former one. */
    changeBank(id: string, { last4, holder = null }: { last4: string; holder?: string | null }) {
      const account = accounts.get(id)
      if (!account) throw missing("account", id)
      const bank: Bank = {
        id: newId("ba"),
        object: "bank_account",
        account: id,
        account_holder_name: holder,
        last4,
        fingerprint: `of-${last4}`,
      }
      account.external_accounts = { object: "list", data: [bank] }
      emit("account.external_account.created", bank)
      emit("account.updated", account)
    },

    /** Sends a part of a charge, or of the balance, to a connected account that may receive it. */
    transfer(body: FormBody): Transfer {
      const destination = textAt(body, "destination") ?? ""
      if (accounts.get(destination)?.capabilities.transfers !== "active") {
        throw new Refusal(400, "insufficient_capabilities_for_transfer", "No active transfers.")
      }
      const amount = Number(textAt(body, "amount"))
      const charge = textAt(body, "source_transaction") ?? null
      const source = [...intents.values()].find(({ latest_charge }) => latest_charge === charge)
      const sent = [...transfers.values()].filter(
        (one) => one.source_transaction === charge && !one.reversed,
      )
      const left = (source?.amount_received ?? 0) - sent.reduce((sum, one) => sum + one.amount, 0)
      if (charge !== null && amount > left) {
        throw new Refusal(
          400,
          "transfer_source_balance_parameters_mismatch",
          "More than the charge.",
        )
      }
      if (charge === null && amount > this.balanceCents()) {
        throw new Refusal(400, "balance_insufficient", "Insufficient funds in the balance.")
      }
      const transfer: Transfer = {
        id: newId("tr"),
        object: "transfer",
        amount,
        amount_reversed: 0,
        reversed: false,
        currency: textAt(body, "currency") ?? "",
        destination,
        source_transaction: charge,
        transfer_group: textAt(body, "transfer_group") ?? null,
        metadata: textsAt(body, "metadata"),
      }
      transfers.set(transfer.id, transfer)
      emit("transfer.created", transfer)
      return transfer
    },

    /** What an operator does on Stripe's own pages. */
    reverseTransfer(id: string) {
      const transfer = transfers.get(id)
      if (!transfer) throw missing("transfer", id)
      Object.assign(transfer, { reversed: true, amount_reversed: transfer.amount })
      emit("transfer.reversed", transfer)
    },

    /** What the operator sends from the balance to its own bank; less than zero: what it pays in. */
    draw(cents: number) {
      drawn += cents
    },

    sentCents(): number {
      return [...transfers.values()].reduce((sum, { amount, amount_reversed: back }) => {
        return sum + amount - back
      }, 0)
    },

    /** Our balance with Stripe: collected, less what went back, what banks have taken, what was sent on. */
    balanceCents(): number {
      const taken = [...disputes.values()].filter(
        ({ status }) => status === "needs_response" || status === "lost",
      )
      return (
        [...intents.values()].reduce((sum, intent) => sum + leftOf(intent), 0) -
        taken.reduce((sum, { amount }) => sum + amount, 0) -
        this.sentCents() -
        drawn
      )
    },

    reservedCents(): number {
      return [...intents.values()].reduce((sum, { amount_capturable: cents }) => sum + cents, 0)
    },
  }
}

export type Book = ReturnType<typeof createBook>

function refuseTooSmall(amount: number) {
  if (amount >= MIN_CENTS) return
  throw new Refusal(400, "amount_too_small", "Amount must be at least €0.50 eur")
}

function missing(kind: string, id: string): Refusal {
  return new Refusal(404, "resource_missing", `No such ${kind}: ${id}`)
}

function unexpectedState({ status }: Intent): Refusal {
  return new Refusal(400, "payment_intent_unexpected_state", `This PaymentIntent is ${status}.`)
}
