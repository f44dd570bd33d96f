import type { Reaction } from "#platform/server/events.ts"
import { markMessagesRead } from "./mark-messages-read.ts"
import { NOTIFICATION_RULES } from "./notification-rules.ts"
import { notify } from "./notify.ts"
import type { NotificationRule } from "./rule.ts"

/** One reaction for each notification rule, and what has been read elsewhere. */
export const notificationsReactions: readonly Reaction[] = [
  ...NOTIFICATION_RULES.map(reactionOf),
  markMessagesRead,
]

function reactionOf(rule: NotificationRule): Reaction {
  return {
    on: rule.on,
    name: `bell and mail to the ${rule.who}`,
    async run(db, event) {
      for (const delivery of await rule.deliveries(db, event)) await notify(db, event, delivery)
    },
  }
}
