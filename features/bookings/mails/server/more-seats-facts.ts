import { eq } from "drizzle-orm"
import { z } from "zod"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  findMailFacts,
  type Lead,
  type MailFacts,
} from "#features/bookings/core/server/mail-facts.ts"
import type { ActorRole } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"

/** What a mail says about an order of more seats that nobody has confirmed. */
export interface OrderFacts extends MailFacts {
  lead: Lead
}

/** What a mail says about seats that have joined a booking; the rest is the booking with all of them. */
export interface AddedFacts extends MailFacts {
  added: { seats: number; seatPriceCents: number; feeCents: number }
  /** The pilot who said yes, or nobody: at once. */
  by: ActorRole
  addedAt: Date
}

const seatsAdded = z.object({ orderId: z.int() })

export async function findAddedFacts(db: Db, event: EventRow): Promise<AddedFacts | undefined> {
  const facts = await findMailFacts(db, event.entityId)
  if (!facts) return undefined
  const { orderId } = seatsAdded.parse(event.data)
  const { seats, seatPriceCents, feeCents } = bookingsTable
  const [added] = await db
    .select({ seats, seatPriceCents, feeCents })
    .from(bookingsTable)
    .where(eq(bookingsTable.id, orderId))
  return added && { ...facts, added, by: event.actorKind, addedAt: event.at }
}

export function isOrder(facts: MailFacts): facts is OrderFacts {
  return facts.lead !== null
}
