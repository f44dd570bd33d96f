import { expect, test } from "vitest"
import { days } from "#platform/duration.ts"
import { findPriceCut } from "./price-cut.ts"

/** Days before today and the price of a seat in euros from then on. */
type History = [daysAgo: number, euros: number][]
const TODAY = Date.UTC(2026, 5, 30, 12)

const cutOf = (history: History) => {
  const cut = findPriceCut(
    history.map(([daysAgo, euros]) => ({
      seatPriceCents: euros * 100,
      validFrom: new Date(TODAY - days(daysAgo)),
    })),
  )
  return (
    cut && {
      from: cut.formerSeatPriceCents / 100,
      to: cut.seatPriceCents / 100,
      daysAgo: (TODAY - cut.since.getTime()) / days(1),
    }
  )
}

const reductions: [string, History, ReturnType<typeof cutOf>][] = [
  [
    "a price that fell once",
    [
      [20, 60],
      [5, 50],
    ],
    { from: 60, to: 50, daysAgo: 5 },
  ],
  [
    "two cuts in a row, counted from the first",
    [
      [20, 60],
      [8, 55],
      [3, 45],
    ],
    { from: 60, to: 45, daysAgo: 8 },
  ],
  [
    "raised and then cut below what it was",
    [
      [25, 50],
      [10, 70],
      [5, 40],
    ],
    { from: 50, to: 40, daysAgo: 5 },
  ],
  [
    "raised so long ago that the old price is out of the 30 days",
    [
      [90, 50],
      [60, 70],
      [5, 60],
    ],
    { from: 70, to: 60, daysAgo: 5 },
  ],
  [
    "cut, raised, cut again: the lowest of 30 days is the reference",
    [
      [28, 60],
      [20, 45],
      [15, 60],
      [5, 40],
    ],
    { from: 45, to: 40, daysAgo: 5 },
  ],
  [
    "the same price written again before the cut",
    [
      [20, 60],
      [10, 60],
      [5, 50],
    ],
    { from: 60, to: 50, daysAgo: 5 },
  ],
  [
    "the same price written again after the cut",
    [
      [20, 60],
      [5, 50],
      [2, 50],
    ],
    { from: 60, to: 50, daysAgo: 5 },
  ],
  [
    "a history in no order",
    [
      [5, 50],
      [20, 60],
    ],
    { from: 60, to: 50, daysAgo: 5 },
  ],
]

test.each(reductions)("%s is a reduction", (_, history, cut) => {
  expect(cutOf(history)).toEqual(cut)
})

const noReductions: [string, History][] = [
  ["a price that never changed", [[20, 60]]],
  [
    "a price that rose",
    [
      [20, 50],
      [5, 60],
    ],
  ],
  [
    "raised and cut back to the old price",
    [
      [20, 50],
      [10, 70],
      [5, 50],
    ],
  ],
  [
    "raised and cut to more than the old price",
    [
      [20, 50],
      [10, 70],
      [5, 60],
    ],
  ],
  [
    "a cut that was taken back",
    [
      [20, 60],
      [10, 50],
      [5, 60],
    ],
  ],
  [
    "a cut to what it cost on a single day within the 30",
    [
      [33, 60],
      [20, 50],
      [19, 60],
      [5, 50],
    ],
  ],
  [
    "an old low price that still held on a day of the 30",
    [
      [60, 40],
      [34, 70],
      [5, 60],
    ],
  ],
  ["a flight without prices", []],
]

test.each(noReductions)("%s is none", (_, history) => {
  expect(cutOf(history)).toBeUndefined()
})
