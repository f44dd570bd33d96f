import { DomainError } from "#platform/errors.ts"
import { log } from "#platform/server/log.ts"
import type { BulkAnswer, BulkOutcome } from "../bulk.ts"

interface BulkRow<Row> {
  keyOf: (row: Row) => string
  /** The single command; answers whether anything had to be done. */
  run: (row: Row) => Promise<boolean>
}

/** Asks one row after the other, each once, and tells of each what has become of it. */
export async function runBulk<Row>(
  rows: readonly Row[],
  { keyOf, run }: BulkRow<Row>,
): Promise<BulkAnswer> {
  const results: BulkAnswer["results"] = []
  const rowsByKey = new Map(rows.map((row) => [keyOf(row), row]))
  for (const [key, row] of rowsByKey) {
    results.push({ key, ...(await outcomeOf(() => run(row))) })
  }
  return { results }
}

async function outcomeOf(
  run: () => Promise<boolean>,
): Promise<{ outcome: BulkOutcome; why: string | null }> {
  try {
    return { outcome: (await run()) ? "done" : "unchanged", why: null }
  } catch (error) {
    if (error instanceof DomainError) return { outcome: "refused", why: error.message }
    // the others have been done, and are to be told of
    log.error({ err: error }, "a row of a bulk command failed")
    return { outcome: "refused", why: "Da ging bei uns etwas schief. Versuch es noch einmal." }
  }
}
