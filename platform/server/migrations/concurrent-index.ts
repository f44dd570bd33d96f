import pg from "pg"

const STATEMENT =
  /^(?:create\s+(?:unique\s+)?index\s+concurrently\s+(?<made>\w+)\s+on\s[^;]+|drop\s+index\s+concurrently\s+if\s+exists\s+\w+)\s*;?\s*$/i

/** What such a migration consists of: one statement, that may be tried again. */
export function concurrentStatement(sql: string): { statement: string; made: string | undefined } {
  const statement = sql.replaceAll(/^--.*$/gm, "").trim()
  const parsed = STATEMENT.exec(statement)
  if (!parsed) {
    throw new Error(
      "without a transaction there is one `create index concurrently NAME on …` or `drop index concurrently if exists NAME`",
    )
  }
  return { statement, made: parsed.groups?.made }
}

/**
 * Makes or drops an index while everybody reads and writes the table. What a run that was broken off has left is dropped
 * first; what one has made that could not say so any more stays.
 */
export async function runConcurrently(ownerUrl: string, sql: string): Promise<void> {
  const { statement, made } = concurrentStatement(sql)
  // it holds no lock that anybody waits for, and may take an hour
  const client = new pg.Client({ connectionString: ownerUrl })
  try {
    await client.connect()
    await client.query("set statement_timeout = 0")
    await client.query("set lock_timeout = 0")
    const isThere = made === undefined ? undefined : await isValid(client, made)
    if (isThere === true) return
    if (isThere === false) await client.query(`drop index concurrently ${made}`)
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Undefined where there is no such index. */
async function isValid(client: pg.Client, name: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    "select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)",
    [name],
  )
  return rows[0]?.is_valid
}
