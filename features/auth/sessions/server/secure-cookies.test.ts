import { expect, test, vi } from "vitest"
import { codeMailedTo } from "#tests/support/account-steps.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

vi.hoisted(() => {
  process.env.PUBLIC_URL = "https://aufwind.example"
})

const db = await testDatabase()
const { call } = testApplication(db)

test("under https every cookie of a session is Secure, Lax and for the whole site", async () => {
  const email = "sicher@example.org"
  await call("POST", "/api/auth/login/token/send", { body: { email } })
  const token = await codeMailedTo(db, email)
  const { cookies } = await call("POST", "/api/auth/login/token", { body: { email, token } })
  const attributes = Object.fromEntries(
    cookies.map((cookie) => {
      const [pair = "", ...rest] = cookie.split("; ")
      return [pair.split("=")[0], rest.filter((one) => !one.startsWith("Max-Age")).sort()]
    }),
  )
  const secret = ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"]
  expect(attributes).toEqual({
    Authorization: secret,
    known_device: secret,
    refresh: secret,
    // when the token ends is no secret, and the browser has to read it
    auth_exp: ["Path=/", "SameSite=Lax", "Secure"],
  })
})
