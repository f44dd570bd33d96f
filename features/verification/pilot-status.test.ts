import fc from "fast-check"
import { expect, test } from "vitest"
import {
  isVerified,
  kindStatus,
  listPapers,
  neededKinds,
  type PilotStatus,
  pilotStatus,
} from "./pilot-status.ts"
import type { DocumentKind, DocumentStatus } from "./verification.ts"

const TODAY = "2027-03-01"

type Row = [status: DocumentStatus, expiresOn: string | null]

// the first is the oldest
function medicals(...rows: Row[]) {
  return rows.map(([status, expiresOn], id) => ({
    id,
    kind: "medical" as const,
    status,
    expiresOn,
  }))
}

test.each<[string, Row[], PilotStatus]>([
  ["nothing", [], "none"],
  ["handed in", [["submitted", "2028-01-01"]], "submitted"],
  ["opened by the back office", [["in_review", "2028-01-01"]], "in_review"],
  ["verified without an end", [["verified", null]], "verified"],
  ["verified, 61 days left", [["verified", "2027-05-01"]], "verified"],
  ["verified, 60 days left", [["verified", "2027-04-30"]], "expiring"],
  ["verified until today", [["verified", "2027-03-01"]], "expiring"],
  ["verified until yesterday", [["verified", "2027-02-28"]], "expired"],
  ["sent back", [["rejected", "2028-01-01"]], "rejected"],
  [
    "sent back, but an earlier one is valid",
    [
      ["verified", "2028-01-01"],
      ["rejected", "2029-01-01"],
    ],
    "verified",
  ],
  [
    "sent back after one has ended",
    [
      ["verified", "2027-02-28"],
      ["rejected", "2029-01-01"],
    ],
    "rejected",
  ],
  [
    "handed in again after one has ended",
    [
      ["verified", "2027-02-28"],
      ["submitted", "2029-01-01"],
    ],
    "submitted",
  ],
  [
    "renewed before the end",
    [
      ["verified", "2027-03-20"],
      ["verified", "2029-01-01"],
    ],
    "verified",
  ],
  [
    "blocked, whatever else there is",
    [
      ["blocked", null],
      ["verified", null],
    ],
    "blocked",
  ],
])("a medical that is %s", (_, rows, status) => {
  expect(kindStatus(medicals(...rows), "medical", TODAY)).toBe(status)
})

test.each([
  ["PPL(A)", "DE", ["identity", "licence", "medical", "background_check", "rating", "insurance"]],
  ["PPL(A)", "AT", ["identity", "licence", "medical", "rating", "insurance"]],
  ["CPL(A)", null, ["identity", "licence", "medical", "background_check", "rating", "insurance"]],
  ["LAPL(A)", "DE", ["identity", "licence", "medical", "background_check", "insurance"]],
  ["UL", "DE", ["identity", "licence", "medical", "rating", "insurance"]],
  ["SPL", "DE", ["identity", "licence", "medical", "insurance"]],
] as const)("%s from %s needs what belongs to it", (licence, homeCountry, kinds) => {
  expect(neededKinds({ licence, homeCountry })).toEqual(kinds)
})

const NEEDED = neededKinds({ licence: "PPL(A)", homeCountry: "DE" })

function papers(states: Partial<Record<DocumentKind, DocumentStatus>>) {
  return NEEDED.flatMap((kind, id) => {
    const status = kind in states ? states[kind] : "verified"
    return status ? [{ id, kind, status, expiresOn: null }] : []
  })
}

test.each<[string, Partial<Record<DocumentKind, DocumentStatus | undefined>>, PilotStatus]>([
  ["everything is verified", {}, "verified"],
  ["one is being checked", { medical: "in_review" }, "in_review"],
  [
    "one waits and one is being checked",
    { medical: "in_review", licence: "submitted" },
    "submitted",
  ],
  ["one is missing", { medical: undefined, licence: "submitted" }, "none"],
  ["one is missing and one came back", { medical: undefined, licence: "rejected" }, "rejected"],
  ["one is blocked", { licence: "rejected", identity: "blocked" }, "blocked"],
])("a pilot of whose papers %s", (_, states, status) => {
  expect(pilotStatus(papers(states as never), NEEDED, TODAY)).toBe(status)
})

test("what ends soon is verified all the same, until its last day and whether it is renewed or not", () => {
  const own = medicals(["verified", "2027-03-20"], ["submitted", "2029-01-01"])
  const [medical] = listPapers(own, ["medical"], TODAY)
  expect(medical).toEqual({
    kind: "medical",
    status: "expiring",
    endsOn: "2027-03-20",
    isRenewed: true,
  })
  const counted = listPapers(papers({}), NEEDED, TODAY).filter(isVerified)
  expect([...counted, medical].filter((one) => one && isVerified(one))).toHaveLength(7)
  expect(listPapers(medicals(), ["medical"], TODAY).filter(isVerified)).toEqual([])
})

test("a pilot is verified exactly when everything needed is, and what is not needed changes nothing", () => {
  const status = fc.constantFrom<DocumentStatus>("submitted", "in_review", "verified", "rejected")
  const document = fc.record({
    id: fc.nat(),
    kind: fc.constantFrom(...NEEDED),
    status,
    expiresOn: fc.constantFrom(null, "2027-02-28", "2027-03-01", "2027-04-30", "2028-03-01"),
  })
  fc.assert(
    fc.property(fc.array(document, { maxLength: 12 }), (documents) => {
      const all = NEEDED.every((kind) => kindStatus(documents, kind, TODAY) === "verified")
      expect(pilotStatus(documents, NEEDED, TODAY) === "verified").toBe(all)
      const fewer = NEEDED.slice(0, 3)
      const ofThose = documents.filter(({ kind }) => fewer.includes(kind))
      expect(pilotStatus(documents, fewer, TODAY)).toBe(pilotStatus(ofThose, fewer, TODAY))
    }),
  )
})
