import { expect, test } from "vitest"
import type { MessageList, MessageView } from "./conversations-schemas.ts"
import {
  byDay,
  endOfThread,
  firstUnreadId,
  isNewInEnd,
  reachOf,
  stillUnsent,
  toThread,
  withNewer,
  withOlder,
} from "./thread.ts"

const message = (id: number, rest: Partial<MessageView> = {}): MessageView => ({
  id,
  key: null,
  kind: "text",
  author: { id: 1, name: "Lena B." },
  isOwn: false,
  text: `Nummer ${id}`,
  photo: null,
  isMasked: false,
  isErased: false,
  isHidden: false,
  at: "2026-12-05T10:00:00.000Z",
  ...rest,
})

const page = (ids: readonly number[], rest: Partial<MessageList> = {}): MessageList => ({
  messages: ids.map((id) => message(id)),
  hasOlder: false,
  hasNewer: false,
  deliveredUpTo: 0,
  readUpTo: 0,
  ownReadUpTo: 0,
  ...rest,
})

const idsOf = ({ messages }: { messages: readonly MessageView[] }) => messages.map(({ id }) => id)

test("what comes before and after takes its place, and what comes twice is there once", () => {
  const middle = toThread(page([5, 6], { hasOlder: true, hasNewer: true }))
  const whole = withNewer(withOlder(middle, page([3, 4, 5])), page([6, 7, 8]))
  expect(idsOf(whole)).toEqual([3, 4, 5, 6, 7, 8])
  expect(whole).toMatchObject({ hasOlder: false, hasNewer: false })
})

test("an answer that was overtaken by a later one takes no reading back", () => {
  const thread = toThread(page([1, 2], { deliveredUpTo: 2, readUpTo: 2 }))
  expect(withNewer(thread, page([], { deliveredUpTo: 1, readUpTo: 0 }))).toMatchObject({
    deliveredUpTo: 2,
    readUpTo: 2,
  })
})

test("what has arrived by another answer is not on its way any more", () => {
  const unsent = [
    { key: "one", text: "Eins" },
    { key: "two", text: "Zwei" },
  ]
  const thread = { messages: [message(1, { key: "one", isOwn: true })] }
  expect(stillUnsent(unsent, thread)).toEqual([{ key: "two", text: "Zwei" }])
})

test("an own message is sent, then delivered, then read", () => {
  const seen = { deliveredUpTo: 4, readUpTo: 2 }
  expect([2, 4, 5].map((id) => reachOf(id, seen))).toEqual(["read", "delivered", "sent"])
})

test("unread is the first message of others after the last one read, no line and nothing own", () => {
  const messages = [
    message(1),
    message(2, { isOwn: true }),
    message(3, { kind: "line" }),
    message(4),
    message(5),
  ]
  expect(firstUnreadId(messages, 1)).toBe(4)
  expect(firstUnreadId(messages, 5)).toBeUndefined()
})

test("the end of a thread is read as a whole, or not at all", () => {
  const thread = toThread(page([1, 2, 3, 4, 5]))
  expect(idsOf(endOfThread(thread))).toEqual([3, 4, 5])
  expect([5, 2, 1].map((readUpTo) => isNewInEnd(thread, readUpTo))).toEqual([true, true, false])
  expect(isNewInEnd(toThread(page([])), 0)).toBe(true)
})

test("a day is that of the clock where it is read", () => {
  const late = message(1, { at: "2026-12-05T22:30:00.000Z" })
  const later = message(2, { at: "2026-12-05T23:30:00.000Z" })
  expect(byDay([late, later], "Europe/Berlin").map(({ day }) => day)).toEqual([
    "2026-12-05",
    "2026-12-06",
  ])
  expect(byDay([late, later], "Atlantic/Reykjavik")).toHaveLength(1)
})
