import { eq } from "drizzle-orm"
import { z } from "zod"
import { accountingReactions } from "#features/accounting/server/accounting-reactions.ts"
import { blockedReaction } from "#features/auth/sessions/server/blocked-reaction.ts"
import { newDeviceReaction } from "#features/auth/sessions/server/new-device-reaction.tsx"
import { bookingsReactions } from "#features/bookings/server/bookings-reactions.ts"
import { conversationsReactions } from "#features/chat/core/server/conversations-reactions.ts"
import { flightRequestsReactions } from "#features/flight-requests/server/flight-requests-reactions.ts"
import { flightsReactions } from "#features/flights/server/flights-reactions.ts"
import { notificationsReactions } from "#features/notifications/server/notifications-reactions.ts"
import { pushReactions } from "#features/push/server/push-reactions.ts"
import { reviewsReactions } from "#features/reviews/server/reviews-reactions.ts"
import { securityReactions } from "#features/security-log/server/security-reactions.ts"
import { settlementsReactions } from "#features/settlements/server/settlements-reactions.ts"
import { subscriptionsReactions } from "#features/subscriptions/server/subscriptions-reactions.ts"
import { vouchersReactions } from "#features/vouchers/server/vouchers-reactions.ts"
import { EVENTS_QUEUE, eventsTable, type Reaction } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { prepared } from "#platform/server/prepared.ts"
import { erasureReaction } from "#server/backup/erasures.ts"
import { together } from "#server/reactions/together.ts"

/** What later rooms do when earlier ones report something. */
const reactions: readonly Reaction[] = [
  newDeviceReaction,
  blockedReaction,
  ...securityReactions,
  ...flightsReactions,
  ...vouchersReactions,
  // receipts behind those who write the book, before those who tell of it
  ...together([...bookingsReactions, ...settlementsReactions, ...accountingReactions]),
  ...reviewsReactions,
  ...subscriptionsReactions,
  ...flightRequestsReactions,
  ...together([...conversationsReactions, ...notificationsReactions, ...pushReactions]),
  erasureReaction,
]

/** Carries one event to all its reactions; a failure repeats them all, each is safe to repeat. */
export function eventsQueueOf(reacting: readonly Reaction[]): JobQueue {
  return {
    name: EVENTS_QUEUE,
    isBusy: true,
    async run(db, data) {
      const { eventId } = z.object({ eventId: z.number() }).parse(data)
      const [event] = await selectEvent(db, { eventId })
      if (!event) return
      for (const reaction of reacting.filter(({ on }) => on === event.kind)) {
        await reaction.run(db, event)
      }
    },
  }
}

const selectEvent = prepared((db, { eventId }: { eventId: number }) =>
  db.select().from(eventsTable).where(eq(eventsTable.id, eventId)),
)

export const eventsQueue = eventsQueueOf(reactions)

/** The events that somebody reacts to. */
export const reactedKinds: ReadonlySet<string> = new Set(reactions.map(({ on }) => on))
