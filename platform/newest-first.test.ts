import { expect, test } from "vitest"
import { newestFirst } from "./newest-first.ts"

const entries = (...ids: number[]) => ids.map((id) => ({ id }))

test.each([
  [[], 1, [1]],
  [[1, 2], 3, [3, 1, 2]],
  [[1, 2, 3], 2, [2, 1, 3]],
  [[1, 2, 3], 4, [4, 1, 2]],
])("%j and then %i become %j when three are stored", (list, next, kept) => {
  expect(newestFirst(entries(...list), { id: next }, 3)).toEqual(entries(...kept))
})

test("the newest version of an entry stays", () => {
  expect(newestFirst([{ id: 1, name: "alt" }], { id: 1, name: "neu" }, 3)).toEqual([
    { id: 1, name: "neu" },
  ])
})
