import { type Db, inTransaction } from "#platform/server/db.ts"

const PATIENCE_MS = 300_000
// sixteen people who ask the books more often leave the server no processor to start on
const ASK_AGAIN_MS = 250

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again and again until it is so; a database that is just starting again has not answered. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (await isSo()) return
    await pause(ASK_AGAIN_MS)
  }
  throw new Error(`in vain: ${what}`)
}

/** Does what is safe to repeat until PostgreSQL is there for it. */
export async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || Date.now() > deadline) throw error
      await pause(200)
    }
  }
}

/** Writes what a journey begins with, whole or not at all, until PostgreSQL is there for it. */
export function untilMade<T>(db: Db, make: (tx: Db) => Promise<T>): Promise<T> {
  return untilAnswered(() => inTransaction(db, make))
}

// crash, recovery, a follower that was the primary, a socket that has closed: codes of PostgreSQL, and the network's
function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause as unknown) {
    const code = "code" in cause ? String(cause.code) : ""
    if (/^(08|57P|25006|ECONN|EPIPE)/.test(code)) return true
    if (/terminated|timeout exceeded|not queryable/.test(cause.message)) return true
  }
  return false
}
