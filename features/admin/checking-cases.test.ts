import { expect, test } from "vitest"
import type { ListedVetting } from "#features/flights/vetting/vetting-view.ts"
import type { ListedReport } from "#features/reports/report-list.ts"
import { caseOfDocument, caseOfReport, caseOfVetting } from "./checking-cases.ts"

const vetting: ListedVetting = {
  id: 1,
  flightId: 17,
  title: "Nach Juist",
  from: "EDKB",
  to: "EDWJ",
  kind: "one_way",
  pilot: "Jan Ritter",
  pilotId: 7,
  departsAt: "2027-01-20T10:00:00.000Z",
  timeZone: "Europe/Berlin",
  submittedAt: "2027-01-01T10:00:00.000Z",
  decidedAt: null,
  verdict: null,
  isWaiting: true,
}

const report: ListedReport = {
  id: 3,
  path: "/de/verwaltung/meldungen/3",
  title: "Nach Juist",
  about: "Beleidigung",
  state: "received",
  createdAt: "2027-01-01T10:00:00.000Z",
}

test("a paper waits two days at most, and is a case by its name and its pilot", () => {
  expect(
    caseOfDocument({
      id: 5,
      kind: "medical",
      class: "Klasse 2",
      status: "submitted",
      expiresOn: null,
      createdAt: "2027-01-01T10:00:00.000Z",
      pilot: "Jan Ritter",
    }),
  ).toMatchObject({
    key: "document/5",
    known: "Jan Ritter",
    href: "/de/verwaltung/nachweise/5",
    dueAt: "2027-01-03T10:00:00.000Z",
  })
})

test("a flight waits two days, less where it starts sooner, and not once it is decided", () => {
  expect(caseOfVetting(vetting)).toMatchObject({
    key: "flight/17",
    known: "Jan Ritter, EDKB nach EDWJ",
    dueAt: "2027-01-03T10:00:00.000Z",
  })
  const soon = "2027-01-02T08:00:00.000Z"
  expect(caseOfVetting({ ...vetting, departsAt: soon })?.dueAt).toBe(soon)
  expect(caseOfVetting({ ...vetting, isWaiting: false })).toBeUndefined()
})

test("a report and a complaint are cases until they are decided", () => {
  expect(caseOfReport(report)).toMatchObject({ key: "report/3", dueAt: "2027-01-03T10:00:00.000Z" })
  expect(caseOfReport({ ...report, state: "appealed" })).toMatchObject({
    key: "appeal/3",
    dueAt: "2027-01-15T10:00:00.000Z",
  })
  expect(caseOfReport({ ...report, state: "kept" })).toBeUndefined()
  expect(caseOfReport({ ...report, state: "upheld" })).toBeUndefined()
})
