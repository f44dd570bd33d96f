import { afterAll, expect, test } from "vitest"
import { takeEventLoopReading, watchEventLoop } from "./event-loop.ts"

afterAll(watchEventLoop())

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60))

/** The main thread works on nothing else for so long. */
function stand(ms: number): void {
  const spent = () => process.threadCpuUsage().user + process.threadCpuUsage().system
  const end = spent() + ms * 1_000
  while (spent() < end);
}

test("a turn that works for long is seen, and forgotten with the reading", async () => {
  await aMoment()
  takeEventLoopReading()
  // the first timer after a reading only begins
  await aMoment()
  stand(120)
  await aMoment()
  const { longestTurnMs, delayMs } = takeEventLoopReading()
  expect(longestTurnMs).toBeGreaterThanOrEqual(100)
  expect(delayMs.max).toBeGreaterThanOrEqual(100)
  await aMoment()
  expect(takeEventLoopReading().longestTurnMs).toBeLessThan(longestTurnMs)
})
