import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { ConsentAnswer, RequestEnd, RequestStatus } from "../memory.ts"

export const memoriesTable = pgTable("memories", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  photoId: uuid("photo_id").notNull(),
  flightId: integer("flight_id").notNull(),
  userId: integer("user_id").notNull(),
  /** Of the file as it came: the same file sent again is the same photo. */
  contentHash: text("content_hash").notNull(),
  caption: text().notNull().default(""),
  /** Of the file that an album shows large, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** Null: its files have not come yet. */
  arrivedAt: timestamp("arrived_at", { withTimezone: true }),
  /** When the others were notified of it. */
  notifiedAt: timestamp("notified_at", { withTimezone: true }),
  /** The back office has hidden it after a report. */
  hiddenAt: timestamp("hidden_at", { withTimezone: true }),
})

export type MemoryRow = typeof memoriesTable.$inferSelect

export const memoryRequestsTable = pgTable("memory_requests", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  memoryId: integer("memory_id").notNull(),
  pilotId: integer("pilot_id").notNull(),
  status: text().$type<RequestStatus>().notNull(),
  askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  shownAt: timestamp("shown_at", { withTimezone: true }),
  endedAt: timestamp("ended_at", { withTimezone: true }),
  endReason: text("end_reason").$type<RequestEnd>(),
})

export type MemoryRequestRow = typeof memoryRequestsTable.$inferSelect

export const memoryConsentsTable = pgTable(
  "memory_consents",
  {
    requestId: integer("request_id").notNull(),
    userId: integer("user_id").notNull(),
    isAuthor: boolean("is_author").notNull(),
    isPictured: boolean("is_pictured").notNull(),
    /** Answers for people of their booking who have no account. */
    hasCompanions: boolean("has_companions").notNull(),
    answer: text().$type<ConsentAnswer>(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.userId] })],
)

export type MemoryConsentRow = typeof memoryConsentsTable.$inferSelect
