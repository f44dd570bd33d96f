import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"

/** Where a room keeps what it has sealed, so that a new secret reaches it. */
export interface SealedColumn {
  table: string
  id: string
  /** The column that says whose it is. */
  owner: string
  column: string
  /** The same by the key that seals now; undefined where it is already. */
  reseal(owner: string, sealed: string): string | undefined
}

const BATCH = 500

// what no secret opens came with a database whose own secret is lost: keeping one more would not help
function resealRow(
  { table, reseal }: SealedColumn,
  { owner, sealed }: { owner: string; sealed: string },
): string | undefined {
  try {
    return reseal(owner, sealed)
  } catch (error) {
    log.error(
      { err: error, table },
      "a sealed row opens with none of our secrets, and stays as it is",
    )
    return undefined
  }
}

interface SealedRow {
  id: number | string
  owner: string
  sealed: string
}

/** Everything that is sealed in a column, fetched in batches, so that rows may be changed meanwhile. */
export async function* sealedRows(db: Db, column: SealedColumn): AsyncGenerator<SealedRow> {
  const [table, id, owner, sealed] = [column.table, column.id, column.owner, column.column].map(
    (name) => sql.identifier(name),
  )
  let last: number | string | undefined
  for (;;) {
    const { rows } = await db.execute<{ id: number | string; owner: string; sealed: string }>(sql`
      select ${id} as id, ${owner}::text as owner, ${sealed} as sealed from ${table}
      where ${sealed} is not null and ${last === undefined ? sql`true` : sql`${id} > ${last}`}
      order by ${id} limit ${BATCH}`)
    yield* rows
    last = rows.at(-1)?.id
    if (rows.length < BATCH) return
  }
}

/**
 * Seals what is there by the key that seals now. May be broken off and repeated, and runs beside
 * everybody: who has changed a row meanwhile has sealed it by that key themselves.
 * @returns how many rows it has changed
 */
export async function resealColumn(db: Db, column: SealedColumn): Promise<number> {
  const [table, id, sealed] = [column.table, column.id, column.column].map((name) =>
    sql.identifier(name),
  )
  let changed = 0
  for await (const row of sealedRows(db, column)) {
    const next = resealRow(column, row)
    if (next === undefined) continue
    await db.execute(
      sql`update ${table} set ${sealed} = ${next} where ${id} = ${row.id} and ${sealed} = ${row.sealed}`,
    )
    changed += 1
  }
  return changed
}
