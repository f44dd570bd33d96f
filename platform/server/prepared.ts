import { Placeholder } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"

interface Buildable<Answer> {
  prepare(name: string): Statement<Answer>
}

interface Statement<Answer> {
  execute(values: Record<string, unknown>): Promise<Answer>
}

// PreparingClient names a statement for PostgreSQL by its text
const NO_NAME = ""

/**
 * A query that runs many times a second: Drizzle puts its text together once a connection instead of
 * each time.
 *
 * @param build takes the connection and what stands for the values of a run, and answers the query, not
 *   yet run. Each stands for a value of its type and may go wherever Drizzle takes one; a build that
 *   computes with one throws, because it has no value yet
 * @returns what runs it, in a transaction or outside of one, with a value for each name; a missing one
 *   throws
 */
export function prepared<Values extends object, Answer>(
  build: (db: Db, values: Values) => Buildable<Answer>,
): (db: Db, values: Values) => Promise<Answer> {
  const statements = new WeakMap<object, Statement<Answer>>()
  return (db, values) => {
    // the pool's session is always the same, and so is that of a connection (inTransaction)
    const { session } = db._
    const statement =
      statements.get(session) ?? build(db, placeholdersFor<Values>()).prepare(NO_NAME)
    statements.set(session, statement)
    return statement.execute(values as Record<string, unknown>)
  }
}

/** Something in the place of each value, whichever a build asks for by its name. */
function placeholdersFor<Values extends object>(): Values {
  return new Proxy({} as Values, { get: (_, name) => new ValueToCome(String(name)) })
}

class ValueToCome extends Placeholder {
  [Symbol.toPrimitive](): never {
    throw new Error(`"${this.name}" has no value before the statement runs`)
  }
}
