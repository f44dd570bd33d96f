import { afterEach, beforeEach, expect, test } from "vitest"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { FRESH_PROOF_MS } from "#features/auth/core/auth.ts"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { setClockSource } from "#platform/clock.ts"
import { seconds } from "#platform/duration.ts"
import { endpoint } from "#platform/server/endpoint.ts"
import { apiEndpoints } from "#server/api-list.ts"
import {
  codeMailedTo,
  resetAllRateLimits,
  signedInAs,
  wrongCodes,
} from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

const db = await testDatabase()
let done = 0
/** Stands for whatever asks a fresh proof. */
const sensitive = endpoint({
  method: "POST",
  path: "/api/sensitive",
  summary: "Does something that matters",
  access: "signed-in",
  freshProof: true,
  status: 204,
  async handle() {
    done += 1
    return { json: undefined }
  },
})
const { call } = testApplication(db, [...apiEndpoints, sensitive])

const PASSWORD = "Wolken-ueber-Juist-7"
const ABOUT = "Code zur Bestätigung"

let now = new Date()
let restoreClock = () => {}

beforeEach(async () => {
  done = 0
  now = new Date()
  restoreClock = setClockSource(() => now)
  await resetAllRateLimits(db)
})
afterEach(() => restoreClock())

/** Somebody whose session was proven too long ago. */
async function somebody(name: string) {
  const email = `${name}@flug.example`
  const person = await signedInAs(db, email)
  later(FRESH_PROOF_MS + seconds(1))
  return { email, ...person }
}

function later(ms: number) {
  now = new Date(now.getTime() + ms)
}

const act = (cookie: string) => call("POST", "/api/sensitive", { cookie })

test("a sensitive call goes through for ten minutes after a sign-in and not a second longer", async () => {
  const { cookie } = await signedInAs(db, "frisch@flug.example")
  later(FRESH_PROOF_MS)
  expect(await act(cookie)).toMatchObject({ status: 204 })
  later(seconds(1))
  expect(await act(cookie)).toMatchObject({ status: 403, json: { code: "fresh-proof-needed" } })
  expect(done).toBe(1)
})

test("guests are told to sign in, not to prove themselves", async () => {
  expect(await act("")).toMatchObject({ status: 401, json: { code: "login-required" } })
})

test("a mailed code proves it, for this session alone", async () => {
  const { userId, email, cookie } = await somebody("code")
  const other = await signedInAs(db, email)
  later(FRESH_PROOF_MS + seconds(1))
  await call("POST", `/api/users/${userId}/proof/code/send`, { cookie })
  const token = await codeMailedTo(db, email, ABOUT)
  const [wrong = ""] = wrongCodes(token, 1)
  const path = `/api/users/${userId}/proof/code`
  const refused = await call("POST", path, { cookie, body: { token: wrong } })
  expect(refused).toMatchObject({ status: 400, json: { code: "wrong-code" } })
  expect((await act(cookie)).status).toBe(403)

  expect((await call("POST", path, { cookie, body: { token } })).status).toBe(204)
  expect((await act(cookie)).status).toBe(204)
  expect((await act(other.cookie)).status).toBe(403)

  // the answer was lost: the same call answers the same, and to another session it is worth nothing
  expect((await call("POST", path, { cookie, body: { token } })).status).toBe(204)
  expect((await call("POST", path, { cookie: other.cookie, body: { token } })).status).toBe(400)
  later(FRESH_PROOF_MS + seconds(1))
  expect((await act(cookie)).status).toBe(403)
})

test("a code for a proof signs nobody in, and one for a sign-in proves nothing", async () => {
  const { userId, email, cookie } = await somebody("zweierlei")
  await call("POST", `/api/users/${userId}/proof/code/send`, { cookie })
  const proof = await codeMailedTo(db, email, ABOUT)
  const signIn = await call("POST", "/api/auth/login/token", { body: { email, token: proof } })
  expect(signIn.status).toBe(401)

  await call("POST", "/api/auth/login/token/send", { body: { email } })
  const token = await codeMailedTo(db, email, "Dein Code für")
  const path = `/api/users/${userId}/proof/code`
  expect((await call("POST", path, { cookie, body: { token } })).status).toBe(400)
  expect((await act(cookie)).status).toBe(403)
})

test("the password proves it where there is one, and guessing it ends after ten tries", async () => {
  const passwordHash = await hashPassword(PASSWORD)
  const { email, id } = await makeUser(db, { passwordHash })
  const { cookie } = await signedInAs(db, email)
  later(FRESH_PROOF_MS + seconds(1))
  const view = await call("GET", `/api/users/${id}/proof`, { cookie })
  expect(view.json).toEqual({ ways: ["password", "code"], email, demoCode: null })
  const path = `/api/users/${id}/proof/password`
  const wrong = await call("POST", path, { cookie, body: { password: "Nebel-ueber-Juist-7" } })
  expect(wrong).toMatchObject({ status: 400, json: { code: "wrong-password" } })
  expect((await call("POST", path, { cookie, body: { password: PASSWORD } })).status).toBe(204)
  expect((await act(cookie)).status).toBe(204)

  for (let tries = 0; tries < 10; tries++) {
    await call("POST", path, { cookie, body: { password: `Falsch-${tries}` } })
  }
  const limited = await call("POST", path, { cookie, body: { password: PASSWORD } })
  expect(limited.status).toBe(429)
  // the other way stays open
  expect((await call("POST", `/api/users/${id}/proof/code/send`, { cookie })).status).toBe(204)
})

test("an account without a password proves itself by code only", async () => {
  const { userId, email, cookie } = await somebody("ohne-passwort")
  const view = await call("GET", `/api/users/${userId}/proof`, { cookie })
  expect(view.json).toEqual({ ways: ["code"], email, demoCode: null })
  const password = await call("POST", `/api/users/${userId}/proof/password`, {
    cookie,
    body: { password: PASSWORD },
  })
  expect(password).toMatchObject({ status: 422, json: { code: "way-closed" } })
})
