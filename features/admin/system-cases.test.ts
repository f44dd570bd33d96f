import { expect, test } from "vitest"
import { caseOfFailingRow, caseOfJob, caseOfMail, caseOfSpike } from "./system-cases.ts"

const now = new Date("2027-01-01T12:00:00.000Z")

test("a row that fails is left to its timer for an hour", () => {
  const row = {
    queue: "flight-times",
    entity: "flight",
    rowId: "17",
    label: "Flug 17",
    href: null,
    work: "Flüge starten lassen",
    problem: "kaputt",
    failures: 3,
    firstFailedAt: "2027-01-01T11:30:00.000Z",
    lastFailedAt: "2027-01-01T11:59:00.000Z",
    retryAt: "2027-01-01T12:03:00.000Z",
  }
  expect(caseOfFailingRow(row, now)).toBeUndefined()
  expect(caseOfFailingRow(row, new Date("2027-01-01T12:30:00.000Z"))).toMatchObject({
    key: "failing-row/flight-times.flight.17",
    title: "Flug 17 hängt",
    dueAt: "2027-01-02T11:30:00.000Z",
  })
})

test("a rule of the books is a case by its sentence, without words of a program", () => {
  const row = {
    queue: "watch-books",
    entity: "rule",
    rowId: "every-ledger-transaction-balances",
    label: "Regel der Bücher: Jede Bewegung im Hauptbuch geht in sich auf",
    href: null,
    work: "Bücher prüfen",
    problem: "every-ledger-transaction-balances: Error: rows that break it: 1",
    failures: 8,
    firstFailedAt: "2027-01-01T10:00:00.000Z",
    lastFailedAt: "2027-01-01T11:45:00.000Z",
    retryAt: "2027-01-01T13:00:00.000Z",
  }
  expect(caseOfFailingRow(row, now)).toMatchObject({
    title: "Regel der Bücher: Jede Bewegung im Hauptbuch geht in sich auf",
    known: "Bücher prüfen: verletzt oder nicht zu Ende geprüft",
  })
})

test("what was given up is due within a day, and says what went wrong", () => {
  const at = "2027-01-01T10:00:00.000Z"
  expect(
    caseOfMail({
      number: 4,
      subject: "Zugesagt",
      recipient: "l…@example.org",
      sort: "Benachrichtigungen",
      status: "failed",
      createdAt: at,
      sentAt: null,
      attempts: 8,
      problem: "550 unbekannt",
    }),
  ).toMatchObject({
    key: "mail/4",
    known: "„Zugesagt“ an l…@example.org: 550 unbekannt",
    dueAt: "2027-01-02T10:00:00.000Z",
  })
  expect(
    caseOfJob({
      id: "J",
      queue: "events",
      label: "Folgen",
      problem: "kaputt",
      attempts: 9,
      failedAt: at,
    }),
  ).toMatchObject({ key: "job/J", known: "kaputt", dueAt: "2027-01-02T10:00:00.000Z" })
})

test("what comes too often is due within the hour, and leads to its rows", () => {
  expect(caseOfSpike({ kind: "wrong_password", count: 1_250, max: 200 }, now)).toMatchObject({
    key: "security/wrong_password",
    known: "1.250 in der letzten Stunde, üblich sind höchstens 200",
    href: "/de/verwaltung/sicherheit?art=wrong_password",
    dueAt: "2027-01-01T13:00:00.000Z",
  })
})
