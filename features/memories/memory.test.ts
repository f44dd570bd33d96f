import { expect, test } from "vitest"
import { days } from "#platform/duration.ts"
import {
  type AlbumPart,
  canAdd,
  canAsk,
  canRemove,
  canSeeAlbum,
  canShow,
  isAnswerDue,
  MAX_MEMORIES,
  type RequestEnd,
} from "./memory.ts"

const GUEST: AlbumPart = { role: "passenger", isOpen: true }
const PILOT: AlbumPart = { role: "pilot", isOpen: true }

test("who was on board sees the album from the landing on, nobody else ever does", () => {
  expect([GUEST, PILOT].map(canSeeAlbum)).toEqual([true, true])
  expect(canSeeAlbum({ role: null, isOpen: true })).toBe(false)
  expect(canSeeAlbum({ role: "pilot", isOpen: false })).toBe(false)
})

test("everybody on board adds up to thirty photos, whatever the others have added", () => {
  expect(canAdd(GUEST, MAX_MEMORIES - 1)).toBe(true)
  expect(canAdd(GUEST, MAX_MEMORIES)).toBe(false)
  expect(canAdd({ role: null, isOpen: true }, 0)).toBe(false)
})

test("a photo is removed by who has added it alone, the pilot included", () => {
  expect(canRemove({ userId: 7 }, 7)).toBe(true)
  expect(canRemove({ userId: 7 }, 8)).toBe(false)
})

test("only the pilot asks, one request at a time", () => {
  expect(canAsk(PILOT, null)).toBe(true)
  expect(canAsk(GUEST, null)).toBe(false)
  expect(canAsk({ role: "pilot", isOpen: false }, null)).toBe(false)
  for (const status of ["asked", "shown"] as const) {
    expect(canAsk(PILOT, { status, endReason: null })).toBe(false)
  }
})

test("a no is not asked about again; silence and a request that was taken back may be", () => {
  const again = (endReason: RequestEnd) => canAsk(PILOT, { status: "ended", endReason })
  expect((["expired", "taken_back"] as const).map(again)).toEqual([true, true])
  const noes = ["declined", "withdrawn", "objected", "left", "hidden"] as const
  expect(noes.map(again)).toEqual(noes.map(() => false))
})

test("a photo is shown once everybody has agreed, and never where nobody was asked", () => {
  const agreed = { answer: "agreed" } as const
  expect(canShow([agreed, agreed])).toBe(true)
  for (const answer of [null, "declined", "withdrawn"] as const) {
    expect(canShow([agreed, { answer }])).toBe(false)
  }
  expect(canShow([])).toBe(false)
})

test("an answer is due until the time is over, whenever the timer comes by", () => {
  const now = new Date("2026-06-01T12:00:00Z")
  const due = (expiresAt: Date) => isAnswerDue({ status: "asked", expiresAt }, now)
  expect(due(new Date(now.getTime() + 1))).toBe(true)
  expect(due(now)).toBe(false)
  const tomorrow = new Date(now.getTime() + days(1))
  expect(isAnswerDue({ status: "ended", expiresAt: tomorrow }, now)).toBe(false)
})
