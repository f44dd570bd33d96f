import { expect, test } from "vitest"
import { visiblePages } from "./pagination.tsx"

const shown = (page: number, pageCount: number) =>
  visiblePages(page, pageCount)
    .map((entry) => (entry.isGap ? "…" : String(entry.page)))
    .join(" ")

test("few pages are all shown", () => {
  expect(shown(1, 3)).toBe("1 2 3")
  expect(shown(3, 5)).toBe("1 2 3 4 5")
})

test("a jump is shown as a gap, a single missing page as itself", () => {
  expect(shown(1, 9)).toBe("1 2 … 9")
  expect(shown(4, 9)).toBe("1 2 3 4 5 … 9")
  expect(shown(5, 9)).toBe("1 … 4 5 6 … 9")
  expect(shown(9, 9)).toBe("1 … 8 9")
})
