import type { Db } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { NOTIFICATION_KINDS } from "../notification.ts"
import { notificationsTable } from "./notifications-table.ts"
import type { Delivery } from "./rule.ts"

/** Writes the notification of a delivery, once per event, person and kind. */
export async function ringBell(
  tx: Db,
  event: Pick<EventRow, "id">,
  delivery: Delivery,
  at: { createdAt: Date; readAt?: Date | null },
): Promise<void> {
  const { userId, bell } = delivery
  if (!bell || userId === null) return
  await tx
    .insert(notificationsTable)
    .values({
      ...at,
      userId,
      flightId: bell.flightId,
      kind: bell.kind,
      path: NOTIFICATION_KINDS[bell.kind].path(bell.flightId, bell.facts),
      data: bell.facts,
      eventId: event.id,
    })
    .onConflictDoNothing()
}
