import { z } from "zod"
import { requireOwner } from "#features/users/core/server/require-owner.ts"
import { rowIdInPath } from "#platform/id-input.ts"
import { type Endpoint, endpoint, requireUser } from "#platform/server/endpoint.ts"
import { notificationSchema, readNotificationsSchema } from "../notifications-schemas.ts"
import { markRead } from "./mark-read.ts"
import { listNotifications } from "./notifications-queries.ts"

export const notificationsApi: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/api/users/:id/notifications",
    summary: "The caller's notifications, newest first; another account answers 404",
    access: "signed-in",
    isShownInView: true,
    params: z.object({ id: rowIdInPath }),
    answer: z.array(notificationSchema),
    async handle(call) {
      const { userId } = requireOwner(call)
      return { json: await listNotifications(call.db, userId) }
    },
  }),
  endpoint({
    method: "DELETE",
    path: "/api/notifications",
    summary: "Marks the caller's notifications as read; foreign ids are ignored",
    access: "signed-in",
    body: readNotificationsSchema,
    answer: z.object({ areRead: z.literal(true) }),
    repeat: "natural",
    async handle(call) {
      await markRead(call.db, requireUser(call).userId, call.body.notificationIds)
      return { json: { areRead: true } }
    },
  }),
]
