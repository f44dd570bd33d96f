import { Writable } from "node:stream"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createLog } from "#platform/server/log.ts"
import { withRequestId } from "#platform/server/request-id.ts"
import { EACH, takeRepeatsTogether } from "./repeated-lines.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Line {
  msg: string
  repeated?: number
  requestId?: string
  err?: { reason?: string }
}

function logWith(limits: { most: number }) {
  const lines: Line[] = []
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const repeats = takeRepeatsTogether(limits)
  return { lines, repeats, log: createLog("info", to, repeats) }
}

const refused = () => Object.assign(new Error("connect 127.0.0.1"), { code: "ECONNREFUSED" })
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { repeated = 1 }) => sum + repeated, 0)

test("the same line of the same class of error is written so often a minute, then once with how many there were", () => {
  const { lines, log } = logWith({ most: 3 })
  for (let count = 0; count < 50; count += 1) {
    withRequestId(`request-${count}`, () => log.error({ err: refused() }, "request failed"))
  }
  expect(lines).toHaveLength(3)
  vi.advanceTimersByTime(59_000)
  expect(lines).toHaveLength(3)
  vi.advanceTimersByTime(1_000)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatchObject({
    msg: "request failed",
    repeated: 47,
    requestId: "request-49",
    err: { reason: "ECONNREFUSED" },
  })
  // a minute later it is something new again
  log.error({ err: refused() }, "request failed")
  expect(lines).toHaveLength(5)
  expect(sumOf(lines)).toBe(51)
})

test("other words, another class of error or another queue are lines of their own", () => {
  const { lines, log } = logWith({ most: 1 })
  log.warn({ err: refused() }, "page timed out")
  log.warn({ err: refused() }, "a job failed and is tried again")
  log.warn({ err: new TypeError("no") }, "page timed out")
  log.warn({ err: new Error("query failed", { cause: refused() }) }, "page timed out")
  log.warn({ queue: "mails" }, "a job failed and is tried again")
  log.warn({ queue: "events" }, "a job failed and is tried again")
  log.error({ err: refused() }, "page timed out")
  log.warn("page timed out")
  expect(lines.map(({ repeated }) => repeated)).toEqual(Array(8).fill(undefined))
})

test("nothing is lost in the sum over ten minutes, whoever stops in between", () => {
  const { lines, log, repeats } = logWith({ most: 5 })
  for (let second = 0; second < 600; second += 1) {
    for (let count = 0; count < 4; count += 1) log.info({ status: 503 }, "request")
    vi.advanceTimersByTime(1_000)
  }
  expect(lines.length).toBeLessThanOrEqual(11 * 6)
  repeats.flush()
  expect(sumOf(lines)).toBe(2_400)
})

test("what is drawn by lot is written each time", () => {
  const { lines, log } = logWith({ most: 1 })
  for (let count = 0; count < 5; count += 1) log.info({ status: 200, [EACH]: true }, "request")
  expect(lines).toHaveLength(5)
})

test("made-up kinds do not fill the memory, and are all written", () => {
  const { lines, log } = logWith({ most: 1 })
  for (let kind = 0; kind < 1_500; kind += 1) {
    log.info(`event ${kind}`)
    log.info(`event ${kind}`)
  }
  vi.advanceTimersByTime(60_000)
  expect(sumOf(lines)).toBe(3_000)
  expect(lines).toHaveLength(3_000)
})
