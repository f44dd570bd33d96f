import { z } from "zod/mini"
import type { ConversationView, MessageList } from "../core/conversations-schemas.ts"

const notification = z.object({
  id: z.int(),
  flightId: z.nullable(z.int()),
  kind: z.string(),
  path: z.string(),
  text: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})

/** A conversation as its row shows it. What an older version has left is told by the store's number. */
const chat = z.custom<ConversationView>((stored) => holds(stored, ["id", "others", "unread"]))

/** The end of a thread, which is there at once when it is opened again. */
const feed = z.custom<MessageList & { id: number }>((stored) => holds(stored, ["id", "messages"]))

function holds(stored: unknown, names: readonly string[]): boolean {
  return typeof stored === "object" && stored !== null && names.every((name) => name in stored)
}

/** The specification's chat store (section 3), field by field. */
export const chatDataSchema = z.object({
  isChatWidgetOpen: z.boolean(),
  chats: z.array(chat),
  totalChats: z.int(),
  feeds: z.array(feed),
  /** The one that the widget has open. */
  currentChat: z.nullable(z.object({ id: z.int(), flightId: z.nullable(z.int()) })),
  notifications: z.array(notification),
  /** All conversations, or the current one. */
  widgetScope: z.enum(["chats", "chat"]),
  lastChatListScrollHeight: z.number(),
})

export type ChatData = z.output<typeof chatDataSchema>
export type StoredNotification = z.output<typeof notification>
export type ChatFeed = z.output<typeof feed>
