import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type BookingPrice, keptPrice, priceOfBooking } from "../booking.ts"
import type { BookingRow } from "./move-booking.ts"

/** What has gone back of the seats with which a booking ended; of those before its mails have told. */
export async function givenAtEnd(db: Db, booking: BookingRow): Promise<BookingPrice> {
  const price = priceOfBooking(booking)
  const kept = keptPrice(booking)
  const before = await keptBefore(db, booking.id)
  const part = (paid: number, stays: number, stood: number) => paid - Math.max(0, stays - stood)
  const shareCents = part(price.shareCents, kept.shareCents, before.shareCents)
  const feeCents = part(price.feeCents, kept.feeCents, before.feeCents)
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}

// of seats that were given up late, and not waived since
async function keptBefore(db: Db, bookingId: number) {
  const { rows } = await db.execute<{ share: number; fee: number }>(sql`
    select coalesce(sum((data ->> 'keptShareCents')::int), 0)::int as share,
      coalesce(sum((data ->> 'keptFeeCents')::int), 0)::int as fee
    from events where entity = 'booking' and entity_id = ${bookingId} and kind = 'booking.seats_given_up'
      and id > coalesce((select max(id) from events where entity = 'booking' and entity_id = ${bookingId}
        and kind = 'booking.kept_returned'), 0)`)
  return { shareCents: rows[0]?.share ?? 0, feeCents: rows[0]?.fee ?? 0 }
}
