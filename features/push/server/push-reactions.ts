import { NOTIFICATION_RULES } from "#features/notifications/server/notification-rules.ts"
import type { Reaction } from "#platform/server/events.ts"
import { PUSH_KINDS } from "../push-kinds.ts"
import { enqueuePushes } from "./enqueue-pushes.ts"

const pushedEvents = NOTIFICATION_RULES.filter(({ bell }) => bell !== null && bell in PUSH_KINDS)

/** Behind those that ring the bell: what it shows is what a browser is told. */
export const pushReactions: readonly Reaction[] = [
  ...new Set(pushedEvents.map(({ on }) => on)),
].map((on) => ({ on, name: "push to the browsers", run: enqueuePushes }))
