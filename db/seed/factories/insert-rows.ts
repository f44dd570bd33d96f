import type { InferInsertModel, InferSelectModel } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Db } from "#platform/server/db.ts"

// PostgreSQL takes 65,535 parameters a statement; the widest table here has 30 columns
const CHUNK = 1000

/** Writes many rows with few statements and returns them in the order in which they were given. */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<InferSelectModel<T>[]> {
  const written: InferSelectModel<T>[] = []
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK) as T["$inferInsert"][]
    const stored = await db.insert(table).values(chunk).returning()
    written.push(...(stored as InferSelectModel<T>[]))
  }
  return written
}

/** The same for one row. */
export async function insertRow<T extends PgTable>(
  db: Db,
  table: T,
  row: InferInsertModel<T>,
): Promise<InferSelectModel<T>> {
  const [written] = await insertRows(db, table, [row])
  if (!written) throw new Error("the database returned no row")
  return written
}
