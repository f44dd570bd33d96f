import type { RequestListener } from "node:http"
import { setTimeout } from "node:timers/promises"
import { endStreams, startHeartbeat } from "#features/chat/live/server/hint-streams.ts"
import { listenForChanges } from "#features/chat/live/server/listen-for-changes.ts"
import { countKeyFiguresSoon } from "#features/key-figures/server/count-key-figures.ts"
import { startCountingVisits } from "#features/key-figures/server/visits.ts"
import { contentFollower } from "#features/office-texts/server/follow-content.ts"
import {
  startSearchIndexSync,
  syncSearchIndex,
} from "#features/search/server/index/sync-search-index.ts"
import { followSettings } from "#features/settings/server/current-settings.ts"
import { seconds } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { watchEventLoop } from "#platform/server/event-loop.ts"
import { workJobs } from "#platform/server/jobs.ts"
import { log, nameBuild } from "#platform/server/log.ts"
import { startSecurityNotes } from "#platform/server/security-notes.ts"
import { startTracing } from "#platform/server/telemetry/start-tracing.ts"
import { keepAssets } from "#server/assets/keep-assets.ts"
import { CLOCK_IS_MEANT, watchClock } from "#server/degradation/clock-watch.ts"
import { watchDatabase } from "#server/degradation/database-watch.ts"
import { openProbe } from "#server/health.ts"
import { answerProbes } from "#server/http/answer-probes.ts"
import { answerVisitors } from "#server/http/answer-visitors.ts"
import { createHttpServer } from "#server/http/http-server.ts"
import { withRequestIds } from "#server/http/request-id.ts"
import { allQueues } from "#server/jobs.ts"
import { createGate } from "#server/load-gate/gate.ts"
import { watchForGate } from "#server/load-gate/watch-for-gate.ts"
import { serveMetrics } from "#server/metrics/metrics-server.ts"
import { buildId } from "#server/pages.ts"
import { printWelcome } from "#server/print-welcome.ts"
import { bootstrap } from "#server/process.ts"
import { finishRotation } from "#server/security/former-secrets.ts"
import { keepNotingSecrets } from "#server/security/sealing-secrets.ts"
import { watchStorage } from "#server/watch-storage.ts"
import { seedMissing } from "./commands/seed.ts"

/** Processes of other builds cannot answer for this one until its list is written by night. */
const lateAssets = (error: unknown) => log.warn({ err: error }, "the storage has not taken assets")

/**
 * Runs the server, or the half of it that `ROLE` names, until it is told to stop: after SIGTERM or SIGINT it is no
 * longer ready, answers for `DRAIN_SECONDS` more, and lets running requests and jobs end; a second one ends it at
 * once. `around` puts the development tools in front.
 */
export async function serve(
  around: (inner: RequestListener) => RequestListener = (inner) => inner,
) {
  const { ROLE } = env()
  nameBuild(buildId)
  const stopTracing = await startTracing(buildId)
  const ground = await bootstrap("owner")
  const { db, requests } = ground
  const clockWatch = env().TEST_CLOCK ? CLOCK_IS_MEANT : await watchClock(db)
  await seedMissing(db)
  await finishRotation(db)
  const content = contentFollower(db)
  await content.lookAgain()
  const probe = openProbe(ground.url)
  const database = watchDatabase(async () => (await probe.fault()) !== "database unreachable")
  const storageWatch = await watchStorage()
  if (!storageWatch.fault()) await keepAssets().catch(lateAssets)
  let phase: "starting" | "open" | "draining" = "starting"
  const gate = createGate()
  const notReady = async () =>
    phase === "open" ? (clockWatch.fault() ?? storageWatch.fault() ?? probe.fault()) : phase
  const listener =
    ROLE === "worker"
      ? answerProbes(notReady)
      : await answerVisitors({
          requests,
          replica: ground.replica,
          database,
          gate,
          notReady,
          around,
        })
  const server = createHttpServer(withRequestIds(listener))
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(env().PORT, env().HOST, resolve)
  })
  const writeLastNotes = startSecurityNotes(db)
  const writeLastVisits = startCountingVisits(db)
  const stopFollowing = followSettings(db)
  const stopNotingSecrets = keepNotingSecrets(db)
  const stopKeepingUp = ROLE === "worker" ? () => {} : startSearchIndexSync(requests)
  const stopBeating = startHeartbeat(db)
  const stopWatching = watchEventLoop()
  const stopWatchingForGate = watchForGate(gate)
  const searches = ROLE === "worker" ? undefined : requests
  const metrics = await serveMetrics({ db, searches, pools: ground.pools, gate, buildId })
  const stopListening = await listenForChanges(ground.url, [content])
  // what was published between the first look and now
  await content.lookAgain()
  if (ROLE !== "web") await workJobs(db, allQueues)
  await countKeyFiguresSoon(db)
  // by the pool whose searches read it: another one would have an index of its own
  if (searches) await syncSearchIndex(searches)
  const stop = async () => {
    phase = "draining"
    // load balancers learn of it, and send everybody elsewhere
    await setTimeout(seconds(env().DRAIN_SECONDS))
    const closed = new Promise((resolve) => server.close(resolve))
    endStreams()
    server.closeIdleConnections()
    void setTimeout(seconds(8), undefined, { ref: false }).then(() => server.closeAllConnections())
    await closed
    stopFollowing()
    stopNotingSecrets()
    stopKeepingUp()
    stopBeating()
    stopWatching()
    stopWatchingForGate()
    await metrics.close()
    storageWatch.stop()
    clockWatch.stop()
    database.stop()
    content.stop()
    await stopListening()
    await writeLastNotes()
    await writeLastVisits()
    await probe.close()
    await ground.close()
    await stopTracing()
    process.exit(0)
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
  phase = "open"
  await printWelcome(db)
}
