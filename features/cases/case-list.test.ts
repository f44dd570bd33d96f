import { expect, test } from "vitest"
import { caseKey, type OpenCase } from "#features/admin/open-case.ts"
import { headingsOf, parseListAddress } from "#platform/list-address.ts"
import { CASE_LIST, casePath, placeInQueue, type QueuedCase, queueOf } from "./case-list.ts"

const asked = (words = "") => parseListAddress(CASE_LIST, new URLSearchParams(words))

function waiting(kind: OpenCase["kind"], subject: string, ownerId?: number): QueuedCase {
  const name = { kind, subject }
  const words = { title: "", known: "", todo: "", href: "", dueAt: "2027-01-01T10:00:00.000Z" }
  const owner = ownerId === undefined ? null : { id: ownerId, name: "Ada" }
  return { ...name, key: caseKey(name), ...words, owner }
}

const cases = [
  waiting("document", "1", 7),
  waiting("refund", "2"),
  waiting("job", "3", 8),
  waiting("payout", "4", 7),
]

const keysOf = (words: string) => queueOf(cases, asked(words), 7).map(({ key }) => key)

test("a queue holds what its address asks for: the reader's own, what nobody has, one kind of work", () => {
  expect(keysOf("")).toEqual(["document/1", "refund/2", "job/3", "payout/4"])
  expect(keysOf("ansicht=meine")).toEqual(["document/1", "payout/4"])
  expect(keysOf("ansicht=frei")).toEqual(["refund/2"])
  expect(keysOf("art=geld")).toEqual(["refund/2", "payout/4"])
  expect(keysOf("ansicht=meine&art=geld")).toEqual(["payout/4"])
})

test("a case knows what comes before and after it, and the last one leads to what is due first", () => {
  const place = (kind: OpenCase["kind"], subject: string) => placeInQueue(cases, { kind, subject })
  expect(place("refund", "2")).toEqual({
    position: 2,
    count: 4,
    previous: { kind: "document", subject: "1" },
    next: { kind: "job", subject: "3" },
  })
  expect(place("document", "1").previous).toBeNull()
  expect(place("payout", "4").next).toEqual({ kind: "document", subject: "1" })
})

test("what has just been decided leads to what is due first, and alone to nothing", () => {
  expect(placeInQueue(cases, { kind: "mail", subject: "9" })).toEqual({
    position: null,
    count: 4,
    previous: null,
    next: { kind: "document", subject: "1" },
  })
  expect(placeInQueue(cases.slice(0, 1), { kind: "document", subject: "1" }).next).toBeNull()
})

test("the address of a case keeps its queue, and takes names with any characters", () => {
  const name = { kind: "failing-row", subject: "a/b.c?" } as const
  expect(casePath(name)).toBe("/de/verwaltung/faelle/failing-row/a%2Fb.c%3F")
  expect(casePath(name, asked("ansicht=meine&art=technik"))).toBe(
    "/de/verwaltung/faelle/failing-row/a%2Fb.c%3F?ansicht=meine&art=technik",
  )
})

test("a case keeps the columns of its queue, and a heading sorts it by its column", () => {
  const query = asked("spalten=kind,due&sortierung=frist")
  expect(casePath({ kind: "mail", subject: "9" }, query)).toBe(
    "/de/verwaltung/faelle/mail/9?spalten=case,kind,due".replaceAll(",", "%2C"),
  )
  const headings = headingsOf(CASE_LIST, query)
  expect(headings.map(({ key }) => key)).toEqual(["case", "kind", "due"])
  expect(headings[2]?.sort).toEqual({
    href: "/de/verwaltung/faelle?sortierung=letzte-frist&spalten=case%2Ckind%2Cdue",
    direction: "ascending",
  })
  expect(headings[1]?.sort?.direction).toBeUndefined()
})
