import { and, eq, isNull, sum } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type BookingPrice, keptPrice, priceOfBooking } from "../booking.ts"
import type { BookingRow } from "./move-booking.ts"
import { seatsGivenUpTable } from "./seats-given-up-table.ts"

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
  const { keptShareCents, keptFeeCents, waivedAt } = seatsGivenUpTable
  const [kept] = await db
    .select({
      shareCents: sum(keptShareCents).mapWith(Number),
      feeCents: sum(keptFeeCents).mapWith(Number),
    })
    .from(seatsGivenUpTable)
    .where(and(eq(seatsGivenUpTable.bookingId, bookingId), isNull(waivedAt)))
  return { shareCents: kept?.shareCents ?? 0, feeCents: kept?.feeCents ?? 0 }
}
