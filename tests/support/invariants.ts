import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type Invariant, invariants } from "#server/commands/invariants.ts"
import { livenessInvariants } from "#server/commands/liveness.ts"

/** The rules of `npm run invariants` that are broken now, with the first row that breaks each. */
export function brokenInvariants(db: Db) {
  return listBroken(db, invariants)
}

/** What stands still now although nobody has it on a list; timers must have run. */
export function listStuck(db: Db) {
  return listBroken(db, livenessInvariants(clock.now()))
}

async function listBroken(db: Db, rules: readonly Invariant[]) {
  const broken = []
  for (const { rule, violations } of rules) {
    const { rows } = await db.execute(sql.raw(violations))
    if (rows.length > 0) broken.push({ rule, example: rows[0] })
  }
  return broken
}
