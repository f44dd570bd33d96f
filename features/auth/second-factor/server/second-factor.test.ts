import { and, eq } from "drizzle-orm"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { FRESH_PROOF_MS } from "#features/auth/core/auth.ts"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { listPasskeys } from "#features/auth/passkeys/server/list-passkeys.ts"
import { authenticate } from "#features/auth/sessions/server/authenticate.ts"
import { deleteSessionsQueue } from "#features/auth/sessions/server/delete-sessions.ts"
import { noteOfficeUse } from "#features/auth/sessions/server/note-office-use.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { setClockSource } from "#platform/clock.ts"
import { hours, minutes, seconds } from "#platform/duration.ts"
import { eventsTable } from "#platform/server/events.ts"
import {
  codeMailedTo,
  mailsTo,
  resetAllRateLimits,
  textMailedTo,
} from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { cookieHeader, cookieValue } from "#tests/support/cookies.ts"
import { testDatabase } from "#tests/support/database.ts"
import { makePasskey } from "#tests/support/factor-steps.ts"
import { someAddress } from "#tests/support/some-address.ts"
import { OFFICE_IDLE_MS, OFFICE_MAX_MS, RECOVERY_WAIT_MS } from "../second-factor.ts"
import { DEMO_APP_SECRET } from "./demo-app.ts"
import { hashOfRecoveryCode } from "./recovery-codes.ts"
import { findRecoveryState, stopRecovery } from "./request-recovery.tsx"
import { authenticatorAppsTable, recoveryCodesTable } from "./second-factor-tables.ts"
import { sealTotpSecret, totpAt } from "./totp.ts"

const db = await testDatabase()
const { call } = testApplication(db)

const PASSWORD = "Wolken-ueber-Juist-7"
const passwordHash = await hashPassword(PASSWORD)

let now = new Date()
let restoreClock = () => {}

beforeEach(async () => {
  now = new Date()
  restoreClock = setClockSource(() => now)
  await resetAllRateLimits(db)
})
afterEach(() => restoreClock())

function later(ms: number) {
  now = new Date(now.getTime() + ms)
}

/** So much later that the app shows another code, and twice that: clocks may differ by one step. */
const nextCode = () => later(minutes(2))

const somebody = (overrides = {}) => makeUser(db, { passwordHash, ...overrides })

const byPassword = (email: string) =>
  call("POST", "/api/auth/login/password", { body: { email, password: PASSWORD } })

const finish = (cookie: string, code: string) =>
  call("POST", "/api/auth/login/second-factor", { cookie, body: { code } })

/** A browser in which an account without a second factor is signed in. */
async function signedIn(email: string) {
  const answer = await byPassword(email)
  expect(answer.status).toBe(200)
  return cookieHeader(answer.cookies)
}

/** Sets an app up in the settings; answers its key, the recovery codes and the browser. */
async function withApp(overrides = {}) {
  const { id, email } = await somebody(overrides)
  const cookie = await signedIn(email)
  const path = `/api/users/${id}/second-factor/app`
  const { json: setup } = await call("POST", path, { cookie })
  const code = await totpAt(setup.secret, null)
  const { json, status } = await call("POST", `${path}/confirm`, { cookie, body: { code } })
  expect(status).toBe(200)
  return { id, email, cookie, secret: setup.secret, recoveryCodes: json.recoveryCodes }
}

/** The first factor, and the browser in which the second one is missing. */
async function halfSignedIn(email: string) {
  const answer = await byPassword(email)
  expect(answer).toMatchObject({ status: 401, json: { code: "second-factor-needed" } })
  expect(cookieValue(answer.cookies, "Authorization")).toBeUndefined()
  return cookieHeader(answer.cookies)
}

test("an app counts once its first code was given; until then a sign-in asks nothing more", async () => {
  const { id, email } = await somebody()
  const cookie = await signedIn(email)
  const path = `/api/users/${id}/second-factor/app`
  const { json: setup } = await call("POST", path, { cookie })
  expect((await call("POST", path, { cookie })).json).toEqual(setup)
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
  await signedIn(email)
  const wrong = await call("POST", `${path}/confirm`, { cookie, body: { code: "000000" } })
  expect(wrong).toMatchObject({ status: 400, json: { code: "wrong-factor" } })
  await signedIn(email)

  const code = await totpAt(setup.secret, null)
  const confirmed = await call("POST", `${path}/confirm`, { cookie, body: { code } })
  expect(confirmed.json.recoveryCodes).toHaveLength(10)
  expect(await textMailedTo(db, email, "Zweiter Faktor eingerichtet")).toContain("Notfallcodes")
  await halfSignedIn(email)
  expect((await call("POST", path, { cookie })).json.code).toBe("app-exists")
})

