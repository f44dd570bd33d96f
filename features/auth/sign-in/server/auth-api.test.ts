import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { authenticate } from "#features/auth/sessions/server/authenticate.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { createUser } from "#features/users/core/server/create-user.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { usersApi } from "#features/users/settings/server/users-api.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Answer, Endpoint } from "#platform/server/endpoint.ts"
import { mailsTable } from "#platform/server/mail.ts"
import { testDatabase } from "#tests/support/database.ts"
import { authApi } from "./auth-api.ts"
import { signInByForm } from "./sign-in-by-form.ts"

const db = await testDatabase()

const api = authApi({ takeOver: async () => {}, release: async () => {} })

type Cookies = Record<string, string>

interface Sent {
  body?: unknown
  params?: unknown
  cookies?: Cookies
  user?: UserActor | null
  address?: string
}

/** Calls an endpoint as the server does: parsed input, the cookies of one browser. */
function call(method: Endpoint["method"], path: string, sent: Sent = {}): Promise<Answer> {
  const found = [...api, ...usersApi].find(
    (candidate) => candidate.method === method && candidate.path === path,
  )
  if (!found) throw new Error(`no endpoint ${method} ${path}`)
  return found.handle({
    db,
    user: sent.user ?? null,
    params: found.params?.parse(sent.params),
    query: undefined,
    body: found.body?.parse(sent.body),
    rawBody: "",
    bytes: new Uint8Array(),
    header: () => undefined,
    cookie: (name) => sent.cookies?.[name],
    address: sent.address ?? "192.0.2.7",
  })
}

function cookiesOf(answer: Answer): Cookies {
  return Object.fromEntries((answer.cookies ?? []).map(({ name, value }) => [name, value]))
}

const who = (cookies: Cookies) => authenticate(db, (name) => cookies[name])

async function codeIn(email: string): Promise<string> {
  const mails = await db.select().from(mailsTable).where(eq(mailsTable.recipient, email))
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "no code in the mail"
}

async function codeSignIn(email: string, cookies: Cookies = {}): Promise<Answer> {
  await call("POST", "/api/auth/login/token/send", { body: { email } })
  const token = await codeIn(email.trim().toLowerCase())
  return call("POST", "/api/auth/login/token", { body: { email, token }, cookies })
}

test("sign-in, refresh and logout answer as specified, and the cookies carry the session", async () => {
  const answer = await codeSignIn("  Lena@Example.org")
  const cookies = cookiesOf(answer)
  expect(answer.json).toMatchObject({
    accessToken: cookies.Authorization,
    user: { email: "lena@example.org" },
  })
  const refreshed = await call("POST", "/api/auth/refresh", { cookies })
  expect(refreshed.json).toMatchObject({ user: { email: "lena@example.org" } })
  const next = cookiesOf(refreshed)
  expect(await who(next)).not.toBeNull()
  await call("POST", "/api/auth/logout", { cookies: next })
  expect(await who(next)).toBeNull()
  await expect(call("POST", "/api/auth/refresh", { cookies: next })).rejects.toMatchObject({
    kind: "unauthenticated",
  })
  await expect(call("POST", "/api/auth/refresh")).rejects.toMatchObject({ kind: "unauthenticated" })
})

test("signing in again ends the session that the browser came with, and no other", async () => {
  const here = cookiesOf(await codeSignIn("zwei@example.org"))
  const elsewhere = cookiesOf(await codeSignIn("zwei@example.org"))
  const anew = cookiesOf(await codeSignIn("zwei@example.org", here))
  expect(await who(here)).toBeNull()
  expect(await who(elsewhere)).not.toBeNull()
  expect(await who(anew)).not.toBeNull()
})

test("no answer holds what proves an identity", async () => {
  const userId = await confirmEmail(db, "hash@example.org")
  const passwordHash = await hashPassword("Sehr geheim 1")
  await db.update(usersTable).set({ passwordHash }).where(eq(usersTable.id, userId))
  const answer = await call("POST", "/api/auth/login/password", {
    body: { email: "hash@example.org", password: "Sehr geheim 1" },
  })
  expect(JSON.stringify(answer)).not.toContain("argon2")
  expect(Object.keys((answer.json as { user: object }).user)).not.toContain("passwordHash")
})

