import { expect, test } from "vitest"
import { allQueues } from "#server/jobs.ts"
import { formatCron } from "./format-cron.ts"
import { formatQueueName, QUEUE_LABELS } from "./queue-labels.ts"

test("every queue of the process has a label, and no label is left over", () => {
  expect(Object.keys(QUEUE_LABELS).toSorted()).toEqual(allQueues.map(({ name }) => name).toSorted())
})

test("an unknown queue is shown by its name", () => {
  expect(formatQueueName("lange-her")).toBe("lange-her")
})

test("every cron schedule of the process can be described in words", () => {
  const crons = allQueues.flatMap(({ cron }) => cron ?? [])
  expect(crons.length).toBeGreaterThan(5)
  expect(crons.filter((cron) => formatCron(cron) === cron)).toEqual([])
})

test.each([
  ["* * * * *", "jede Minute"],
  ["*/5 * * * *", "alle 5 Minuten"],
  ["17 * * * *", "stündlich, 17 Minuten nach der vollen"],
  ["0 18 * * *", "täglich um 18:00 Uhr"],
  ["47 3 * * *", "täglich um 03:47 Uhr"],
  ["0 0 1 * *", "0 0 1 * *"],
])("%s is %s", (cron, words) => {
  expect(formatCron(cron)).toBe(words)
})
