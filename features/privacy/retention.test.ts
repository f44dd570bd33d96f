import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { MAIL_TEXT_KEPT_DAYS } from "#platform/server/sent-mails/drop-mail-texts.ts"
import { allQueues } from "#server/jobs.ts"
import { DELETES_NOBODY, RETENTION } from "./retention.ts"

const names = allQueues.map(({ name }) => name)
const text = readFileSync("content/datenschutz.md", "utf8")

test("the privacy text promises what the table of retention says, row by row", () => {
  const [, table = ""] = text.split("| Daten | Löschung |\n| --- | --- |\n")
  const rows = table.slice(0, table.indexOf("\n\n")).split("\n")
  expect(rows).toEqual(RETENTION.map(({ data, until }) => `| ${data} | ${until} |`))
})

test("every promise that a timer keeps names one that runs", () => {
  const named = RETENTION.flatMap(({ by }) => by)
  expect(named.filter((name) => !names.includes(name))).toEqual([])
  const unplanned = allQueues.filter(({ name, cron }) => named.includes(name) && !cron)
  expect(unplanned.map(({ name }) => name)).toEqual([])
})

test("every timer that deletes has its place there", () => {
  const named = new Set([...RETENTION.flatMap(({ by }) => by), ...DELETES_NOBODY])
  const deleting = allQueues.filter(
    ({ name, cron }) => cron && /^(?:delete|forget|drop)-/.test(name),
  )
  expect(deleting.length).toBeGreaterThan(10)
  expect(deleting.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
  expect(DELETES_NOBODY.filter((name) => !names.includes(name))).toEqual([])
})

test("the text names the days after which mails lose their words", () => {
  const row = RETENTION.find(({ by }) => by.includes("drop-mail-texts"))
  expect(row?.until).toContain(`nach ${MAIL_TEXT_KEPT_DAYS} Tagen`)
})
