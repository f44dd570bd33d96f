import type { RequestListener } from "node:http"
import { setTimeout } from "node:timers/promises"
import { endStreams, startHeartbeat } from "#features/chat/live/server/hint-streams.ts"
import { listenForChanges } from "#features/chat/live/server/listen-for-changes.ts"
import { countKeyFiguresSoon } from "#features/key-figures/server/count-key-figures.ts"
import { startCountingVisits } from "#features/key-figures/server/visits.ts"
import {
  startSearchIndexSync,
  syncSearchIndex,
} from "#features/search/server/index/sync-search-index.ts"
import { seconds } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { watchEventLoop } from "#platform/server/event-loop.ts"
import { workJobs } from "#platform/server/jobs.ts"
import { startSecurityNotes } from "#platform/server/security-notes.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { createApp } from "#server/app.ts"
import { signedRoutes, uploadRoutes } from "#server/declared-routes.ts"
import { openProbe } from "#server/health.ts"
import { createHttpServer } from "#server/http/http-server.ts"
import { withRequestIds } from "#server/http/request-id.ts"
import { refuseTwoHosts } from "#server/http/unreadable-request.ts"
import { withVisitCounts } from "#server/http/visit-counter.ts"
import { allQueues } from "#server/jobs.ts"
import { withDeadline } from "#server/load-gate/deadline.ts"
import { createDoor } from "#server/load-gate/door.ts"
import { createGate } from "#server/load-gate/gate.ts"
import { createRefusal } from "#server/load-gate/refusal.tsx"
import { Shed } from "#server/load-gate/slot.ts"
import { watchForGate } from "#server/load-gate/watch-for-gate.ts"
import { buildId, isForEverybody, servePage } from "#server/pages.ts"
import { printWelcome } from "#server/print-welcome.ts"
import { bootstrap } from "#server/process.ts"
import { finishRotation } from "#server/security/former-secrets.ts"
import { leaveUnread } from "#server/security/leave-unread.ts"
import { cutOffSlowBodies } from "#server/security/slow-bodies.ts"
import { withVisitorPages } from "#server/visitor-pages.ts"
import { watchStorage } from "#server/watch-storage.ts"
import { seedMissing } from "./commands/seed.ts"

/**
 * Runs the server until it is told to stop: after SIGTERM or SIGINT it is no longer ready, answers for
 * `DRAIN_SECONDS` more, and lets running requests and jobs end; a second one ends it at once. `around` puts the development tools in front.
 */
export async function serve(
  around: (inner: RequestListener) => RequestListener = (inner) => inner,
) {
  const ground = await bootstrap("owner")
  const { db, requests } = ground
  await seedMissing(db)
  await finishRotation(db)
  const probe = openProbe(ground.url)
  const storageWatch = await watchStorage()
  let phase: "starting" | "open" | "draining" = "starting"
  const gate = createGate()
  const refuse = await createRefusal()
  const app = createApp({
    db: requests,
    notReady: async () => (phase === "open" ? (storageWatch.fault() ?? probe.fault()) : phase),
    endpoints: apiEndpoints,
    buildId,
    pages: (c) => servePage(requests, c),
    gate,
  })
  const answerAll = leaveUnread(
    createDoor({ gate, refuse, isSigned: signedRoutes(apiEndpoints), answer: app.fetch }),
  )
  // while somebody works on the pages, each is made anew
  const listener = import.meta.env.PROD
    ? withVisitorPages({
        inner: answerAll,
        isForEverybody,
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
  const server = createHttpServer(withRequestIds(refuseTwoHosts(around(inTime))))
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(env().PORT, env().HOST, resolve)
  })
  const writeLastNotes = startSecurityNotes(db)
  const writeLastVisits = startCountingVisits(db)
  const stopKeepingUp = startSearchIndexSync(requests)
  const stopBeating = startHeartbeat(db)
  const stopWatching = watchEventLoop()
  const stopWatchingForGate = watchForGate(gate)
  const stopListening = await listenForChanges(ground.url)
  await workJobs(db, allQueues)
  await countKeyFiguresSoon(db)
  // by the pool whose searches read it: another one would have an index of its own
  await syncSearchIndex(requests)
  const stop = async () => {
    phase = "draining"
    // load balancers learn of it, and send everybody elsewhere
    await setTimeout(seconds(env().DRAIN_SECONDS))
    const closed = new Promise((resolve) => server.close(resolve))
    endStreams()
    server.closeIdleConnections()
    void setTimeout(seconds(8), undefined, { ref: false }).then(() => server.closeAllConnections())
    await closed
    stopKeepingUp()
    stopBeating()
    stopWatching()
    stopWatchingForGate()
    storageWatch.stop()
    await stopListening()
    await writeLastNotes()
    await writeLastVisits()
    await probe.close()
    await ground.close()
    process.exit(0)
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
  phase = "open"
  await printWelcome(db)
}
