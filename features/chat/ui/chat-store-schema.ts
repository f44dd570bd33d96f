import { z } from "zod/mini"

const entry = z.looseObject({ id: z.union([z.string(), z.int()]) })

const notification = z.object({
  id: z.int(),
  flightId: z.nullable(z.int()),
  kind: z.string(),
  path: z.string(),
  text: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})

/** The specification's chat store (section 3), field by field. */
export const chatDataSchema = z.object({
  isChatWidgetOpen: z.boolean(),
  chats: z.array(entry),
  totalChats: z.int(),
  feeds: z.array(entry),
  currentChat: z.nullable(z.looseObject({ flightId: z.int() })),
  notifications: z.array(notification),
  widgetScope: z.string(),
  lastChatListScrollHeight: z.number(),
})

export type ChatData = z.output<typeof chatDataSchema>
export type StoredNotification = z.output<typeof notification>
export type ChatFeed = z.output<typeof entry>
