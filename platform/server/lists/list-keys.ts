import { type SQL, sql } from "drizzle-orm"
import { type ListTurn, MAX_COUNTED } from "#platform/list-turn.ts"
import type { Db } from "../db.ts"

/** An order by keys of which the last one is the number of the row. */
export interface KeyOrder {
  keys: readonly SQL[]
  isDescending: boolean
}

interface KeyPage {
  orderBy: SQL
  /** Undefined: from the first row on. */
  beyond: SQL | undefined
}

/**
 * How the page of a turn is read: in which order, and beyond which row. `rowOf` finds that row, as
 * `from … where …` of the same keys.
 */
export function pageByKeys(
  { keys, isDescending }: KeyOrder,
  turn: ListTurn | null | undefined,
  rowOf: (id: number) => SQL,
): KeyPage {
  const isDown = isDescending !== (turn?.to === "previous")
  const [leading] = keys
  const orderBy = sql.join(
    keys.map((key) => (isDown ? sql`${key} desc` : key)),
    sql`, `,
  )
  if (!(turn && leading)) return { orderBy, beyond: undefined }
  const all = sql.join([...keys], sql`, `)
  const row = rowOf(turn.id)
  // of keys in two tables no index serves the comparison; of the leading one alone it does
  const beyond = isDown
    ? sql`${leading} <= (select ${leading} ${row}) and (${all}) < (select ${all} ${row})`
    : sql`${leading} >= (select ${leading} ${row}) and (${all}) > (select ${all} ${row})`
  return { orderBy, beyond }
}

/** How many rows `found` has (`select 1 from …`), counted as far as one more than `MAX_COUNTED`. */
export async function countUpTo(db: Db, found: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${found} limit ${MAX_COUNTED + 1}) found`,
  )
  return rows[0]?.count ?? 0
}
