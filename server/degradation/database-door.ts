import type { RequestListener } from "node:http"
import { FILE, PROBE } from "#server/load-gate/priority.ts"
import type { Refuse } from "#server/load-gate/refusal.tsx"
import type { DatabaseWatch } from "./database-watch.ts"

/** The list of routes, which a page asks for before somebody follows a link. */
const ROUTE_LIST = "/__manifest"

/** While the database is away, tells everybody at once who needs it: also webhooks, which come again. */
export function withDatabaseDoor(
  inner: RequestListener,
  { database, refuse }: { database: DatabaseWatch; refuse: Refuse },
): RequestListener {
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1)
    const needsNone = FILE.test(path) || PROBE.test(path) || path === ROUTE_LIST
    if (needsNone || !database.isAway()) return inner(request, response)
    refuse(request, response)
  }
}
