import { appendFileSync, existsSync, readFileSync, unlinkSync } from "node:fs"
import { join } from "node:path"
import type pg from "pg"
import { env } from "#platform/server/env.ts"

/*
 * Where this process may be killed to see what survives: before and after every commit and every
 * call of a payment provider (decision 19). FAILPOINTS names a folder; in it, `passed` gets the name
 * of every point that is passed, and the point that `kill` names ends the process as kill -9 does.
 * Unset, as everywhere but in `resilience/`, none of this does anything.
 */

/** Passes a point. */
function pass(folder: string, point: string): void {
  appendFileSync(join(folder, "passed"), `${point}\n`)
  const order = join(folder, "kill")
  if (!existsSync(order) || readFileSync(order, "utf8") !== point) return
  // once: the process that is started next lives on
  unlinkSync(order)
  process.kill(process.pid, "SIGKILL")
}

/** Runs a transaction between two failpoints: before and after its commit. */
export async function withCommitFailpoints<T>(
  transaction: (beforeCommit: () => void) => Promise<T>,
): Promise<T> {
  const folder = env().FAILPOINTS
  if (!folder) return transaction(() => {})
  const where = callerOf("inTransaction")
  const answer = await transaction(() => pass(folder, `before the commit of ${where}`))
  pass(folder, `after the commit of ${where}`)
  return answer
}

const WRITES = /^\s*(insert into|update|delete from)\s+"?(\w+)/i

/** Adds failpoints before and after every writing statement that the pool runs outside of a transaction. */
export function addWriteFailpoints(pool: pg.Pool): void {
  const folder = env().FAILPOINTS
  if (!folder) return
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  const passing = async (...args: [unknown, ...unknown[]]) => {
    const [statement] = args
    const text = typeof statement === "string" ? statement : (statement as { text: string }).text
    const write = WRITES.exec(text)
    if (!write) return query(...args)
    pass(folder, `before ${write[1]} ${write[2]}`)
    const answer = await query(...args)
    pass(folder, `after ${write[1]} ${write[2]}`)
    return answer
  }
  Object.assign(pool, { query: passing })
}

/** Returns the object with failpoints before and after each call of the named methods. */
export function withFailpoints<Target extends { name: string }>(
  target: Target,
  calls: readonly (keyof Target & string)[],
): Target {
  const folder = env().FAILPOINTS
  if (!folder) return target
  const passing = calls.map((key) => {
    const call = target[key] as (...args: unknown[]) => Promise<unknown>
    const name = `${target.name}.${key}`
    const around = async (...args: unknown[]) => {
      pass(folder, `before ${name}`)
      const answer = await call.apply(target, args)
      pass(folder, `after ${name}`)
      return answer
    }
    return [key, around]
  })
  return { ...target, ...Object.fromEntries(passing) }
}

/** The function that called another one, by its name and place in the build. */
function callerOf(name: string): string {
  const frames = (new Error().stack ?? "").split("\n").map((line) => line.trim())
  const called = frames.findIndex((frame) => frame.startsWith(`at ${name} `))
  const [, caller = "", place = ""] =
    /^at (?:async )?(\S+) .*?(\d+):\d+\)?$/.exec(frames[called + 1] ?? "") ?? []
  return `${caller}:${place}`
}
