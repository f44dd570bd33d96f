import type { NodePgDatabase } from "drizzle-orm/node-postgres"
import type pg from "pg"
import type { Db } from "#platform/server/db.ts"

/** What the database is asked outside of transactions while `work` runs, each with its values. */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const { $client } = db as NodePgDatabase & { $client: pg.Pool }
  const { query } = $client
  const asked: string[] = []
  $client.query = ((statement: string | pg.QueryConfig, values?: unknown[]) => {
    const { text } = typeof statement === "string" ? { text: statement } : statement
    asked.push(JSON.stringify([text, values]))
    return Reflect.apply(query, $client, [statement, values])
  }) as typeof query
  try {
    await work()
  } finally {
    $client.query = query
  }
  return asked
}
