import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core"
import type { RadiusKm, SubscriptionStatus } from "../subscription.ts"

export const subscriptionsTable = pgTable("subscriptions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer("user_id").notNull(),
  name: text().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  radiusKm: integer("radius_km").$type<RadiusKm>().notNull(),
  status: text().$type<SubscriptionStatus>().notNull(),
  redirectPath: text("redirect_path"),
  subscribesNewsletter: boolean("subscribes_newsletter").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  deletedAt: timestamp("deleted_at", { withTimezone: true }),
})

export type SubscriptionRow = typeof subscriptionsTable.$inferSelect

/** A flight that a subscription has found; `sentAt` is the digest that told of it. */
export const subscriptionMatchesTable = pgTable(
  "subscription_matches",
  {
    subscriptionId: integer("subscription_id").notNull(),
    flightId: integer("flight_id").notNull(),
    matchedAt: timestamp("matched_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.flightId] })],
)
