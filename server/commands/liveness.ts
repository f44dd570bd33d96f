import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import type { DisputeStatus } from "#features/payments/dispute.ts"
import type { PaymentStatus } from "#features/payments/payment.ts"
import type { RefundStatus } from "#features/payments/refund.ts"
import type { TransferStatus } from "#features/payments/transfer.ts"
import type { PayoutStatus } from "#features/settlements/payout.ts"
import type { VoucherStatus } from "#features/vouchers/voucher.ts"
import type { Invariant } from "./invariants.ts"

/*
 * What must not stand still: every state of everything that holds money or seats is over by its time,
 * or a person has it on their list. The states are those of the code, so that a new one has to say here
 * how it ends.
 */

/** Nothing waits in this state. */
const OVER = "over"

/**
 * A condition that is true once a row has been in a state for too long, with `now` as the instant of
 * asking; or `over`, or for whom it may wait as long as they like.
 */
type Limit = `overdue: ${string}` | `waits: ${string}` | typeof OVER

interface Kind<Status extends string> {
  /** The rows `r`, with what their limits need. */
  from: string
  limits: Record<Status, Limit>
}

/** Timers come by every minute, and may have been away for a while. */
const late = (column: string, by = "1 hour") =>
  `overdue: ${column} < now - interval '${by}'` as const

// what the back office has on its list about a payment
const FLAGGED = `exists (select from payment_flags g where g.payment_id = p.id and g.settled_at is null)`

const BOOKINGS: Kind<BookingStatus> = {
  from: `(select b.id, b.status, b.hold_until, b.respond_by, b.payment_due_by, b.rebook_by, f.status as flight,
      coalesce(f.arrives_at, b.proposed_departs_at) as over_at, s.objections_until,
      exists (select from settlement_parts o join bookings d on d.id = o.booking_id
        where o.flight_id = f.id and d.status = 'disputed') as is_disputed
    from bookings b join flights f on f.id = b.flight_id left join settlements s on s.flight_id = f.id) r`,
  limits: {
    held: late("r.hold_until"),
    lapsed: OVER,
    requested: late("r.respond_by"),
    confirmed: late("r.over_at", "31 days"),
    payment_due: late("r.payment_due_by"),
    declined: OVER,
    expired: OVER,
    withdrawn: OVER,
    cancelled_by_passenger: OVER,
    cancelled_by_pilot: OVER,
    rebooking_offered: late("r.rebook_by"),
    // all of a flight are settled together, also while one of them objects
    no_show: "overdue: r.objections_until < now - interval '1 day' and not r.is_disputed",
    flown: "overdue: r.objections_until < now - interval '1 day' and not r.is_disputed",
    disputed: "waits: for the back office, which has it on its list of objections",
    settled: OVER,
    joined: OVER,
  },
}

const FLIGHTS: Kind<FlightStatus> = {
  from: `(select f.*, s.objections_until, exists (select from settlement_parts o join bookings d on d.id = o.booking_id
        where o.flight_id = f.id and d.status = 'disputed') as is_disputed
    from flights f left join settlements s on s.flight_id = f.id) r`,
  limits: {
    draft: "waits: for its pilot, and holds nothing of anybody",
    in_review: "waits: for the back office, which has it on its list",
    published: "overdue: r.schedule = 'fixed' and r.departs_at < now - interval '1 day'",
    paused: "overdue: r.schedule = 'fixed' and r.departs_at < now - interval '1 day'",
    under_way: late("r.arrives_at", "1 day"),
    settlement_due: late("r.arrives_at", "31 days"),
    settlement_submitted:
      "overdue: r.objections_until < now - interval '1 day' and not r.is_disputed",
    closed: OVER,
    cancelled: OVER,
    expired: OVER,
    blocked: "waits: for the back office, and has no guests any more",
  },
}

const PAYMENTS: Kind<PaymentStatus> = {
  from: `(select p.*, (select b.status from bookings b where b.checkout_id = p.checkout_id) as booking, ${FLAGGED} as is_flagged
    from payments p) r`,
  limits: {
    created: late("r.created_at", "4 days"),
    action_required: late("r.created_at", "4 days"),
    // only a hold that becomes a request, and a request, may leave it as it is
    authorised: `overdue: not r.is_flagged and (r.wanted_at < now - interval '2 days'
      or r.wanted is null and r.booking not in ('held', 'lapsed', 'requested', 'payment_due') and r.created_at < now - interval '1 day')`,
    processing: late("r.created_at", "30 days"),
    captured: OVER,
    partially_refunded: OVER,
    refunded: OVER,
    failed: OVER,
    voided: OVER,
    charged_back: "waits: for the bank, and the back office has it on its list",
  },
}

