import { expect, test, vi } from "vitest"
import { parseEnv } from "#platform/server/env.ts"
import { proves } from "#tests/contract/proves.ts"
import { testApplication } from "#tests/support/application.ts"
import { testDatabase } from "#tests/support/database.ts"

vi.hoisted(() => {
  process.env.STAGING_BASIC_AUTH = "1"
})

const db = await testDatabase()
const { app, call } = testApplication(db)

function basic(credential: string): string {
  return `Basic ${Buffer.from(credential).toString("base64")}`
}

test("a test system answers the credential of the very request, whole and in its parts", {
  meta: proves("call-basicauth"),
}, async () => {
  const authorization = basic("pilot@aufwind.example:Wölkchen: 7")
  const answer = await call("GET", "/api2/basicauth", { headers: { authorization } })
  expect(answer).toMatchObject({
    status: 200,
    json: {
      email: "pilot@aufwind.example",
      password: "Wölkchen: 7",
      credential: "pilot@aufwind.example:Wölkchen: 7",
    },
    cookies: [],
  })
})

test.each([
  ["nothing", undefined],
  ["a session's token", "Bearer eyJhbGciOiJIUzI1NiJ9.e30.x"],
  ["what is not base64", "Basic pilot@aufwind.example:x"],
  ["no colon", basic("pilot")],
  ["no address", basic(":geheim")],
  ["bytes that are no text", `Basic ${Buffer.from([0xff, 0x3a, 0xfe]).toString("base64")}`],
  ["more than one word", `${basic("a:b")} x`],
])("a request with %s is asked for it, so that a browser can ask its user", async (_, header) => {
  const answer = await app.request("http://localhost:3000/api2/basicauth", {
    headers: header === undefined ? {} : { authorization: header },
  })
  expect(answer.status).toBe(401)
  expect(answer.headers.get("www-authenticate")).toBe('Basic realm="Testsystem", charset="UTF-8"')
  expect(await answer.json()).toMatchObject({ statusCode: 401, code: "basic-credential-needed" })
})

test("production refuses to start with it", () => {
  const production = {
    DATABASE_URL: "postgresql://db/aufwind",
    PUBLIC_URL: "https://aufwind.example",
    SMTP_URL: "smtp://mail",
    MAIL_FROM: "post@aufwind.example",
    STAGING_BASIC_AUTH: "1",
  }
  expect(() => parseEnv(production)).toThrow("STAGING_BASIC_AUTH")
})
