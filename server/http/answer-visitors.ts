import type { RequestListener } from "node:http"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { log } from "#platform/server/log.ts"
import type { Replica } from "#platform/server/replica/replica.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { createApp } from "#server/app.ts"
import { callPatterns, signedRoutes, uploadRoutes } from "#server/declared-routes.ts"
import { withDatabaseDoor } from "#server/degradation/database-door.ts"
import type { DatabaseWatch } from "#server/degradation/database-watch.ts"
import type { NotReady } from "#server/health.ts"
import { withDeadline } from "#server/load-gate/deadline.ts"
import { createDoor } from "#server/load-gate/door.ts"
import type { Gate } from "#server/load-gate/gate.ts"
import { createRefusal } from "#server/load-gate/refusal.tsx"
import { Shed } from "#server/load-gate/slot.ts"
import { accessLog } from "#server/metrics/access-log.ts"
import { withNotes } from "#server/metrics/answered.ts"
import { countAnswer } from "#server/metrics/request-metrics.ts"
import { rememberedRoutes } from "#server/metrics/route-of.ts"
import { buildId, isForEverybody, pagePattern, servePage } from "#server/pages.ts"
import { leaveUnread } from "#server/security/leave-unread.ts"
import { cutOffSlowBodies } from "#server/security/slow-bodies.ts"
import { withVisitorPages } from "#server/visitor-pages.ts"
import { refuseTwoHosts } from "./unreadable-request.ts"
import { withVisitCounts } from "./visit-counter.ts"

interface Ground {
  requests: Db
  replica: Replica
  database: DatabaseWatch
  gate: Gate
  notReady: () => Promise<NotReady | undefined>
  /** Puts the development tools in front. */
  around: (inner: RequestListener) => RequestListener
}

/** Everything that visitors and programs may ask for, behind all that keeps it answering. */
export async function answerVisitors({
  requests,
  replica,
  database,
  gate,
  notReady,
  around,
}: Ground): Promise<RequestListener> {
  const refuse = await createRefusal()
  const refuseAway = await createRefusal("away")
  const app = createApp({
    db: requests,
    replica,
    notReady,
    endpoints: apiEndpoints,
    buildId,
    pages: (c) => servePage(requests, c, replica),
  })
  const answerAll = leaveUnread(
    withDatabaseDoor(
      createDoor({ gate, refuse, isSigned: signedRoutes(apiEndpoints), answer: app.fetch }),
      { database, refuse: refuseAway },
    ),
  )
  // while somebody works on the pages, each is made anew
  const listener = import.meta.env.PROD
    ? withVisitorPages({
        inner: answerAll,
        isForEverybody,
        database,
        refuse,
        async render(page) {
          const leave = await gate.enter("page")
          if (!leave) throw new Shed()
          try {
            return await app.fetch(page)
          } finally {
            leave()
          }
        },
      })
    : answerAll
  const inTime = cutOffSlowBodies(
    withDeadline(withVisitCounts(listener), refuse),
    uploadRoutes(apiEndpoints),
  )
  const routeOf = rememberedRoutes({ callPattern: callPatterns(apiEndpoints), pagePattern })
  return withNotes(refuseTwoHosts(around(inTime)), routeOf, [
    countAnswer,
    accessLog(log, env().ACCESS_LOG_SAMPLE),
  ])
}
