import { isDatabaseTimeout } from "#platform/server/database-timeouts.ts"
import { causesOf, isAborted, LOST_DATABASE, NO_DATABASE } from "#platform/server/db.ts"

/** Connection exceptions (08), too many connections, shutdown, crash, still starting, a primary that has become a follower. */
const AWAY = /^(?:08\w{3}|53300|57P0[1-3]|25006)$/
/** What the driver says of a connection that has ended; such errors have no code. */
const TERMINATED = /^Connection terminated|connection error and is not queryable/

/** Whether something failed because the database is away, has aborted it or did not answer in time: it may be repeated. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isDatabaseTimeout(error) || isAborted(error) || isDatabaseAway(error)
}

function isDatabaseAway(error: unknown): boolean {
  const causes = causesOf(error)
  // a code of the network may be that of somebody else whom we asked
  const isOfDatabase = causes.some(
    ({ message }) =>
      [NO_DATABASE, LOST_DATABASE].includes(message) || message.startsWith("Failed query"),
  )
  return causes.some((cause) => {
    const code = "code" in cause ? String(cause.code) : ""
    return AWAY.test(code) || TERMINATED.test(cause.message) || (isOfDatabase && NETWORK.test(code))
  })
}

const NETWORK = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** No space left or a quota used up, in a folder, and in PostgreSQL. */
const FULL = new Set(["ENOSPC", "EDQUOT", "53100"])
const FULL_BUCKET = /^(?:QuotaExceeded|InsufficientStorage|XMinioStorageFull|XMinioDiskFull)/

/** Whether something could not be kept because a disk or a bucket is full. */
export function isStorageFull(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => ("code" in cause && FULL.has(String(cause.code))) || FULL_BUCKET.test(cause.name),
  )
}
