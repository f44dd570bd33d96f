import type { CountedFigure, Figures } from "./figure.ts"

/** A sum of what was counted, as far as it is told apart. */
export interface Part {
  figure: CountedFigure
  part: string
  value: number
}

/** What is no sum of days: how long answers took, and what lies on two accounts at the end. */
export interface Beside {
  times: { median: number; p90: number } | undefined
  voucherLiabilityCents: number
  payoutsDueCents: number
}

/** Figures as people read them, from sums over whatever is meant: a month, a region, all. */
export function sumUp(
  parts: readonly Part[],
  { times, voucherLiabilityCents, payoutsDueCents }: Beside,
): Figures {
  const sum = (figure: CountedFigure, part?: string) =>
    parts.reduce(
      (total, one) =>
        one.figure === figure && (part === undefined || one.part === part)
          ? total + one.value
          : total,
      0,
    )
  const accepted = sum("answers", "accepted")
  const answered = accepted + sum("answers", "declined") + sum("answers", "expired")
  return {
    searches: sum("searches"),
    views: sum("views"),
    orders: sum("orders"),
    requests: sum("orders", "asked"),
    bookings: sum("bookings"),
    acceptance: share(accepted, answered),
    answer_median: times?.median ?? null,
    answer_p90: times?.p90 ?? null,
    flights: sum("flights"),
    occupancy: share(sum("seats_taken"), sum("seats_offered")),
    cancellations: sum("cancellations"),
    gmv: sum("gmv"),
    fees: sum("fees"),
    vat: sum("vat"),
    refunds: sum("refunds"),
    vouchers_sold: sum("vouchers_sold"),
    voucher_liability: voucherLiabilityCents,
    payouts: sum("payouts"),
    payouts_due: payoutsDueCents,
    new_guests: sum("new_guests"),
    returning_guests: sum("returning_guests"),
  }
}

/** Null where there is nothing to have a share of. */
function share(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}
