import type { Db } from "#platform/server/db.ts"

interface Buildable<Answer> {
  prepare(name: string): Prepared<Answer>
}

interface Prepared<Answer> {
  execute(values: Values): Promise<Answer>
}

type Values = Record<string, unknown>

// by the connection itself, as every statement that comes often (preparing-client.ts)
const NAMED_BY_TEXT = ""

/**
 * A query that runs many times a second: Drizzle puts its text together once a connection instead of
 * each time. What differs from run to run stands in it as `sql.placeholder("name")`.
 *
 * @param build takes the connection and answers the query, not yet run
 * @returns what runs it, in a transaction or outside of one, with a value for each placeholder; a
 *   missing one throws
 */
export function prepared<Answer>(
  build: (db: Db) => Buildable<Answer>,
): (db: Db, values: Values) => Promise<Answer> {
  const builtFor = new WeakMap<object, Prepared<Answer>>()
  return (db, values) => {
    const connection = connectionOf(db)
    const built = builtFor.get(connection) ?? build(db).prepare(NAMED_BY_TEXT)
    builtFor.set(connection, built)
    return built.execute(values)
  }
}

/** The pool, or in a transaction its connection: what a prepared query of Drizzle stays bound to. */
function connectionOf(db: Db): object {
  const { client } = db._.session as unknown as { client?: unknown }
  if (typeof client !== "object" || client === null) throw new Error("Drizzle hides its connection")
  return client
}
