import { sql } from "drizzle-orm"
import { seconds } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { type Invariant, violationsOfSlice } from "./invariants.ts"

/** A statement may take that long, and a job goes on to the next slice for so long: it counts as dead after 45 s. */
export const STATEMENT_LIMIT_MS = seconds(30)
const TURN_MS = seconds(10)

/** Of the numbers of a table, where a rule can be checked piece by piece. */
export const SLICE = 20_000

/**
 * Throws where rows break the rule, or it is not checked within the limit. Answers from which number it goes on, if it is
 * not checked to its end.
 */
export async function requireKept(
  db: Db,
  rule: Invariant,
  first: number,
): Promise<number | undefined> {
  if (rule.slicedBy === undefined) {
    await requireNone(db, rule.violations)
    return undefined
  }
  const last = await lastNumberOf(db, rule.slicedBy)
  const begun = performance.now()
  for (let from = first; from <= last; from += SLICE) {
    if (performance.now() - begun > TURN_MS) return from
    await requireNone(db, violationsOfSlice(rule, from, from + SLICE - 1))
  }
  return undefined
}

async function lastNumberOf(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(id) as last from ${sql.identifier(table)}`,
  )
  return rows[0]?.last ?? 0
}

async function requireNone(db: Db, violations: string): Promise<void> {
  const { rows } = await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`select set_config('statement_timeout', ${String(STATEMENT_LIMIT_MS)}, true)`,
    )
    return await tx.execute(sql.raw(violations))
  })
  if (rows.length > 0)
    throw new Error(`rows that break it: ${rows.length}, first ${JSON.stringify(rows[0])}`)
}
