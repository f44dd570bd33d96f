import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { inTransaction } from "#platform/server/db.ts"
import { bootstrap } from "../process.ts"
import { invariants } from "./invariants.ts"
import { livenessInvariants } from "./liveness.ts"

/**
 * `npm run invariants`: recomputes seats and money in the database, looks for what stands still, and prints every rule; ends
 * with exit code 1 when one is broken.
 */
export async function checkInvariants(): Promise<void> {
  const ground = await bootstrap("visitor")
  let broken = 0
  const rules = [...invariants, ...livenessInvariants(clock.now())]
  for (const invariant of rules) {
    const rows = await inTransaction(ground.db, async (tx) => {
      await liftTimeouts(tx)
      return (await tx.execute(sql.raw(invariant.violations))).rows
    })
    process.stdout.write(`${rows.length === 0 ? "ok    " : "BROKEN"} ${invariant.rule}\n`)
    for (const row of rows.slice(0, 5)) process.stdout.write(`         ${JSON.stringify(row)}\n`)
    if (rows.length > 0) broken += 1
  }
  process.stdout.write(`${rules.length - broken} of ${rules.length} rules hold\n`)
  await ground.close()
  if (broken > 0) process.exitCode = 1
}
