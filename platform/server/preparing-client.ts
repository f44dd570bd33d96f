import pg from "pg"
import { env } from "#platform/server/env.ts"
import { beginStatement, endWithAnswer } from "#platform/server/telemetry/traced-statement.ts"

/** A prepared statement costs memory in every connection; the product has fewer frequent ones. */
const MAX_STATEMENTS = 500
/** A statement is prepared from its third run on: `in (…)` lists of every length would fill the cache. */
const OFTEN = 3
/** The counters are cleared when they hold this many statements. */
const MAX_COUNTED = 5_000

/** PostgreSQL prepares one at a time. */
const SEVERAL = /;\s*\S/

/** By text, for every connection of this process. */
const names = new Map<string, string>()
const counted = new Map<string, number>()

/**
 * A connection that prepares frequent statements: PostgreSQL parses and plans them once, later runs
 * send only the name and the values. Rare statements, those beyond `MAX_STATEMENTS` and those without
 * a list of values are sent as text, and with `DATABASE_NAMED_STATEMENTS=off` all are. A commit that PostgreSQL
 * answers by undoing everything is refused.
 */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const span = beginStatement(args[0])
    const answer: unknown = span
      ? endWithAnswer(span, args, (all) => this.#send(all))
      : this.#send(args)
    return (isCommit(args[0]) && answer instanceof Promise ? committed(answer) : answer) as never
  }

  #send(args: unknown[]): never {
    const [statement, values, ...rest] = args
    const query = super.query as (...all: unknown[]) => never
    if (!Array.isArray(values)) return query.apply(this, args)
    // the job queue hands over texts
    if (typeof statement === "string" && !SEVERAL.test(statement)) {
      return query.call(this, { text: statement, name: nameOf(statement) }, values, ...rest)
    }
    if (isText(statement) && values.length > 0) statement.name ||= nameOf(statement.text)
    return query.apply(this, args)
  }
}

/** What is said of a transaction in which a statement failed, and nobody said so. */
const SWALLOWED = "a statement of a transaction failed, and its error was swallowed"

/**
 * PostgreSQL answers the commit of a transaction that had failed with ROLLBACK, not with an error. The answer to the
 * commit says it for certain: the failed statement's error is heard before the state of its transaction.
 */
async function committed(answer: Promise<pg.QueryResult>): Promise<pg.QueryResult> {
  const result = await answer
  if (result.command === "ROLLBACK") throw new Error(SWALLOWED)
  return result
}

function isCommit(statement: unknown): boolean {
  return isText(statement) && statement.text === "commit"
}

function nameOf(text: string): string | undefined {
  if (env().DATABASE_NAMED_STATEMENTS === "off") return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known
  const times = (counted.get(text) ?? 0) + 1
  if (times < OFTEN) {
    if (counted.size >= MAX_COUNTED) counted.clear()
    counted.set(text, times)
    return undefined
  }
  counted.delete(text)
  const name = `statement-${names.size}`
  names.set(text, name)
  return name
}

function isText(statement: unknown): statement is { text: string; name?: string | undefined } {
  return typeof statement === "object" && statement !== null && "text" in statement
}
