import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

/** Mails that came back after a server had taken them. */
export const mailBouncesTable = pgTable("mail_bounces", {
  /** Of mail and what was reported of it: the same again is the same. */
  digest: text().primaryKey(),
  mailNumber: integer("mail_number").notNull(),
  isPermanent: boolean("is_permanent").notNull(),
  /** RFC 3463 */
  status: text().notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
})