const REFUNDS: Kind<RefundStatus> = {
  from: `(select x.*, ${FLAGGED} as is_flagged,
      (select c.answer_by from refund_returns c where c.refund_id = x.id and c.decided_at is null) as answer_by,
      exists (select from disputes d where d.payment_id = p.id and d.status = 'open') as is_disputed
    from refunds x join payments p on p.id = x.payment_id) r`,
  limits: {
    ordered: `overdue: not r.is_flagged and not r.is_disputed
      and r.ordered_at < now - interval '2 days' and r.provider_ref is null`,
    done: OVER,
    // without another try it waits for the back office, which has it on its list
    failed: late("r.retry_at", "1 day"),
    written_off: OVER,
    // its guest is asked, then it is tried once more, then a person decides
    returned: `overdue: not r.is_flagged and (r.answer_by is null or r.answer_by < now - interval '1 hour')`,
    paid_otherwise: OVER,
  },
}

const TRANSFERS: Kind<TransferStatus> = {
  from: `(select x.*, exists (select from payment_flags g where g.subject = x.ref and g.settled_at is null) as is_flagged
    from transfers x) r`,
  limits: {
    ordered: "overdue: not r.is_flagged and r.ordered_at < now - interval '2 days'",
    done: OVER,
    failed: "waits: for the next try of its payout",
    reversed: "waits: for the back office, which has its payout on its list",
  },
}

const PAYOUTS: Kind<PayoutStatus> = {
  from: "payouts r",
  limits: {
    released: late("r.released_at", "2 days"),
    ordered: "waits: for its transfers, which have limits of their own",
    paid: OVER,
    held: "waits: for its pilot's account or the back office, which has it on its list",
    failed: "overdue: r.retry_at < now - interval '1 day'",
  },
}

const DISPUTES: Kind<DisputeStatus> = {
  from: `(select d.*, exists (select from payment_flags g where g.subject = d.provider_ref and g.settled_at is null) as is_flagged,
      exists (select from payments p join bookings b on b.checkout_id = p.checkout_id
        join payouts o on o.booking_id = case when b.status = 'joined' then b.adds_to_id else b.id end
        where p.id = d.payment_id) as has_payout
    from disputes d) r`,
  limits: {
    open: "waits: for the bank, and the back office has it on its list",
    won: OVER,
    // who bears it is said once there is a payout that it concerns
    lost: `overdue: r.borne_by is null and r.has_payout and not r.is_flagged
      and r.closed_at < now - interval '2 days'`,
  },
}

const VOUCHERS: Kind<VoucherStatus> = {
  from: `(select v.*, (select p.status from payments p where p.checkout_id = v.checkout_id order by p.id desc limit 1) as payment
    from vouchers v) r`,
  limits: {
    ordered:
      "overdue: r.created_at < now - interval '31 days' and r.payment in ('created', 'action_required', 'authorised')",
    active: late("r.valid_until", "2 days"),
    revoked: OVER,
    expired: OVER,
    blocked: "waits: for the back office, which has it on its list",
  },
}

export const KINDS = {
  bookings: BOOKINGS,
  flights: FLIGHTS,
  payments: PAYMENTS,
  refunds: REFUNDS,
  transfers: TRANSFERS,
  payouts: PAYOUTS,
  disputes: DISPUTES,
  vouchers: VOUCHERS,
} as const

/** Finds what stands still at an instant, kind by kind. */
export function livenessInvariants(now: Date): Invariant[] {
  const instant = `timestamptz '${now.toISOString()}'`
  return Object.entries(KINDS).map(([kind, { from, limits }]) => {
    const overdue = Object.entries<Limit>(limits).flatMap(([status, limit]) =>
      limit.startsWith("overdue: ")
        ? [`(r.status = '${status}' and (${limit.slice("overdue: ".length)}))`]
        : [],
    )
    const key = kind === "payouts" ? "booking_id" : "id"
    const where = overdue.length > 0 ? overdue.join(" or ") : "false"
    return {
      rule: `${kind}: none stands still beyond its time without being on somebody's list`,
      violations: `select r.${key}, r.status from ${from} where ${where.replaceAll(/\bnow\b/g, instant)}`,
    }
  })
}
