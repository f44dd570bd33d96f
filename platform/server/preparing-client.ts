import pg from "pg"

/** Far more than the product has; statements with lists of many lengths would fill the server's memory. */
const MOST = 500

/** By text, for every connection of this process. */
const names = new Map<string, string>()

/**
 * A connection that lets PostgreSQL parse and plan a statement with values once: the next time only
 * its name and the values are sent. Statements that are more than MOST are sent whole as ever.
 * Whoever hands over a text alone, instead of an object, prepares nothing.
 */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [statement, values] = args
    if (isText(statement) && Array.isArray(values) && values.length > 0) {
      statement.name ??= nameOf(statement.text)
    }
    return (super.query as (...all: unknown[]) => never)(...args)
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
