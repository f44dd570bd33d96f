import { expect, test } from "vitest"
import { ownTurn } from "./own-turn.ts"

test("of many who come at once one begins a turn, in their order, and others get theirs in between", async () => {
  const seen: string[] = []
  const work = (name: string) => ownTurn().then(() => seen.push(name))
  const between = (left: number) => {
    seen.push("-")
    if (left > 1) setImmediate(between, left - 1)
  }
  const all = Promise.all(["a", "b", "c"].map(work))
  setImmediate(between, 3)
  await all
  expect(seen.join("").replace(/-$/, "")).toBe("a-b-c")
})

test("whoever comes later waits no longer for it", async () => {
  await ownTurn()
  const seen: string[] = []
  await Promise.all([
    ownTurn().then(() => seen.push("first")),
    ownTurn().then(() => seen.push("second")),
  ])
  expect(seen).toEqual(["first", "second"])
})
