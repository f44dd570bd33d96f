import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { errorWithoutData } from "./log.ts"

const db = await testDatabase()

test("a failed query is logged without what it was about", async () => {
  const secret = "lena@example.org mit 482913\n    at direct-login/abc"
  const failure = await db
    .execute(sql`select ${secret}::text from there_is_no_such_table`)
    .catch((error: unknown) => error)
  expect(String(failure)).toContain("482913")
  const logged = errorWithoutData(failure)
  expect(JSON.stringify(logged)).not.toMatch(/lena|482913|direct-login/)
  expect(logged).toMatchObject({
    message: expect.stringContaining("there_is_no_such_table"),
    stack: expect.stringMatching(/^at /),
    cause: { reason: "42P01", message: 'relation "there_is_no_such_table" does not exist' },
  })
})

test("what a refused row holds stays out of the log, which rule refused it does not", async () => {
  const insert = () =>
    db.execute(sql`insert into settings (key, value) values ('482913', '{"of": "lena"}')`)
  await insert()
  const logged = errorWithoutData(await insert().catch((error: unknown) => error))
  expect(JSON.stringify((logged as { cause: object }).cause)).not.toMatch(/lena|482913/)
  expect(logged).toMatchObject({ cause: { reason: "23505", constraint: "settings_pkey" } })
})

test("an address that a mail server quotes stays out of the log", () => {
  const refused = new Error("550 5.1.1 <lena.berger@flug.example>: unknown", {
    cause: new Error("lena.berger@flug.example has no mailbox"),
  })
  expect(JSON.stringify(errorWithoutData(refused))).not.toContain("lena")
  expect(errorWithoutData("550 <lena.berger@flug.example>")).toBe("550 <…@…>")
})

test("errors that are no errors are logged as they are", () => {
  expect(errorWithoutData("connection lost")).toBe("connection lost")
})
