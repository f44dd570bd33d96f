import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { env } from "#platform/server/env.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"
import { accessCookieFor } from "#tests/support/sign-in.ts"
import { HINTS_PATH } from "../hint.ts"
import { beatStreams, tellPeople } from "./hint-streams.ts"

const db = await testDatabase()
const { app } = testApplication(db)

/** An open stream, read part by part; `undefined` is its end. */
async function openStream(userId: number) {
  const cookie = await accessCookieFor(db, userId)
  const answer = await app.request(`${env().PUBLIC_URL}${HINTS_PATH}`, { headers: { cookie } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async () => (await reader?.read())?.value
  expect(await read()).toContain("event: open")
  return { read, close: () => reader?.cancel() }
}

test("a stream beats while its session is alive, and tells what concerns its person", async () => {
  const { id } = await makeUser(db)
  const stream = await openStream(id)
  await beatStreams(db)
  expect(await stream.read()).toContain("event: beat")
  tellPeople([id + 1, id], { conversationId: 7 })
  expect(await stream.read()).toBe('data: {"conversationId":7}\n\n')
  await stream.close()
})

test("a stream ends with the next beat after its session, or its account, has ended", async () => {
  const [out, blocked, staying] = await Promise.all([1, 2, 3].map(() => makeUser(db)))
  const streams = await Promise.all(
    [out, blocked, staying].map((user) => openStream(user?.id ?? 0)),
  )
  await db
    .update(sessionsTable)
    .set({ revokedAt: clock.now() })
    .where(eq(sessionsTable.userId, out?.id ?? 0))
  await db
    .update(usersTable)
    .set({ blockedAt: clock.now() })
    .where(eq(usersTable.id, blocked?.id ?? 0))
  await beatStreams(db)
  const parts = await Promise.all(streams.map(({ read }) => read()))
  expect(parts).toEqual([undefined, undefined, expect.stringContaining("event: beat")])
  await streams[2]?.close()
})

test("nobody listens who is not signed in, nor with more than eight windows", async () => {
  const stranger = await app.request(`${env().PUBLIC_URL}${HINTS_PATH}`)
  expect(stranger.status).toBe(401)
  const { id } = await makeUser(db)
  const streams = await Promise.all(Array.from({ length: 8 }, () => openStream(id)))
  const cookie = await accessCookieFor(db, id)
  const ninth = await app.request(`${env().PUBLIC_URL}${HINTS_PATH}`, { headers: { cookie } })
  expect(ninth.status).toBe(429)
  for (const { close } of streams) await close()
})
