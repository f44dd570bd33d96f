import { beginSpan, currentTraceparent, isTracing, type Span } from "./spans.ts"

/**
 * A span for a statement that a request or a job sends to the database, and for nothing that a connection does by
 * itself. It is named by its first word and its first table: what stands between quotes may be somebody's.
 */
export function beginStatement(statement: unknown): Span | undefined {
  if (!isTracing() || currentTraceparent() === undefined) return undefined
  const text = textOf(statement)
  if (text === undefined) return undefined
  const { operation, table } = statementName(text)
  return beginSpan({
    name: table ? `${operation} ${table}` : operation,
    kind: "client",
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table && { "db.collection.name": table }),
    },
  })
}

/** What a statement does, and the first table that it names. */
export function statementName(text: string): { operation: string; table?: string } {
  const [spoken = ""] = text.split("'", 1)
  const operation = /[a-z]+/i.exec(spoken)?.[0].toUpperCase() ?? "STATEMENT"
  const table = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i.exec(spoken)?.[1]
  return table ? { operation, table } : { operation }
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === "string") return statement
  const { text } = (statement ?? {}) as { text?: unknown }
  return typeof text === "string" ? text : undefined
}

/** Ends `span` with the answer to a query of `pg`, which comes by a callback or as a promise. */
export function endWithAnswer<Args extends unknown[]>(
  span: Span,
  args: Args,
  send: (args: Args) => unknown,
): unknown {
  const callback = args.at(-1)
  if (typeof callback === "function") {
    const listening = (error: unknown, ...rest: unknown[]) => {
      span.end(error ?? undefined)
      callback(error, ...rest)
    }
    return send([...args.slice(0, -1), listening] as Args)
  }
  const answer = send(args)
  // a cursor answers by itself
  if (!(answer instanceof Promise)) {
    span.end()
    return answer
  }
  answer.then(
    () => span.end(),
    (error: unknown) => span.end(error),
  )
  return answer
}
