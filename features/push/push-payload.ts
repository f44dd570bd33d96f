import {
  NOTIFICATION_KINDS,
  type NotificationFacts,
  type NotificationKind,
} from "#features/notifications/notification.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { PUSH_KINDS } from "./push-kinds.ts"

/** All that a browser is told (server/push-worker.js). */
export interface PushPayload {
  title: string
  body: string
  /** Where a press leads. */
  path: string
}

interface Notification {
  kind: NotificationKind
  path: string
  data: NotificationFacts
}

/** It may lie on a lock screen: the bell's own sentence, and nothing beyond it. */
export function pushPayload({ kind, path, data }: Notification): PushPayload {
  const title = PUSH_KINDS[kind]?.title ?? PRODUCT_NAME
  return { title, body: NOTIFICATION_KINDS[kind].text(data), path }
}
