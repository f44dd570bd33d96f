import { z } from "zod"
import { rowId } from "#platform/id-input.ts"
import { lines } from "#platform/text-input.ts"
import { MAX_MESSAGE_LENGTH } from "./conversation.ts"

const subject = z.enum(["flight", "flight_request", "profile", "on_board"])

/** A name of the sender's own for a message: a repeat is the same message. */
export const messageKey = z.string().regex(/^[\w-]{16,64}$/)

const messageText = lines(MAX_MESSAGE_LENGTH).min(1, "Schreib etwas, bevor du sendest.")

const askedAboutSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("flight"), flightId: rowId }),
  z.object({ kind: z.literal("profile"), userId: rowId }),
  z.object({ kind: z.literal("flight_request"), flightRequestId: rowId }),
  z.object({ kind: z.literal("booking"), bookingId: rowId }),
  z.object({ kind: z.literal("on_board"), flightId: rowId }),
])

export const newConversationSchema = z.object({
  about: askedAboutSchema,
  key: messageKey,
  text: messageText,
})

export const newMessageSchema = z.object({ key: messageKey, text: messageText })

export const sentMessageSchema = z.object({ conversationId: z.int(), messageId: z.int() })

const talker = z.object({
  id: z.int(),
  name: z.string(),
  photoId: z.uuid().nullable(),
  isDeleted: z.boolean(),
})

export const conversationSchema = z.object({
  id: z.int(),
  subject,
  /** What it is about: the title of a flight, the place of a request; null of a profile. */
  title: z.string().nullable(),
  flightId: z.int().nullable(),
  flightRequestId: z.int().nullable(),
  departsAt: z.iso.datetime().nullable(),
  timeZone: z.string().nullable(),
  pilotId: z.int(),
  /** The other side; of a group everybody else. */
  others: z.array(talker),
  isArchived: z.boolean(),
  /** The caller has blocked the other side. */
  isBlocked: z.boolean(),
  /** How many messages of others are unread. */
  unread: z.int(),
  firstUnreadId: z.int().nullable(),
  lastMessage: z
    .object({
      id: z.int(),
      text: z.string(),
      hasPhoto: z.boolean(),
      isOwn: z.boolean(),
      at: z.iso.datetime(),
    })
    .nullable(),
})

export const conversationsSchema = z.object({
  conversations: z.array(conversationSchema),
  /** In how many conversations something is unread, of all that are not archived. */
  unread: z.int(),
  /** How many there are, without the archive. */
  total: z.int(),
  /** For the next page; null at the end. */
  before: z.string().nullable(),
})

const messageSchema = z.object({
  id: z.int(),
  key: z.string().nullable(),
  /** `line`: something that happened; its text says what. */
  kind: z.enum(["text", "line"]),
  author: z.object({ id: z.int(), name: z.string() }).nullable(),
  isOwn: z.boolean(),
  text: z.string(),
  photo: z.object({ id: z.uuid(), width: z.int(), height: z.int() }).nullable(),
  /** Ways to be reached are hidden in it: from the caller, or of an own one from the other side. */
  isMasked: z.boolean(),
  /** Its author's account is deleted, and with it what it said. */
  isErased: z.boolean(),
  /** Hidden after a report; its author alone still has its text. */
  isHidden: z.boolean(),
  at: z.iso.datetime(),
})

export const messagesSchema = z.object({
  /** In the order in which they were sent. */
  messages: z.array(messageSchema),
  hasOlder: z.boolean(),
  hasNewer: z.boolean(),
  /** Up to which message all others have got and read the thread. */
  deliveredUpTo: z.int(),
  readUpTo: z.int(),
  /** Up to which message the caller has read it. */
  ownReadUpTo: z.int(),
})

export const seenSchema = z.object({
  deliveredUpTo: z.int().min(0).optional(),
  readUpTo: z.int().min(0).optional(),
})

export type Talker = z.output<typeof talker>
export type ConversationView = z.output<typeof conversationSchema>
export type ConversationList = z.output<typeof conversationsSchema>
export type MessageView = z.output<typeof messageSchema>
export type MessageList = z.output<typeof messagesSchema>
export type SentMessage = z.output<typeof sentMessageSchema>
