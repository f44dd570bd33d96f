import { and, eq, isNull, sum } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { type BookingPrice, priceOfBooking, retainedPrice } from "../booking.ts"
import type { BookingRow } from "./move-booking.ts"
import { seatsGivenUpTable } from "./seats-given-up-table.ts"

/** What has gone back of the seats with which a booking ended; of those before its mails have told. */
export async function givenAtEnd(db: Db, booking: BookingRow): Promise<BookingPrice> {
  const price = priceOfBooking(booking)
  const retained = retainedPrice(booking)
  const before = await retainedBefore(db, booking.id)
  const part = (paid: number, stays: number, stood: number) => paid - Math.max(0, stays - stood)
  const shareCents = part(price.shareCents, retained.shareCents, before.shareCents)
  const feeCents = part(price.feeCents, retained.feeCents, before.feeCents)
  return { shareCents, feeCents, totalCents: shareCents + feeCents }
}

// of seats that were given up late, and not waived since
async function retainedBefore(db: Db, bookingId: number) {
  const { retainedShareCents, retainedFeeCents, waivedAt } = seatsGivenUpTable
  const [retained] = await db
    .select({
      shareCents: sum(retainedShareCents).mapWith(Number),
      feeCents: sum(retainedFeeCents).mapWith(Number),
    })
    .from(seatsGivenUpTable)
    .where(and(eq(seatsGivenUpTable.bookingId, bookingId), isNull(waivedAt)))
  return { shareCents: retained?.shareCents ?? 0, feeCents: retained?.feeCents ?? 0 }
}