test("the own account is shown, another one looks like a missing one", async () => {
  const [own, other] = [
    await confirmEmail(db, "ich@example.org"),
    await confirmEmail(db, "du@example.org"),
  ]
  const user: UserActor = {
    kind: "user",
    userId: own,
    isPilot: false,
    isAdmin: true,
    officeRoles: ["owner"],
  }
  const shown = await call("GET", "/api/users/:id/as-owner", { user, params: { id: String(own) } })
  expect(shown.json).toMatchObject({ id: own, email: "ich@example.org" })
  const refusals = await Promise.all(
    [other, 2_000_000_000].map((id) =>
      call("GET", "/api/users/:id/as-owner", { user, params: { id: String(id) } }).catch(
        (error: unknown) => error,
      ),
    ),
  )
  expect(refusals[0]).toMatchObject({ kind: "not-found" })
  expect(refusals[1]).toEqual(refusals[0])
})

test("an address is free until somebody has confirmed it", async () => {
  const check = (email: string) =>
    call("POST", "/api/users/check-mail-availability", { body: { email } })
  expect((await check("frei@example.org")).json).toEqual({ isAvailable: true })
  await createUser(db, { email: "frei@example.org" })
  expect((await check("frei@example.org")).json).toEqual({ isAvailable: true })
  await confirmEmail(db, "frei@example.org")
  expect((await check("FREI@example.org ")).json).toEqual({ isAvailable: false })
})

test("nobody asks for many addresses", async () => {
  const check = () =>
    call("POST", "/api/users/check-mail-availability", {
      body: { email: "wer@example.org" },
      address: "192.0.2.99",
    })
  for (let round = 0; round < 40; round += 1) await check()
  await expect(check()).rejects.toMatchObject({ kind: "limited" })
})

test.each([
  ["/api/auth/login/token/send", { email: "keine adresse" }],
  ["/api/auth/login/token", { email: "a@example.org", token: "12345" }],
  ["/api/auth/login/token", { email: "a@example.org", token: 123456 }],
  ["/api/auth/login/password", { email: "a@example.org", password: "" }],
  ["/api/auth/login/password", { email: "a@example.org", password: "x".repeat(1001) }],
])("%s refuses %j", (path, body) => {
  const found = api.find((candidate) => candidate.path === path)
  expect(found?.body?.safeParse(body).success).toBe(false)
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test("without script the forms lead from address to code to session", async () => {
  const client = { address: "192.0.2.31", device: "Lynx", cookie: () => undefined }
  const email = "ohne-script@example.org"
  const bad = await signInByForm(db, formOf({ step: "send", email: "ohne" }), client)
  expect(bad).toEqual({
    state: {
      step: "email",
      email: "ohne",
      fields: { email: "Bitte gib eine gültige E-Mail-Adresse an" },
    },
  })
  const sent = await signInByForm(db, formOf({ step: "send", email }), client)
  expect(sent).toEqual({ state: { step: "code", email, fields: {} } })
  const token = await codeIn(email)
  const wrong = String((Number(token) + 1) % 1_000_000).padStart(6, "0")
  expect(await signInByForm(db, formOf({ step: "code", email, token: wrong }), client)).toEqual({
    state: {
      step: "code",
      email,
      fields: { token: "Der Token ist ungültig. Bitte überprüfe deine Eingabe." },
    },
  })
  expect(await signInByForm(db, formOf({ step: "code", email, token }), client)).toMatchObject({
    grant: { user: { email } },
  })
  const password = await signInByForm(
    db,
    formOf({ step: "password", email, password: "geraten" }),
    client,
  )
  expect(password).toMatchObject({
    state: { step: "password", fields: { password: expect.any(String) } },
  })
})