test("neither the key of an app nor a recovery code is stored as it is", async () => {
  const { id, secret, recoveryCodes } = await withApp()
  const [app] = await db
    .select()
    .from(authenticatorAppsTable)
    .where(eq(authenticatorAppsTable.userId, id))
  expect(app?.sealedSecret).not.toContain(secret)
  const rows = await db.select().from(recoveryCodesTable).where(eq(recoveryCodesTable.userId, id))
  expect(rows.map(({ codeHash }) => codeHash)).not.toContain(recoveryCodes[0])
})

test("a recovery code has more than 112 bits in groups that can be read out, and one of before still counts", async () => {
  const { id, email, recoveryCodes } = await withApp()
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-79]{4}(?:-[a-z2-79]{4}){5}$/)
  // 24 letters of 30
  expect(24 * Math.log2(30)).toBeGreaterThan(112)
  expect(new Set(recoveryCodes).size).toBe(10)
  const former = "abcd-efgh-jkmn-pqrs"
  const codeHash = hashOfRecoveryCode(former)
  await db.insert(recoveryCodesTable).values({ codeHash, userId: id, createdAt: now })
  const done = await finish(await halfSignedIn(email), former)
  expect(done).toMatchObject({ status: 200, json: { user: { id } } })
})

test("after the password only the app's code signs in, each code once", async () => {
  const { id, email, secret } = await withApp()
  const first = await halfSignedIn(email)
  // the code that confirmed the app is used up
  expect((await finish(first, await totpAt(secret, -1))).status).toBe(400)
  nextCode()
  const cookie = await halfSignedIn(email)
  const code = await totpAt(secret, -1)
  const done = await finish(cookie, code)
  expect(done).toMatchObject({ status: 200, json: { user: { id } } })
  // the answer was lost: the same browser gets the same session again
  expect((await finish(cookie, code)).json.user.id).toBe(id)

  const thief = await halfSignedIn(email)
  expect((await finish(thief, code)).json.code).toBe("wrong-factor")
})

test("the second factor is asked after a mailed code and a link as well", async () => {
  const { email } = await withApp()
  await call("POST", "/api/auth/login/token/send", { body: { email } })
  const token = await codeMailedTo(db, email, "Dein Code für")
  const answer = await call("POST", "/api/auth/login/token", { body: { email, token } })
  expect(answer).toMatchObject({ status: 401, json: { code: "second-factor-needed" } })
  expect(cookieValue(answer.cookies, "factor")).toBeTruthy()
})

test("nobody finishes a sign-in that another browser has begun, or that began too long ago", async () => {
  const { email, secret } = await withApp()
  nextCode()
  const cookie = await halfSignedIn(email)
  const code = await totpAt(secret, -1)
  expect((await finish("", code)).json.code).toBe("sign-in-over")
  expect((await finish(`factor=${"x".repeat(43)}`, code)).json.code).toBe("sign-in-over")
  later(minutes(10) + seconds(1))
  expect((await finish(cookie, await totpAt(secret, -1))).json.code).toBe("sign-in-over")
})

test("guessing the app's code ends after ten tries, and a recovery code still lets the owner in", async () => {
  const { id, email, recoveryCodes } = await withApp()
  const cookie = await halfSignedIn(email)
  for (let tries = 0; tries < 10; tries++) await finish(cookie, String(100_000 + tries))
  const limited = await finish(cookie, "123456")
  expect(limited.status).toBe(429)
  expect(limited.retryAfter).toBeDefined()
  const [code = ""] = recoveryCodes
  expect(await finish(cookie, code.toUpperCase())).toMatchObject({ json: { user: { id } } })
  // once
  expect((await finish(await halfSignedIn(email), code)).json.code).toBe("wrong-factor")
})

