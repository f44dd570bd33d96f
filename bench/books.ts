import { performance } from "node:perf_hooks"
import { sql } from "drizzle-orm"
import { multiplyBooks } from "#db/seed/many/multiply-books.ts"
import { liftTimeouts } from "#platform/server/database-timeouts.ts"
import { type Db, openDatabase } from "#platform/server/db.ts"
import { violationsOfSlice } from "#server/commands/invariants.ts"
import { SLICE, STATEMENT_LIMIT_MS } from "#server/commands/require-kept.ts"
import { listRules } from "#server/watch-books.ts"
import type { Figure } from "./figure.ts"
import { type Product, standStill } from "./product.ts"

/*
 * The rules of the books over so many bookings with their ledger (BENCH_BOOKINGS), one after the other as
 * `watch-books` asks them: how long each takes, and its longest statement, which has a limit. The server stands
 * still meanwhile: its timers would work at what is copied. And what a booking takes of the disk.
 */

const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 50_000)

export async function booksBench(product: Product): Promise<Figure[]> {
  const { db: pool, pid } = product
  await standStill(product)
  const { db, close } = openDatabase(String(pool.options.connectionString), { max: 2 })
  try {
    const before = await sizeOf(db)
    const known = await db.$count(sql`bookings`)
    const count = await multiplyBooks(db, { count: BOOKINGS })
    const bytes = ((await sizeOf(db)) - before) / (count - known)
    const figures: Figure[] = []
    for (const rule of listRules()) figures.push(await figureOf(db, rule))
    return [
      ...figures,
      {
        what: `bytes of the database for each of ${count} bookings, without mails`,
        ours: `${Math.round(bytes)}`,
        baseline: null,
        ratio: null,
        target: "told, not judged",
        pass: true,
      },
    ]
  } finally {
    process.kill(pid, "SIGCONT")
    await close()
  }
}

async function figureOf(db: Db, rule: ReturnType<typeof listRules>[number]): Promise<Figure> {
  const times: number[] = []
  let broken = 0
  for (const violations of await statementsOf(db, rule)) {
    const begun = performance.now()
    const rows = await db.transaction(async (tx) => {
      await liftTimeouts(tx)
      return (await tx.execute(sql.raw(violations))).rows
    })
    times.push(performance.now() - begun)
    broken += rows.length
  }
  const longest = Math.max(...times)
  const whole = times.reduce((sum, time) => sum + time, 0)
  return {
    what: rule.id,
    ours: `${Math.round(whole)} ms in ${times.length}, the longest ${Math.round(longest)} ms, broken by ${broken}`,
    baseline: null,
    ratio: null,
    target: `none longer than ${STATEMENT_LIMIT_MS} ms, broken by 0`,
    pass: longest <= STATEMENT_LIMIT_MS && broken === 0,
  }
}

async function statementsOf(
  db: Db,
  rule: ReturnType<typeof listRules>[number],
): Promise<readonly string[]> {
  if (rule.slicedBy === undefined) return [rule.violations]
  const { rows } = await db.execute<{ last: number }>(
    sql`select max(id) as last from ${sql.identifier(rule.slicedBy)}`,
  )
  const slices = Math.floor((rows[0]?.last ?? 0) / SLICE) + 1
  return Array.from({ length: slices }, (_, slice) =>
    violationsOfSlice(rule, slice * SLICE, slice * SLICE + SLICE - 1),
  )
}

async function sizeOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database()) as bytes`,
  )
  return rows[0]?.bytes ?? 0
}
