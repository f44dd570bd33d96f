import { eq } from "drizzle-orm"
import type { BookingPrice } from "#features/bookings/core/booking.ts"
import type { MoneySources } from "#features/bookings/core/money-sources.ts"
import { bookingRefundsTable } from "#features/bookings/core/server/booking-refunds-table.ts"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import { seatsGivenUpTable } from "#features/bookings/core/server/seats-given-up-table.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"

/** What a mail says about seats that were given up, while the rest of the booking goes on. */
export interface GivenUpFacts extends MailFacts {
  seats: number
  /** False: it was only reserved, and less will be collected. */
  isCollected: boolean
  refund: BookingPrice
  back: MoneySources
  retained: BookingPrice
}

export async function findGivenUpFacts(db: Db, event: EventRow): Promise<GivenUpFacts | undefined> {
  const facts = await findMailFacts(db, event.entityId)
  if (!facts) return undefined
  const [given] = await db
    .select({ seats: seatsGivenUpTable, refund: bookingRefundsTable })
    .from(seatsGivenUpTable)
    .innerJoin(bookingRefundsTable, eq(bookingRefundsTable.eventId, seatsGivenUpTable.eventId))
    .where(eq(seatsGivenUpTable.eventId, event.id))
  if (!given) throw new Error(`event ${event.id} gave up no seats`)
  const { amountCents, creditCents, shareCents, feeCents } = given.refund
  const { positions, isCollected, retainedShareCents, retainedFeeCents } = given.seats
  return {
    ...facts,
    seats: positions.length,
    isCollected,
    refund: { shareCents: shareCents ?? 0, feeCents: feeCents ?? 0, totalCents: amountCents },
    back: { cardCents: amountCents - creditCents, creditCents },
    retained: {
      shareCents: retainedShareCents,
      feeCents: retainedFeeCents,
      totalCents: retainedShareCents + retainedFeeCents,
    },
  }
}