test("new recovery codes take the place of the former, and go with the app", async () => {
  const { id, email, cookie, recoveryCodes } = await withApp()
  const path = `/api/users/${id}/second-factor`
  const { json } = await call("POST", `${path}/recovery-codes`, { cookie })
  expect(json.recoveryCodes).toHaveLength(10)
  const half = await halfSignedIn(email)
  expect((await finish(half, recoveryCodes[0])).status).toBe(400)
  expect((await call("DELETE", `${path}/app`, { cookie })).status).toBe(204)
  expect((await call("DELETE", `${path}/app`, { cookie })).status).toBe(204)
  await signedIn(email)
  expect((await call("POST", `${path}/recovery-codes`, { cookie })).status).toBe(422)
  expect(await mailsTo(db, email)).toEqual(
    expect.arrayContaining([expect.objectContaining({ subject: "Zweiter Faktor entfernt" })]),
  )
})

test("a change of the second factor asks a fresh proof of that very factor", async () => {
  const { id, cookie, secret } = await withApp()
  later(FRESH_PROOF_MS + seconds(1))
  const remove = () => call("DELETE", `/api/users/${id}/second-factor/app`, { cookie })
  expect((await remove()).json.code).toBe("fresh-proof-needed")
  const prove = `/api/users/${id}/proof`
  expect((await call("GET", prove, { cookie })).json.ways).toEqual(["app"])
  const password = await call("POST", `${prove}/password`, { cookie, body: { password: PASSWORD } })
  expect(password.json.code).toBe("way-closed")
  expect((await call("POST", `${prove}/code/send`, { cookie })).json.code).toBe("way-closed")
  const code = await totpAt(secret, -1)
  expect((await call("POST", `${prove}/factor`, { cookie, body: { code } })).status).toBe(204)
  expect((await remove()).status).toBe(204)
})

/** Whether a browser is still signed in. */
const isAlive = async (id: number, cookie: string) =>
  (await call("GET", `/api/users/${id}/as-owner`, { cookie })).status === 200

test.each([
  ["the app is removed", "DELETE", "/second-factor/app", "Zweiter Faktor entfernt"],
  ["recovery codes are replaced", "POST", "/second-factor/recovery-codes", "Neue Notfallcodes"],
  ["a passkey is removed", "DELETE", "/passkeys/PASSKEY", "Passkey gelöscht"],
])(
  "when %s every other session ends, this one stays, and the mail says so",
  async (_, method, path, subject) => {
    const { id, email, cookie, recoveryCodes } = await withApp()
    const passkey = await makePasskey(db, id)
    const answer = await finish(await halfSignedIn(email), recoveryCodes[0])
    const elsewhere = cookieHeader(answer.cookies)
    expect(await isAlive(id, elsewhere)).toBe(true)
    const change = await call(method, `/api/users/${id}${path.replace("PASSKEY", passkey)}`, {
      cookie,
    })
    expect(change.status).toBeLessThan(300)
    expect(await isAlive(id, elsewhere)).toBe(false)
    expect((await call("POST", "/api/auth/refresh", { cookie: elsewhere })).status).toBe(401)
    expect(await isAlive(id, cookie)).toBe(true)
    expect(await textMailedTo(db, email, subject)).toContain("Alle anderen Geräte sind abgemeldet")
  },
)

test("what is added ends no session, because it has opened none", async () => {
  const { id, email } = await somebody()
  const [cookie, elsewhere] = [await signedIn(email), await signedIn(email)]
  const path = `/api/users/${id}/second-factor/app`
  const { json: setup } = await call("POST", path, { cookie })
  const code = await totpAt(setup.secret, null)
  expect((await call("POST", `${path}/confirm`, { cookie, body: { code } })).status).toBe(200)
  expect(await isAlive(id, elsewhere)).toBe(true)
  const text = await textMailedTo(db, email, "Zweiter Faktor eingerichtet")
  expect(text).not.toContain("abgemeldet")
})

