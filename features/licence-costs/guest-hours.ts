import {
  MAX_SEAT_PRICE_CENTS,
  MIN_SEAT_PRICE_CENTS,
  priceOfSeat,
  type SeatPrice,
  seatPriceCap,
} from "#features/flights/core/cost-sharing.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"

export interface YearToShare {
  flyingCents: number
  startsCents: number
  /** Hundredths of an hour; starts are spread over them evenly. */
  hours: number
  guestHours: number
  guestCount: number
}

/**
 * What guests carry of a year: of the hours flown with them every guest one equal share, rounded
 * down; the pilot one share, the remainder and everything that no single flight causes
 * (EU 965/2012 Art. 6(4a)(a)).
 */
export function shareWithGuests(year: YearToShare): { flyingCents: number; startsCents: number } {
  const ofGuestHours = (cents: number) => Math.floor((cents * year.guestHours) / year.hours)
  const starts = ofGuestHours(year.startsCents)
  const shared = ofGuestHours(year.flyingCents) + starts
  if (shared === 0) return { flyingCents: 0, startsCents: 0 }
  const carried = seatPriceCap(shared, year.guestCount) * year.guestCount
  const startsCents = Math.floor((carried * starts) / shared)
  return { flyingCents: carried - startsCents, startsCents }
}

export interface SharedFlight {
  totalCents: number
  guestCount: number
  seat: SeatPrice
  /** What is left for the pilot: one share and the remainder. */
  pilotCents: number
}

/** One flight with guests; undefined where its seat would cost less or more than a seat may. */
export function sharedFlight(
  totalCents: number,
  guestCount: number,
  feeRule: FeeRule,
): SharedFlight | undefined {
  const share = seatPriceCap(totalCents, guestCount)
  if (share < MIN_SEAT_PRICE_CENTS || share > MAX_SEAT_PRICE_CENTS) return undefined
  return {
    totalCents,
    guestCount,
    seat: priceOfSeat(share, feeRule),
    pilotCents: totalCents - share * guestCount,
  }
}
