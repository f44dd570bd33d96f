import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import type { LineKind } from "../event-line.ts"
import { moveToFront } from "./add-message.ts"
import { announceToMembers } from "./announce-change.ts"
import { type ConversationRow, messagesTable } from "./conversations-tables.ts"
import { followQuestion } from "./follow-question.ts"

/** With these the pilot has answered, whatever was asked. */
const DECISIONS: readonly LineKind[] = [
  "booking.accepted",
  "booking.joined",
  "booking.countered",
  "booking.declined",
]

/** Writes what has happened into a locked conversation, once per event. */
export async function addLine(
  tx: Db,
  conversation: ConversationRow,
  event: EventRow,
  { kind, bookingId }: { kind: LineKind; bookingId?: number },
): Promise<void> {
  const [added] = await tx
    .insert(messagesTable)
    .values({
      conversationId: conversation.id,
      eventId: event.id,
      eventKind: kind,
      bookingId,
      createdAt: event.at,
    })
    .onConflictDoNothing()
    .returning({ id: messagesTable.id })
  if (!added) return
  if (DECISIONS.includes(kind)) {
    await followQuestion(tx, conversation, { byId: conversation.pilotId, at: event.at })
  }
  // one that this event has begun stands there already
  if (conversation.lastMessageAt.getTime() !== event.at.getTime()) {
    await moveToFront(tx, conversation.id, event.at)
  }
  await announceToMembers(tx, conversation.id)
}