async function stopTokenMailedTo(email: string) {
  const text = await textMailedTo(db, email, "ohne zweiten Faktor")
  return decodeURIComponent(/zugang-behalten\/([^\s"]+)/.exec(text)?.[1] ?? "")
}

async function byMail(email: string) {
  await resetAllRateLimits(db)
  await call("POST", "/api/auth/login/token/send", { body: { email } })
  const token = await codeMailedTo(db, email, "Dein Code für")
  return call("POST", "/api/auth/login/token", { body: { email, token } })
}

test("whoever has lost every factor waits three days, then a mailed code is enough", async () => {
  const { id, email, recoveryCodes } = await withApp()
  const cookie = await halfSignedIn(email)
  const recover = () => call("POST", "/api/auth/login/second-factor/recovery", { cookie })
  const { json } = await recover()
  expect(json.dueAt).toBe(new Date(now.getTime() + RECOVERY_WAIT_MS).toISOString())
  expect((await recover()).json).toEqual(json)
  expect((await mailsTo(db, email)).filter(({ kind }) => kind === "factor-recovery")).toHaveLength(
    1,
  )

  later(RECOVERY_WAIT_MS - seconds(1))
  expect((await byMail(email)).json.code).toBe("second-factor-needed")
  const found = await finish(await halfSignedIn(email), recoveryCodes[0])
  const thiefs = cookieHeader(found.cookies)
  expect(await isAlive(id, thiefs)).toBe(true)
  later(seconds(1))
  // a password alone is no proof of the mailbox
  await halfSignedIn(email)
  const recovered = await byMail(email)
  expect(recovered).toMatchObject({ status: 200, json: { user: { id } } })
  expect(await isAlive(id, cookieHeader(recovered.cookies))).toBe(true)
  expect(await isAlive(id, thiefs)).toBe(false)
  expect(await textMailedTo(db, email, "Zweiter Faktor zurückgesetzt")).toContain(
    "gelten nicht mehr",
  )
  await signedIn(email)
})

test("the owner stops a recovery by the link of its mail, and everything stays as it is", async () => {
  const { email } = await withApp()
  const cookie = await halfSignedIn(email)
  await call("POST", "/api/auth/login/second-factor/recovery", { cookie })
  const token = await stopTokenMailedTo(email)
  expect(await findRecoveryState(db, token)).toBe("open")
  const click = { stopToken: token, address: someAddress() }
  await stopRecovery(db, click)
  await stopRecovery(db, click)
  expect(await findRecoveryState(db, token)).toBe("stopped")
  expect(await findRecoveryState(db, "x".repeat(43))).toBe("over")
  later(RECOVERY_WAIT_MS)
  expect((await byMail(email)).json.code).toBe("second-factor-needed")
})

test("to the back office no recovery leads", async () => {
  const { email } = await withApp({ isAdmin: true })
  const cookie = await halfSignedIn(email)
  const view = await call("GET", "/api/auth/login/second-factor", { cookie })
  expect(view.json).toMatchObject({ hasApp: true, hasPasskeys: false, canRecover: false })
  const refused = await call("POST", "/api/auth/login/second-factor/recovery", { cookie })
  expect(refused).toMatchObject({ status: 422, json: { code: "no-recovery" } })
})

/** Some command of the back office, about nothing: what it answers tells whether the door is open. */
const office = (cookie: string) =>
  call("POST", "/api/mails/0/retry", { cookie }).then(({ json }) =>
    json.code === "unknown-call" ? "closed" : "open",
  )

test("an admin without a second factor has no back office, and gets it by making one", async () => {
  const { id, email } = await somebody({ isAdmin: true })
  const cookie = await signedIn(email)
  expect(await office(cookie)).toBe("closed")
  const path = `/api/users/${id}/second-factor/app`
  const { json: setup } = await call("POST", path, { cookie })
  const code = await totpAt(setup.secret, null)
  await call("POST", `${path}/confirm`, { cookie, body: { code } })
  expect(await office(cookie)).toBe("open")
  const last = await call("DELETE", path, { cookie })
  expect(last).toMatchObject({ status: 422, json: { code: "last-factor" } })
})

test("a passkey of the back office is asked for at its sign-in, one of anybody else is an offer", async () => {
  const admin = await somebody({ isAdmin: true })
  const guest = await somebody()
  for (const { id } of [admin, guest]) await makePasskey(db, id)
  await signedIn(guest.email)
  const cookie = await halfSignedIn(admin.email)
  const view = await call("GET", "/api/auth/login/second-factor", { cookie })
  expect(view.json).toMatchObject({ hasApp: false, hasPasskeys: true })
})

test("a passkey gets a name of its owner's own, once for a repeat, and says what is wrong with another", async () => {
  const { id, email } = await somebody()
  const cookie = await signedIn(email)
  const passkeyId = await makePasskey(db, id)
  const rename = (name: unknown) =>
    call("PUT", `/api/users/${id}/passkeys/${passkeyId}`, { cookie, body: { name } })
  expect((await rename("  YubiKey am Schlüsselbund ")).status).toBe(204)
  expect((await rename("YubiKey am Schlüsselbund")).status).toBe(204)
  expect(await listPasskeys(db, id)).toMatchObject([{ name: "YubiKey am Schlüsselbund" }])
  const events = await db
    .select({ kind: eventsTable.kind })
    .from(eventsTable)
    .where(and(eq(eventsTable.entityId, id), eq(eventsTable.kind, "user.passkey_renamed")))
  expect(events).toHaveLength(1)
  expect(await rename("  ")).toMatchObject({
    status: 400,
    json: { message: [{ property: "name" }] },
  })
  expect(JSON.stringify((await rename("")).json)).toContain("Bitte gib einen Namen ein")
  expect((await rename("x".repeat(61))).status).toBe(400)
})

test("the back office closes after 30 minutes without use and after 12 hours in any case", async () => {
  const { id, email, secret } = await withApp({ isAdmin: true })
  nextCode()
  const done = await finish(await halfSignedIn(email), await totpAt(secret, -1))
  const cookie = cookieHeader(done.cookies)
  later(OFFICE_IDLE_MS)
  expect(await office(cookie)).toBe("open")
  // what the browser asks by itself is no use
  later(minutes(20))
  await call("GET", `/api/users/${id}/sessions`, { cookie })
  later(minutes(11))
  expect(await office(cookie)).toBe("closed")
  // the session goes on without it
  expect((await call("GET", `/api/users/${id}/sessions`, { cookie })).status).toBe(200)

  const code = await totpAt(secret, -1)
  await call("POST", `/api/users/${id}/proof/factor`, { cookie, body: { code } })
  expect(await office(cookie)).toBe("open")
})

test("12 hours after the factor the back office closes although it is in use", async () => {
  const { email, secret } = await withApp({ isAdmin: true })
  nextCode()
  const done = await finish(await halfSignedIn(email), await totpAt(secret, -1))
  let cookie = cookieHeader(done.cookies)
  const end = now.getTime() + OFFICE_MAX_MS
  while (now.getTime() + minutes(25) <= end) {
    later(minutes(25))
    const renewed = await call("POST", "/api/auth/refresh", { cookie })
    cookie = cookieHeader(renewed.cookies)
    const admin = await authenticate(db, (name) => cookieValue(cookie.split("; "), name))
    expect(admin?.isAdmin).toBe(true)
    if (admin) await noteOfficeUse(db, admin)
  }
  now = new Date(end + seconds(1))
  expect(await office(cookie)).toBe("closed")
})

test("only the demo world tells the code of an app, and only that of its own back office", async () => {
  const { id, email, secret } = await withApp({ isAdmin: true })
  const view = async () => {
    const cookie = await halfSignedIn(email)
    return (await call("GET", "/api/auth/login/second-factor", { cookie })).json
  }
  nextCode()
  expect(secret).not.toBe(DEMO_APP_SECRET)
  expect((await view()).demoCode).toBeNull()
  await db
    .update(authenticatorAppsTable)
    .set({ sealedSecret: sealTotpSecret(id, DEMO_APP_SECRET) })
    .where(eq(authenticatorAppsTable.userId, id))
  const { demoCode } = await view()
  expect(demoCode).toMatch(/^\d{6}$/)
  // one that was used already has made room for the next
  expect((await finish(await halfSignedIn(email), demoCode)).status).toBe(200)
  const next = (await view()).demoCode
  const proof = await call("GET", `/api/users/${id}/proof`, { as: id })
  expect(proof.json.demoCode).toBe(next)
  expect((await finish(await halfSignedIn(email), next)).status).toBe(200)
})

test("a blocked account learns it before any factor", async () => {
  const { id, email } = await withApp()
  await db.update(usersTable).set({ blockedAt: now }).where(eq(usersTable.id, id))
  expect((await byPassword(email)).json.code).toBe("account-blocked")
})

test("what waits for a factor is forgotten after a day", async () => {
  const { email } = await withApp()
  const cookie = await halfSignedIn(email)
  later(hours(25))
  await deleteSessionsQueue.run(db, {})
  expect((await finish(cookie, "000000")).json.code).toBe("sign-in-over")
})
