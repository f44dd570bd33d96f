import type { LoggerOptions } from "pino"
import { minutes } from "#platform/duration.ts"
import { currentRequestId } from "#platform/server/request-id.ts"

/** A line that carries it is written each time: somebody has drawn it by lot already. */
export const EACH = Symbol("each line is written")

/** So many lines of one kind are written in a minute; what comes then is one line that says how many. */
const MOST = 60
const WINDOW_MS = minutes(1)
/** So many kinds are told apart; further ones are written each time. */
const MAX_KINDS = 1_000

interface Kind {
  written: number
  held: number
  /** Writes the last one that was held, with how many it stands for. */
  tell(): void
  timer: NodeJS.Timeout
}

export interface RepeatedLines {
  logMethod: NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>
  /** Writes what is held now. */
  flush(): void
}

/**
 * Takes lines together that say the same of the same class of error: none is lost in the sum of lines and `repeated`,
 * and a database that is away for an hour does not fill a disk.
 */
export function takeRepeatsTogether({ most = MOST, windowMs = WINDOW_MS } = {}): RepeatedLines {
  const kinds = new Map<string, Kind>()

  function end(key: string) {
    const kind = kinds.get(key)
    kinds.delete(key)
    clearTimeout(kind?.timer)
    if (kind && kind.held > 0) kind.tell()
  }

  function begin(key: string): Kind {
    const timer = setTimeout(() => end(key), windowMs)
    timer.unref()
    const kind = { written: 0, held: 0, tell() {}, timer }
    kinds.set(key, kind)
    return kind
  }

  return {
    logMethod(args, write, level) {
      const [about, ...rest] = args as [unknown, ...unknown[]]
      const fields = fieldsOf(about)
      const key = EACH in (fields ?? {}) ? undefined : kindOf(level, fields, rest[0] ?? about)
      const known = key === undefined ? undefined : kinds.get(key)
      const isToldApart = key !== undefined && (known || kinds.size < MAX_KINDS)
      if (!isToldApart) return write.apply(this, args)
      const kind = known ?? begin(key)
      if (kind.written < most) {
        kind.written += 1
        return write.apply(this, args)
      }
      kind.held += 1
      const requestId = currentRequestId()
      kind.tell = () => {
        const last = { ...fields, ...(requestId !== undefined && { requestId }) }
        const line = [{ ...last, repeated: kind.held }, ...(fields ? rest : [about])]
        write.apply(this, line as unknown as typeof args)
      }
    },
    flush() {
      for (const key of [...kinds.keys()]) end(key)
    },
  }
}

function fieldsOf(about: unknown): object | undefined {
  if (about instanceof Error) return { err: about }
  return typeof about === "object" && about !== null ? about : undefined
}

/** What tells kinds of lines apart beside their words: few values each. */
const TELLING = ["queue", "route", "status", "why", "name", "kind"] as const

function kindOf(level: number, fields: object | undefined, words: unknown): string {
  const known = (fields ?? {}) as Readonly<Record<string, unknown>>
  const told = TELLING.map((name) => {
    const value = known[name]
    return typeof value === "string" || typeof value === "number" ? value : ""
  })
  return [level, typeof words === "string" ? words : "", classOf(known.err), ...told].join("|")
}

/** Class and code of an error and of what has caused it, without its words. */
function classOf(error: unknown): string {
  if (!(error instanceof Error)) return ""
  const { code } = error as { code?: unknown }
  const own = `${error.constructor.name} ${typeof code === "string" ? code : ""}`
  return error.cause === undefined ? own : `${own} < ${classOf(error.cause)}`
}
