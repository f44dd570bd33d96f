import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import type { ConversationSubject } from "../conversation.ts"
import type { LineKind } from "../event-line.ts"

export const conversationsTable = pgTable("conversations", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  subject: text().$type<ConversationSubject>().notNull(),
  flightId: integer("flight_id"),
  flightRequestId: integer("flight_request_id"),
  pilotId: integer("pilot_id").notNull(),
  /** Null: everybody on board. */
  personId: integer("person_id"),
  /** Who began it, for the limit of new ones; null: a booking or an offer did. */
  openedById: integer("opened_by_id"),
  /** Of a question, which the person began it with: when it was put, and answered in time, or not. */
  askedAt: timestamp("asked_at", { withTimezone: true }),
  answeredAt: timestamp("answered_at", { withTimezone: true }),
  missedAt: timestamp("missed_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** Of what both sides see. */
  lastMessageAt: timestamp("last_message_at", { withTimezone: true }).notNull(),
})

export type ConversationRow = typeof conversationsTable.$inferSelect

export const conversationMembersTable = pgTable(
  "conversation_members",
  {
    conversationId: integer("conversation_id").notNull(),
    userId: integer("user_id").notNull(),
    /** The last message that this person has got, and has read. */
    deliveredUpTo: bigint("delivered_up_to", { mode: "number" }).notNull().default(0),
    readUpTo: bigint("read_up_to", { mode: "number" }).notNull().default(0),
    /** The last one that bell and mail have told of. */
    toldUpTo: bigint("told_up_to", { mode: "number" }).notNull().default(0),
    archivedAt: timestamp("archived_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
)

export const messagesTable = pgTable("messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: integer("conversation_id").notNull(),
  /** Null: something that happened. */
  authorId: integer("author_id"),
  /** The author's own name for it: a repeat is the same message. */
  key: text(),
  text: text().notNull().default(""),
  eventId: bigint("event_id", { mode: "number" }),
  eventKind: text("event_kind").$type<LineKind>(),
  /** Of a booking's line, and of the words that came with its request. */
  bookingId: integer("booking_id"),
  /** Only its author sees it: the other side has blocked them. */
  isWithheld: boolean("is_withheld").notNull().default(false),
  /** The back office has hidden it after a report. */
  hiddenAt: timestamp("hidden_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export const messagePhotosTable = pgTable("message_photos", {
  id: uuid().primaryKey(),
  userId: integer("user_id").notNull(),
  /** Null: not sent yet, or its message is gone. */
  messageId: bigint("message_id", { mode: "number" }),
  /** Of the larger file, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

export const userBlocksTable = pgTable(
  "user_blocks",
  {
    blockerId: integer("blocker_id").notNull(),
    blockedId: integer("blocked_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
)
