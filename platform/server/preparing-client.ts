import pg from "pg"

/** Far more than the product has; statements with lists of many lengths would fill the server's memory. */
const MOST = 500

/** PostgreSQL prepares one at a time. */
const SEVERAL = /;\s*\S/

/** By text, for every connection of this process. */
const names = new Map<string, string>()

/**
 * A connection that lets PostgreSQL parse and plan a statement with values once: the next time only
 * its name and the values are sent. Statements that are more than MOST are sent whole as ever, and so
 * is what comes without a list of values.
 */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [statement, values, ...rest] = args
    const query = super.query as (...all: unknown[]) => never
    if (!Array.isArray(values)) return query.apply(this, args)
    // the job queue hands over texts
    if (typeof statement === "string" && !SEVERAL.test(statement)) {
      return query.call(this, { text: statement, name: nameOf(statement) }, values, ...rest)
    }
    if (isText(statement) && values.length > 0) statement.name ??= nameOf(statement.text)
    return query.apply(this, args)
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST) return known
  const name = `statement-${names.size}`
  names.set(text, name)
  return name
}

function isText(statement: unknown): statement is { text: string; name?: string | undefined } {
  return typeof statement === "object" && statement !== null && "text" in statement
}
