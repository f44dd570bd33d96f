import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { signedInAs } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
const { call } = testApplication(db)

/** Two devices of one person, and somebody else. */
async function people(name: string) {
  const [phone, laptop, stranger] = [
    await signedInAs(db, `${name}@example.org`, "link"),
    await signedInAs(db, `${name}@example.org`, "password"),
    await signedInAs(db, `fremd-${name}@example.org`),
  ]
  const sessions = `/api/users/${laptop.userId}/sessions`
  return { phone, laptop, stranger, sessions, owner: `/api/users/${laptop.userId}/as-owner` }
}

test("somebody sees where they are signed in, the device at hand first", async () => {
  const { phone, laptop, sessions } = await people("liste")
  const { json } = await call("GET", sessions, { cookie: laptop.cookie })
  expect(
    json.map(({ id, isCurrent }: { id: string; isCurrent: boolean }) => [id, isCurrent]),
  ).toEqual([
    [laptop.sessionId, true],
    [phone.sessionId, false],
  ])
  expect(json[0]).toEqual({
    id: laptop.sessionId,
    device: "Firefox auf Linux",
    createdAt: expect.stringMatching(/^\d{4}-/),
    lastSeenAt: expect.stringMatching(/^\d{4}-/),
    isCurrent: true,
    isPersistent: true,
  })
})

test("sessions that are over are not listed", async () => {
  const { phone, laptop, sessions } = await people("vorbei")
  await db
    .update(sessionsTable)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessionsTable.id, phone.sessionId))
  expect((await call("GET", sessions, { cookie: laptop.cookie })).json).toHaveLength(1)
})

test("ending one session acts at once and on that one only; twice is as good as once", async () => {
  const { phone, laptop, sessions, owner } = await people("eine")
  for (let round = 0; round < 2; round += 1) {
    const answer = await call("DELETE", `${sessions}/${phone.sessionId}`, { cookie: laptop.cookie })
    expect(answer).toMatchObject({ status: 200, json: { isEnded: true }, cookies: [] })
  }
  expect((await call("GET", owner, { cookie: phone.cookie })).status).toBe(401)
  expect((await call("GET", owner, { cookie: laptop.cookie })).status).toBe(200)
})

test("ending the session at hand takes its cookies along", async () => {
  const { laptop, sessions, owner } = await people("diese")
  const answer = await call("DELETE", `${sessions}/${laptop.sessionId}`, { cookie: laptop.cookie })
  expect(answer.cookies.filter((header) => /max-age=0/i.test(header))).toHaveLength(4)
  expect((await call("GET", owner, { cookie: laptop.cookie })).status).toBe(401)
})

test("signing out everywhere ends every session, this one too, and nobody else's", async () => {
  const { phone, laptop, stranger, sessions, owner } = await people("ueberall")
  const answer = await call("DELETE", sessions, { cookie: laptop.cookie })
  expect(answer.json).toEqual({ isEnded: true })
  expect(answer.cookies.filter((header) => /max-age=0/i.test(header))).toHaveLength(4)
  for (const { cookie } of [phone, laptop]) {
    expect((await call("GET", owner, { cookie })).status).toBe(401)
  }
  const others = `/api/users/${stranger.userId}/as-owner`
  expect((await call("GET", others, { cookie: stranger.cookie })).status).toBe(200)
})

test("another person's sessions look like missing ones, and stay", async () => {
  const { phone, stranger, sessions, owner } = await people("fremd")
  const { cookie } = stranger
  const missing = "00000000-0000-4000-8000-000000000000"
  const own = `/api/users/${stranger.userId}/sessions`
  const refusals = [
    await call("GET", sessions, { cookie }),
    await call("DELETE", sessions, { cookie }),
    await call("DELETE", `${sessions}/${phone.sessionId}`, { cookie }),
  ]
  const unknown = await call("GET", "/api/users/2000000000/sessions", { cookie })
  for (const refusal of refusals) expect(refusal).toEqual(unknown)
  expect(unknown.status).toBe(404)
  expect(await call("DELETE", `${own}/${phone.sessionId}`, { cookie })).toEqual(
    await call("DELETE", `${own}/${missing}`, { cookie }),
  )
  expect((await call("GET", owner, { cookie: phone.cookie })).status).toBe(200)
})

test("guests are asked to sign in", async () => {
  for (const method of ["GET", "DELETE"]) {
    expect((await call(method, "/api/users/1/sessions")).status).toBe(401)
  }
})
