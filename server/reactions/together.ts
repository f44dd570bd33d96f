import { inOneTransaction } from "#platform/server/db.ts"
import type { Reaction } from "#platform/server/events.ts"
import { log } from "#platform/server/log.ts"

/** What every booking comes by, and whose reactions lock no more than this booking and its conversation. */
const OF_EVERY_BOOKING: readonly string[] = [
  "booking.requested",
  "booking.accepted",
  "booking.confirmed_at_once",
  "payment.captured",
]

/**
 * The same reactions, of which those to an event of every booking share one transaction. Where one of them
 * fails, each has its own, in the same order, so that what works is done and what does not is repeated.
 */
export function together(reactions: readonly Reaction[]): Reaction[] {
  const isShared = ({ on }: Reaction) => OF_EVERY_BOOKING.includes(on)
  return [
    ...reactions.filter((reaction) => !isShared(reaction)),
    ...OF_EVERY_BOOKING.flatMap((on) => shared(reactions.filter((reaction) => reaction.on === on))),
  ]
}

function shared(reactions: readonly Reaction[]): readonly Reaction[] {
  const [first, ...others] = reactions
  if (!first || others.length === 0) return reactions
  const { on } = first
  return [
    {
      on,
      name: reactions.map(({ name }) => name).join("; "),
      async run(db, event) {
        try {
          await inOneTransaction(
            db,
            reactions.map((reaction) => (joining) => reaction.run(joining, event)),
          )
        } catch (error) {
          log.warn({ err: error, event: event.id, on }, "reactions failed together and run alone")
          for (const reaction of reactions) await reaction.run(db, event)
        }
      },
    },
  ]
}
