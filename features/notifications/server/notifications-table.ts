import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { NotificationFacts, NotificationKind } from "../notification.ts"

export const notificationsTable = pgTable("notifications", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  flightId: integer("flight_id"),
  kind: text().$type<NotificationKind>().notNull(),
  path: text().notNull(),
  data: jsonb().$type<NotificationFacts>().notNull(),
  eventId: bigint("event_id", { mode: "number" }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  readAt: timestamp("read_at", { withTimezone: true }),
})
