import { expect, test } from "vitest"
import { limitConcurrency } from "./limit-concurrency.ts"

test("two work, one waits its turn, the fourth is sent away", async () => {
  const places = limitConcurrency({ working: 2, waiting: 1 })
  const ends: (() => void)[] = []
  const started: number[] = []
  const work = (id: number) => () =>
    new Promise<number>((resolve) => {
      started.push(id)
      ends.push(() => resolve(id))
    })
  const [first, second, third] = [1, 2, 3].map((id) => places.take(work(id)))
  expect(await places.take(work(4))).toBeUndefined()
  expect(started).toEqual([1, 2])
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => started).toEqual([1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  expect(await Promise.all([second, third])).toEqual([2, 3])
})

test("work that fails releases its slot", async () => {
  const places = limitConcurrency({ working: 1, waiting: 0 })
  await expect(places.take(() => Promise.reject(new Error("verzeichnet")))).rejects.toThrow()
  expect(await places.take(async () => "frei")).toBe("frei")
})
