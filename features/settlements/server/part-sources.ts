import { retainedPrice } from "#features/bookings/core/booking.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import {
  sourcesGivenBy,
  sourcesOfGiveBack,
} from "#features/bookings/core/server/booking-sources.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import type { Db } from "#platform/server/db.ts"
import { SETTLEMENT_KEY } from "./book-part.ts"
import type { PartRow } from "./settlements-tables.ts"

/** Of what goes back of one part: what cards get and what the vouchers, before it is booked and after. */
export function sourcesOfPart(db: Db, booking: BookingRow, part: PartRow): Promise<MoneySources> {
  const { shareCents, feeCents, bookedAt } = part
  if (bookedAt) return sourcesGivenBy(db, booking.id, [SETTLEMENT_KEY])
  const left = { shareCents, feeCents, totalCents: shareCents + feeCents }
  return sourcesOfGiveBack(db, booking, { retained: retainedPrice(booking), left })
}
