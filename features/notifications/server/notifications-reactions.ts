import type { Reaction } from "#platform/server/events.ts"
import { NOTIFICATION_RULES } from "./notification-rules.ts"
import { notify } from "./notify.ts"

/** One reaction for each notification rule. */
export const notificationsReactions: readonly Reaction[] = NOTIFICATION_RULES.map((rule) => ({
  on: rule.on,
  name: `bell and mail to the ${rule.who}`,
  async run(db, event) {
    for (const delivery of await rule.deliveries(db, event)) await notify(db, event, delivery)
  },
}))
