import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { beginSpan, inSpan, isTracing } from "./spans.ts"
import { statementName } from "./traced-statement.ts"

test("a statement is named by what it does and its first table, never by a value", () => {
  const named = (text: string) => Object.values(statementName(text)).join(" ")
  expect(named('select "id" from "bookings" where "id" = $1')).toBe("SELECT bookings")
  expect(named('insert into "mails" ("id") values ($1)')).toBe("INSERT mails")
  expect(named('update "public"."flights" set "status" = $1')).toBe("UPDATE flights")
  expect(named("begin")).toBe("BEGIN")
  expect(named("\n  with due as (select id from pgboss.job) select * from due")).toBe("WITH job")
  expect(named("select 'a letter from lena' as text from users")).toBe("SELECT")
  expect(named("select set_config('x', 'into lena', true)")).toBe("SELECT")
})

test("where nobody looks there is no span, and work is only done", async () => {
  expect(isTracing()).toBe(false)
  expect(beginSpan({ name: "request", kind: "server" })).toBeUndefined()
  expect(await inSpan({ name: "job", kind: "consumer" }, async () => 7)).toBe(7)
})

test("the packages of OpenTelemetry are loaded by one file, and that one only when it is asked for", () => {
  const importers: string[] = []
  const loaders: string[] = []
  for (const room of ["app", "features", "platform", "server", "ui"]) {
    for (const path of readdirSync(room, { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(path) || /\.test\./.test(path)) continue
      const text = readFileSync(`${room}/${path}`, "utf8")
      if (text.includes('from "@opentelemetry/')) importers.push(path)
      if (/from "[^"]*open-telemetry\.ts"/.test(text)) loaders.push(path)
    }
  }
  expect(importers).toEqual(["server/telemetry/open-telemetry.ts"])
  expect(loaders).toEqual([])
})
