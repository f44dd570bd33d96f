import { z } from "zod"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { BookingPrice } from "../booking.ts"
import type { MoneySources } from "../money-sources.ts"
import { findMailFacts, type MailFacts } from "./mail-facts.ts"

const givenUp = z.object({
  seats: z.int(),
  isCollected: z.boolean(),
  refundCents: z.int(),
  refundShareCents: z.int(),
  refundFeeCents: z.int(),
  // events from before say nothing of it
  refundCreditCents: z.int().default(0),
  keptShareCents: z.int(),
  keptFeeCents: z.int(),
})

/** What a mail says about seats that were given up, while the rest of the booking goes on. */
export interface GivenUpFacts extends MailFacts {
  seats: number
  /** False: it was only reserved, and less will be collected. */
  isCollected: boolean
  refund: BookingPrice
  back: MoneySources
  kept: BookingPrice
}

export async function findGivenUpFacts(db: Db, event: EventRow): Promise<GivenUpFacts | undefined> {
  const facts = await findMailFacts(db, event.entityId)
  if (!facts) return undefined
  const { seats, isCollected, ...cents } = givenUp.parse(event.data)
  return {
    ...facts,
    seats,
    isCollected,
    refund: {
      shareCents: cents.refundShareCents,
      feeCents: cents.refundFeeCents,
      totalCents: cents.refundCents,
    },
    back: {
      cardCents: cents.refundCents - cents.refundCreditCents,
      creditCents: cents.refundCreditCents,
    },
    kept: {
      shareCents: cents.keptShareCents,
      feeCents: cents.keptFeeCents,
      totalCents: cents.keptShareCents + cents.keptFeeCents,
    },
  }
}
