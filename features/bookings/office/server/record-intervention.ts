import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { writeNote } from "./add-booking-note.ts"

/** What the back office can do with a booking, as events. */
type InterventionKind =
  | "booking.ended_by_office"
  | "booking.goodwill_given"
  | "booking.refunded_by_office"
  | "booking.waived_by_office"
  | "booking.corrected_by_office"
  | "booking.phone_corrected_by_office"

interface Intervention {
  bookingId: number
  kind: InterventionKind
  reason: string
  data: Record<string, number | string>
}

/**
 * Writes down that somebody of the back office has stepped in. Why stands among the notes, which go with
 * whoever leaves; the event knows its number alone.
 * @returns the event's number
 */
export async function recordIntervention(
  tx: Db,
  actor: UserActor,
  { bookingId, kind, reason, data }: Intervention,
): Promise<number> {
  const { id: noteId } = await writeNote(tx, actor, { bookingId, text: reason })
  return recordEvent(tx, {
    kind,
    entityId: bookingId,
    actor,
    role: "admin",
    data: { ...data, noteId },
  })
}
