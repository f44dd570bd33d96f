import { integer, pgTable, timestamp, uuid } from "drizzle-orm/pg-core"

export const personViewsTable = pgTable("person_views", {
  /** What the browser of the viewer brings; it counts in its session alone. */
  id: uuid().primaryKey(),
  sessionId: uuid("session_id").notNull(),
  /** Whose product is seen. */
  userId: integer("user_id").notNull(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  /** Ended before its time. */
  endedAt: timestamp("ended_at", { withTimezone: true }),
})
