import { expect, test } from "vitest"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { hashPassword } from "#features/auth/core/server/password-hash.ts"
import { testDatabase } from "#tests/support/database.ts"

// the environment is read once, at the first need of it: this file's product is served over https
process.env.PUBLIC_URL = "https://aufwind.example"
const { testApplication } = await import("#tests/support/application.ts")

const db = await testDatabase()
const { call } = testApplication(db)

// what scripts of the page may read: the expiry of the token, no secret
const READABLE = ["auth_exp"]

const PASSWORD = "Wolken-ueber-Juist-7"

async function cookiesSet(): Promise<string[]> {
  const { email } = await makeUser(db, { passwordHash: await hashPassword(PASSWORD) })
  const flight = await makeFlight(db)
  const answers = [
    await call("POST", "/api/auth/login/password", { body: { email, password: PASSWORD } }),
    await call("POST", "/api/auth/logout"),
    await call("POST", "/api/checkouts", {
      body: { flightId: flight.id, seats: 1, shownTotalCents: 6_875 },
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201])
  return answers.flatMap(({ cookies }) => cookies)
}

test("every cookie is Lax, for the whole site, Secure behind https, and hidden from scripts", async () => {
  const cookies = await cookiesSet()
  const names = new Set(cookies.map((cookie) => cookie.split("=")[0]))
  expect([...names].toSorted()).toEqual([
    "Authorization",
    "auth_exp",
    "checkout",
    "known_device",
    "refresh",
  ])
  for (const cookie of cookies) {
    const [pair = "", ...attributes] = cookie.split("; ")
    const isReadable = READABLE.includes(pair.split("=")[0] ?? "")
    expect(attributes, cookie).toContain("Path=/")
    expect(attributes, cookie).toContain("SameSite=Lax")
    expect(attributes, cookie).toContain("Secure")
    expect(attributes.includes("HttpOnly"), cookie).toBe(!isReadable)
    expect(
      attributes.some((attribute) => attribute.startsWith("Max-Age=")),
      cookie,
    ).toBe(true)
    expect(
      attributes.some((attribute) => attribute.startsWith("Domain=")),
      cookie,
    ).toBe(false)
  }
})
