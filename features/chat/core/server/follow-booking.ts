import { and, eq, inArray, isNotNull } from "drizzle-orm"
import { z } from "zod"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { BookingLineKind } from "../event-line.ts"
import { addLine } from "./add-line.ts"
import { addMessage } from "./add-message.ts"
import { findBlocks } from "./blocks-between.ts"
import { type ConversationRow, conversationsTable, messagesTable } from "./conversations-tables.ts"
import {
  findOrAddConversation,
  lockConversationAbout,
  type Topic,
} from "./find-or-add-conversation.ts"
import { syncMembersOnBoard } from "./sync-members-on-board.ts"

/** What happens to a booking stands in the conversation of its two sides. Safe to repeat. */
export function followBooking(db: Db, event: EventRow, kind: BookingLineKind): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await findBooking(tx, event.entityId)
    if (!booking?.passengerId) return
    const { id, addsToId, flightId, passengerId, pilotId, message } = booking
    const topic: Topic = {
      subject: "flight",
      flightId,
      flightRequestId: null,
      pilotId,
      personId: passengerId,
    }
    const conversation =
      (await lockConversationAbout(tx, topic)) ??
      (await moveConversation(tx, [id, addsToId], { flightId, pilotId })) ??
      (await findOrAddConversation(tx, topic, { openedById: null, at: event.at }))
    if (message) {
      const words = { authorId: passengerId, key: null, text: message, bookingId: id }
      const { isBlocked } = await findBlocks(tx, passengerId, pilotId)
      await addMessage(tx, conversation, { ...words, isWithheld: isBlocked, at: event.at })
    }
    await addLine(tx, conversation, event, { kind, bookingId: id })
    await followBoard(tx, flightId, pilotId)
    await followFormerBoard(tx, event)
  })
}

async function findBooking(tx: Db, bookingId: number) {
  const [booking] = await selectBooking(tx, { bookingId })
  return booking
}

const selectBooking = prepared((tx, { bookingId }: { bookingId: number }) =>
  tx
    .select({
      id: bookingsTable.id,
      addsToId: bookingsTable.addsToId,
      flightId: bookingsTable.flightId,
      passengerId: bookingsTable.passengerId,
      message: bookingsTable.message,
      pilotId: flightsTable.pilotId,
    })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(eq(bookingsTable.id, bookingId)),
)

/**
 * A booking that goes on to another flight of the same pilot (a new date, a proposal's own one) takes its talk
 * along; what was written with one pilot is not the next one's to read.
 */
async function moveConversation(
  tx: Db,
  bookingIds: readonly (number | null)[],
  { flightId, pilotId }: { flightId: number; pilotId: number },
): Promise<ConversationRow | undefined> {
  const ids = bookingIds.filter((bookingId) => bookingId !== null)
  const ofBooking = tx
    .select({ id: messagesTable.conversationId })
    .from(messagesTable)
    .where(and(isNotNull(messagesTable.bookingId), inArray(messagesTable.bookingId, ids)))
  const [conversation] = await tx
    .select()
    .from(conversationsTable)
    .where(
      and(
        eq(conversationsTable.subject, "flight"),
        eq(conversationsTable.pilotId, pilotId),
        inArray(conversationsTable.id, ofBooking),
      ),
    )
    .for("no key update")
  if (!conversation) return undefined
  const [moved] = await tx
    .update(conversationsTable)
    .set({ flightId })
    .where(eq(conversationsTable.id, conversation.id))
    .returning()
  return moved
}

async function followBoard(tx: Db, flightId: number, pilotId: number): Promise<void> {
  const onBoard = { flightRequestId: null, personId: null, flightId, pilotId } as const
  const group = await lockConversationAbout(tx, { ...onBoard, subject: "on_board" })
  if (group) await syncMembersOnBoard(tx, group)
}

const movedAway = z.object({ formerFlightId: z.number().int() })

// who was moved away is no longer aboard there
async function followFormerBoard(tx: Db, event: EventRow): Promise<void> {
  const { data } = movedAway.safeParse(event.data)
  if (!data) return
  const [former] = await tx
    .select({ pilotId: flightsTable.pilotId })
    .from(flightsTable)
    .where(eq(flightsTable.id, data.formerFlightId))
  if (former) await followBoard(tx, data.formerFlightId, former.pilotId)
}
