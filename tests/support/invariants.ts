import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { invariants } from "#server/commands/invariants.ts"

/** The rules of `npm run invariants` that are broken now, with the first row that breaks each. */
export async function brokenInvariants(db: Db) {
  const broken = []
  for (const { rule, violations } of invariants) {
    const { rows } = await db.execute(sql.raw(violations))
    if (rows.length > 0) broken.push({ rule, example: rows[0] })
  }
  return broken
}
