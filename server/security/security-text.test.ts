import { expect, test } from "vitest"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { securityText } from "#server/security/security-text.ts"

const routes = securityText(() => ({
  PUBLIC_URL: "https://aufwind.example",
  OPERATOR_EMAIL: "post@betrieb.example",
}))

async function readFields() {
  const answer = await routes.request("/.well-known/security.txt")
  expect(answer.headers.get("content-type")?.toLowerCase()).toBe("text/plain; charset=utf-8")
  const lines = (await answer.text()).trimEnd().split("\n")
  return lines.map((line) => line.split(/: (.*)/).slice(0, 2))
}

test("who finds a hole reads where to report it, each field once", async () => {
  expect(await readFields()).toEqual([
    ["Contact", "mailto:post@betrieb.example"],
    ["Expires", expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)],
    ["Preferred-Languages", "de, en"],
    ["Canonical", "https://aufwind.example/.well-known/security.txt"],
  ])
})

test("it expires in months, within a year, however long the server runs", async () => {
  const expires = Date.parse(
    new Map((await readFields()) as [string, string][]).get("Expires") ?? "",
  )
  const left = expires - clock.now().getTime()
  expect(left).toBeGreaterThan(days(90))
  expect(left).toBeLessThan(days(365))
})
