import { rmSync } from "node:fs"
import { afterAll, expect, test, vi } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { readSettings } from "#features/settings/server/current-settings.ts"
import { openDatabase } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { connectJobs, disconnectJobs } from "#platform/server/jobs.ts"
import { replicaStatements } from "#platform/server/metrics.ts"
import { ensureServerRole, serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { startPostgres } from "#platform/server/postgres/start-postgres.ts"
import { prepareDatabase } from "#platform/server/prepare-database.ts"
import { connectRateLimits } from "#platform/server/rate-limit.ts"
import { connectReplica } from "#platform/server/replica/replica.ts"
import { connectStorage } from "#platform/server/storage.ts"
import { apiEndpoints } from "#server/api-list.ts"
import { createApp } from "#server/app.ts"
import { allQueues } from "#server/jobs.ts"
import { servePage } from "#server/pages.ts"
import { cookieHeader } from "#tests/support/cookies.ts"
import { makeScratchFolder } from "#tests/support/scratch-folder.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { startStandby } from "./support/standby.ts"

const dataDir = makeScratchFolder("aufwind-primary-")
const running = await startPostgres({ dataDir })
const url = await ensureServerRole(running.ownerUrl)
await prepareDatabase(running.ownerUrl, url)
const primary = openDatabase(url)
connectRateLimits(primary.pool)
await readSettings(primary.db)
await connectStorage()
await connectJobs(
  url,
  allQueues.map((queue) => queue.name),
)
const standby = await startStandby(dataDir)
const replica = connectReplica(primary, serverUrlOf(standby.ownerUrl), { max: 4 })
afterAll(async () => {
  await disconnectJobs()
  await replica.close()
  await primary.close()
  await standby.stop()
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const { db } = primary
const app = createApp({
  db,
  replica,
  notReady: async () => undefined,
  endpoints: apiEndpoints,
  buildId: "test",
  pages: (c) => servePage(db, c, replica),
})
const flight = await makeFlight(db)
const guest = await accessCookieFor(db, (await makeUser(db)).id)
const owner = await accessCookieFor(db, (await makeUser(db, { isAdmin: true })).id)
const PATIENCE = { timeout: 20_000, interval: 50 }

async function countAsked(): Promise<number> {
  const { values } = await replicaStatements.get()
  return values.find(({ labels }) => labels.answered_by === "replica")?.value ?? 0
}

/** Opens a page; answers whether anything of it came from the copy. */
async function isFromReplica(path: string, cookie = ""): Promise<boolean> {
  // while the machine is busy it may be behind
  await vi.waitUntil(() => replica.readsOf(undefined) !== db, PATIENCE)
  const before = await countAsked()
  const response = await app.request(`${env().PUBLIC_URL}${path}`, { headers: { cookie } })
  expect(response.status, path).toBe(200)
  await response.text()
  return (await countAsked()) > before
}

test.each(["/de", "/de/suche", flightPath(flight.id), "/api/flights"])(
  "%s comes from the copy, for visitors and for who is signed in",
  async (path) => {
    await expect.poll(() => isFromReplica(path), PATIENCE).toBe(true)
    await expect.poll(() => isFromReplica(path, guest), PATIENCE).toBe(true)
  },
)

test.each(["buchungen", "nutzer", "fluege", "mails", "protokoll", "zahlen"])(
  "the list %s of the back office comes from the copy",
  async (list) => {
    const path = `/de/verwaltung/${list}`
    await expect.poll(() => isFromReplica(path, owner), PATIENCE).toBe(true)
  },
)

test("what people decide upon comes from the primary", async () => {
  expect(await isFromReplica("/de/cockpit", guest)).toBe(false)
  expect(await isFromReplica("/de/verwaltung/faelle", owner)).toBe(false)
  expect(await isFromReplica("/de/verwaltung/freigaben", owner)).toBe(false)
})

test("whoever has just sent something reads from the primary", async () => {
  const answer = await app.request(`${env().PUBLIC_URL}/api/checkouts`, {
    method: "POST",
    headers: { cookie: guest, "content-type": "application/json" },
    body: JSON.stringify({ flightId: flight.id, seats: 1, shownTotalCents: 6_875 }),
  })
  expect(answer.status).toBe(201)
  const cookies = `${guest}; ${cookieHeader(answer.headers.getSetCookie())}`
  expect(cookies).toContain("wrote=")
  expect(await isFromReplica(flightPath(flight.id), cookies)).toBe(false)
  expect(await isFromReplica("/api/flights", cookies)).toBe(false)
})

test("being counted is no writing of one's own", async () => {
  const answer = await app.request(`${env().PUBLIC_URL}/api/events`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Create Subscription" }),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
})
