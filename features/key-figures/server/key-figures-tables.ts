import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { CountedFigure } from "../figure.ts"

/** How often a kind of page was visited on a day. */
export const visitCountsTable = pgTable(
  "visit_counts",
  {
    day: date().notNull(),
    page: text().$type<"search" | "flight">().notNull(),
    region: text().notNull(),
    kind: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.region, table.kind] })],
)

export const keyFiguresTable = pgTable(
  "key_figures",
  {
    figure: text().$type<CountedFigure>().notNull(),
    day: date().notNull(),
    region: text().notNull(),
    kind: text().notNull(),
    part: text().notNull(),
    value: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.figure, table.day, table.region, table.kind, table.part] }),
  ],
)

export const keyFigureDaysTable = pgTable("key_figure_days", {
  day: date().primaryKey(),
  countedAt: timestamp("counted_at", { withTimezone: true }).notNull(),
})
