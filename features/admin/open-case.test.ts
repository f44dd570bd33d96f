import { expect, test } from "vitest"
import type { ListedFlag } from "#features/payments/payment-flag.ts"
import type { FailedRefund } from "#features/payments/refund-list.ts"
import type { HeldPayout, OpenObjection } from "#features/settlements/settlement-view.ts"
import {
  caseOfFlag,
  caseOfHeldSeats,
  caseOfObjection,
  caseOfOccurrence,
  caseOfPayout,
  caseOfRefund,
  caseOfReviewFlag,
  caseOfWithdrawal,
  sortCases,
} from "./open-case.ts"

const flag: ListedFlag = {
  id: 1,
  reason: "dispute_lost",
  subject: "dp_1",
  provider: "stripe",
  paymentRef: "ABC",
  amountCents: 6_875,
  flaggedAt: "2027-01-01T10:00:00.000Z",
  dueAt: "2027-01-08T10:00:00.000Z",
  isOverdue: false,
  settledAt: null,
  note: "",
}
const refund: FailedRefund = {
  id: 2,
  ref: "R",
  paymentRef: "ABC",
  amountCents: 1_000,
  reason: "settlement",
  attempt: 5,
  failedAt: "2027-01-02T10:00:00.000Z",
  retryAt: null,
}
const payout: HeldPayout = {
  bookingId: 3,
  flightTitle: "Nach Juist",
  pilotName: "Jan R.",
  openCents: 6_250,
  state: "held",
  hold: "reversed",
  releasedAt: "2027-01-03T10:00:00.000Z",
  retryAt: null,
}
const objection: OpenObjection = {
  bookingId: 4,
  flightTitle: "Nach Juist",
  passengerName: "Lena B.",
  pilotName: "Jan R.",
  kind: "costs",
  objectedAt: "2027-01-01T10:00:00.000Z",
  answerBy: "2027-01-04T10:00:00.000Z",
  isAnswered: false,
  mayDecide: true,
}

const soon = new Date("2027-01-10T10:00:00.000Z")
const late = new Date("2027-02-10T10:00:00.000Z")

test("a lost dispute leads to where it is decided, other flags to their list", () => {
  expect(caseOfFlag(flag)).toMatchObject({
    known: "68,75\u00a0€, Zahlung ABC",
    href: "/de/verwaltung/buch/zahlung/ABC",
    dueAt: flag.dueAt,
  })
  expect(caseOfFlag({ ...flag, reason: "charged_back" }).href).toBe("/de/verwaltung/zahlungen")
  expect(caseOfFlag({ ...flag, paymentRef: null, amountCents: null }).known).toBe(
    "beim Anbieter dp_1",
  )
})

test("what goes on by itself, or waits for somebody else, is no case", () => {
  expect(caseOfRefund({ ...refund, retryAt: "2027-01-03T10:00:00.000Z" })).toBeUndefined()
  expect(caseOfPayout({ ...payout, hold: "account" }, soon)).toBeUndefined()
  expect(caseOfPayout({ ...payout, hold: "charged_back" }, late)).toBeUndefined()
  expect(caseOfObjection({ ...objection, mayDecide: false })).toBeUndefined()
  const failed = { ...payout, state: "failed", hold: null } as const
  expect(caseOfPayout(failed, soon)).toBeDefined()
  expect(caseOfPayout({ ...failed, retryAt: "2027-01-04T10:00:00.000Z" }, late)).toBeUndefined()
})

test("a pilot who has named no account for a month is asked by a person", () => {
  expect(caseOfPayout({ ...payout, hold: "account" }, late)).toMatchObject({
    key: "payout/3",
    dueAt: "2027-02-02T10:00:00.000Z",
  })
})

test("a report of an occurrence says what it is about, and neither the flight nor a name", () => {
  const occurrence = caseOfOccurrence({
    id: 6,
    ref: "V-1",
    kind: "technical",
    phase: "en_route",
    role: "passenger",
    hasInjuries: true,
    flight: {
      title: "Nach Juist",
      departsAt: "2027-01-01T08:00:00.000Z",
      timeZone: "Europe/Berlin",
    },
    reportedAt: "2027-01-02T10:00:00.000Z",
    isClosed: false,
  })
  expect(occurrence).toMatchObject({
    title: "Vorfall V-1",
    known: "Technik, mit Verletzten",
    href: "/de/verwaltung/vorfaelle/6",
    dueAt: "2027-01-09T10:00:00.000Z",
  })
  expect(JSON.stringify(occurrence)).not.toContain("Juist")
})

test("a flagged pair is a case for two weeks, by its reasons and without a name", () => {
  const flagged = caseOfReviewFlag({
    id: 8,
    people: ["Ada Lovis", "Bruno Kant"],
    reasons: ["swapped", "often"],
    flaggedAt: "2027-01-02T10:00:00.000Z",
    dueAt: "2027-01-16T10:00:00.000Z",
    verdict: null,
  })
  expect(flagged).toMatchObject({
    known: expect.stringMatching(/gegenseitig .*; .* oft$/),
    href: "/de/verwaltung/bewertungen/8",
    dueAt: "2027-01-16T10:00:00.000Z",
  })
  expect(JSON.stringify(flagged)).not.toContain("Lovis")
})

test("what is due first comes first, whatever it is", () => {
  const withdrawal = caseOfWithdrawal({
    id: 5,
    ref: "W-1",
    name: "Lena Berger",
    contract: "Gutschein",
    receivedAt: "2027-01-01T09:00:00.000Z",
    handledAt: null,
  })
  const cases = [
    caseOfPayout(payout, soon),
    caseOfFlag(flag),
    undefined,
    withdrawal,
    caseOfRefund(refund),
  ]
  expect(sortCases(cases).map(({ key }) => key)).toEqual([
    "refund/2",
    "payout/3",
    "withdrawal/5",
    "flag/1",
  ])
})

test("more held seats than people book are a case, and it goes by itself", () => {
  const since = new Date("2027-01-05T10:00:00Z")
  expect(caseOfHeldSeats({ held: 356, sold: 120, since })).toMatchObject({
    known: "356 Plätze liegen an Kassen, 120 sind auf den kommenden Flügen verkauft",
    dueAt: "2027-01-06T10:00:00.000Z",
  })
  expect(caseOfHeldSeats({ held: 8, sold: 120, since })).toBeUndefined()
  expect(caseOfHeldSeats({ held: 0, sold: 0, since: null })).toBeUndefined()
})
