import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { MAX_NOTIFICATIONS } from "./notification.ts"

/** A notification as its reader gets it. */
export const notificationSchema = z.object({
  id: z.int(),
  /** Empty where no flight is meant. */
  flightId: z.int().nullable(),
  kind: z.string(),
  path: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})

export type Notification = z.output<typeof notificationSchema>

export const readNotificationsSchema = z.object({
  notificationIds: z.array(rowId).max(MAX_NOTIFICATIONS),
})
