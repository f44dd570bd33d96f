import type { Reaction } from "#platform/server/events.ts"
import { tell } from "./tell.ts"
import { WHO_HEARS_OF_WHAT } from "./who-hears-of-what.ts"

/** One reaction for each row of the table. */
export const notificationsReactions: readonly Reaction[] = WHO_HEARS_OF_WHAT.map((row) => ({
  on: row.on,
  name: `bell and mail to the ${row.who}`,
  async run(db, event) {
    for (const telling of await row.tellings(db, event)) await tell(db, event, telling)
  },
}))
