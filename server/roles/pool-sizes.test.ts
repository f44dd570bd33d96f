import { expect, test } from "vitest"
import { connectionsOfProcess, poolSizes } from "./pool-sizes.ts"

test("a process that does both has most of its connections for who waits", () => {
  expect(poolSizes({ ROLE: "all", DATABASE_POOL_SIZE: 20 })).toEqual({ requests: 12, work: 8 })
})

test.each([4, 7, 20, 500])("of %i connections each role has some for each, and no more", (size) => {
  for (const ROLE of ["web", "worker", "all"] as const) {
    const { requests, work } = poolSizes({ ROLE, DATABASE_POOL_SIZE: size })
    expect(requests + work).toBe(size)
    expect(Math.min(requests, work)).toBeGreaterThanOrEqual(2)
  }
})

test("a process that only answers needs fewer beside them", () => {
  const settings = { DATABASE_POOL_SIZE: 20 }
  expect(connectionsOfProcess({ ...settings, ROLE: "all" })).toBe(26)
  expect(connectionsOfProcess({ ...settings, ROLE: "web" })).toBe(23)
})
