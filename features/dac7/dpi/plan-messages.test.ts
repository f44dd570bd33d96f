import { expect, test } from "vitest"
import { type FormerRecord, planMessages } from "./plan-messages.ts"

const JONAS = { pilotId: 1, contentHash: "a" }
const NELE = { pilotId: 2, contentHash: "b" }
const ofJonas: FormerRecord = { ...JONAS, docRef: "DE2026DE-1", docType: "OECD1" }

test("a year without sellers is reported as such, once", () => {
  expect(planMessages({ sellers: [], former: [], isFirst: true })).toEqual([
    { kind: "nil", records: [] },
  ])
  expect(planMessages({ sellers: [], former: [], isFirst: false })).toEqual([])
})

test("the first message has all sellers as new", () => {
  expect(planMessages({ sellers: [JONAS, NELE], former: [], isFirst: true })).toEqual([
    {
      kind: "new",
      records: [
        { pilotId: 1, docType: "OECD1", correctsRef: null },
        { pilotId: 2, docType: "OECD1", correctsRef: null },
      ],
    },
  ])
})

test("what is the same is not reported again", () => {
  expect(planMessages({ sellers: [JONAS], former: [ofJonas], isFirst: false })).toEqual([])
})

test("what has changed is corrected, who came is added, in messages of their own", () => {
  const sellers = [{ ...JONAS, contentHash: "c" }, NELE]
  expect(planMessages({ sellers, former: [ofJonas], isFirst: false })).toEqual([
    {
      kind: "correction",
      records: [{ pilotId: 1, docType: "OECD2", correctsRef: "DE2026DE-1" }],
    },
    { kind: "new", records: [{ pilotId: 2, docType: "OECD1", correctsRef: null }] },
  ])
})

test("who is no seller of that year any more is deleted, and would be new again", () => {
  expect(planMessages({ sellers: [], former: [ofJonas], isFirst: false })).toEqual([
    {
      kind: "correction",
      records: [{ pilotId: 1, docType: "OECD3", correctsRef: "DE2026DE-1" }],
    },
  ])
  const former = [{ ...ofJonas, docType: "OECD3" as const }]
  expect(planMessages({ sellers: [JONAS], former, isFirst: false })).toEqual([
    { kind: "new", records: [{ pilotId: 1, docType: "OECD1", correctsRef: null }] },
  ])
})
