import { and, eq, inArray, lte, ne } from "drizzle-orm"
import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import { clock } from "#platform/clock.ts"
import { hours, seconds } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { errorWithoutData, withoutAddresses } from "#platform/server/log.ts"

/** Rows at which a sweep has failed and not succeeded since; one that succeeds is deleted. */
export const failingRowsTable = pgTable(
  "failing_rows",
  {
    queue: text().notNull(),
    entity: text().notNull(),
    rowId: text("row_id").notNull(),
    problem: text().notNull(),
    failures: integer().notNull(),
    firstFailedAt: timestamp("first_failed_at", { withTimezone: true }).notNull(),
    lastFailedAt: timestamp("last_failed_at", { withTimezone: true }).notNull(),
    retryAt: timestamp("retry_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.entity, table.rowId] })],
)

/** Rows of one kind that one queue sweeps. */
export interface SweptRows {
  queue: string
  /** What the rows are, as events call it: `booking`. */
  entity: string
}

export interface FailingRow {
  failures: number
  retryAt: Date
}

const isOf = ({ queue, entity }: SweptRows) =>
  and(eq(failingRowsTable.queue, queue), eq(failingRowsTable.entity, entity))

/** What is known to fail, by the id of the row. */
export async function listFailingRows(db: Db, rows: SweptRows): Promise<Map<string, FailingRow>> {
  const { rowId, failures, retryAt } = failingRowsTable
  const found = await db
    .select({ rowId, failures, retryAt })
    .from(failingRowsTable)
    .where(isOf(rows))
  return new Map(found.map((row) => [row.rowId, row]))
}

const FIRST_PAUSE_MS = seconds(30)
const MAX_PAUSE_MS = hours(6)

/** Notes one more failure of a row; after each the pause before the next try is twice as long. */
export async function noteFailure(
  db: Db,
  { queue, entity }: SweptRows,
  { rowId, failures, error }: { rowId: string; failures: number; error: unknown },
): Promise<void> {
  const now = clock.now()
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS)
  const latest = {
    problem: problemOf(error),
    failures,
    lastFailedAt: now,
    retryAt: new Date(now.getTime() + pauseMs),
  }
  await db
    .insert(failingRowsTable)
    .values({ queue, entity, rowId, firstFailedAt: now, ...latest })
    .onConflictDoUpdate({
      target: [failingRowsTable.queue, failingRowsTable.entity, failingRowsTable.rowId],
      set: latest,
    })
}

/** Takes away rows that work again, or for which nothing is to be done any more. */
export async function deleteFailures(
  db: Db,
  rows: SweptRows,
  rowIds: readonly string[],
): Promise<void> {
  if (rowIds.length === 0) return
  await db
    .delete(failingRowsTable)
    .where(and(isOf(rows), inArray(failingRowsTable.rowId, [...rowIds])))
}

/** Queues with rows whose next try is due; `except` names one that is left out. */
export function listQueuesToRetry(
  db: Db,
  except: string,
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .selectDistinct({ id: failingRowsTable.queue })
    .from(failingRowsTable)
    .where(and(ne(failingRowsTable.queue, except), lte(failingRowsTable.retryAt, clock.now())))
    .orderBy(failingRowsTable.queue)
    .limit(limit)
}

/** Makes the next try of a row due now; false where it is due already, undefined where it fails no more. */
export async function bringForward(
  tx: Db,
  rows: SweptRows & { rowId: string },
): Promise<boolean | undefined> {
  const isRow = and(isOf(rows), eq(failingRowsTable.rowId, rows.rowId))
  const [row] = await tx.select().from(failingRowsTable).where(isRow).for("update")
  if (!row) return undefined
  const now = clock.now()
  if (row.retryAt <= now) return false
  await tx.update(failingRowsTable).set({ retryAt: now }).where(isRow)
  return true
}

const MAX_PROBLEM = 300

/** What went wrong, from the innermost cause, without what it was about. */
function problemOf(error: unknown): string {
  let described = errorWithoutData(error)
  while (typeof described !== "string" && described.cause) described = described.cause
  if (typeof described === "string") return shortened(described)
  const { type, reason, message } = described
  // PostgreSQL quotes the value itself where data has the wrong form (class 22)
  const said = reason?.startsWith("22") ? message.replaceAll(/"[^"]*"/g, "…") : message
  return shortened(`${reason ?? type}: ${said}`)
}

function shortened(text: string): string {
  return withoutAddresses(text).slice(0, MAX_PROBLEM)
}
