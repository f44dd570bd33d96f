import { vettingSheetPath } from "#features/flights/vetting/vetting-list.ts"
import type { ListedVetting } from "#features/flights/vetting/vetting-view.ts"
import type { ListedReport } from "#features/reports/report-list.ts"
import { documentName } from "#features/verification/document-kinds.ts"
import { documentSheetPath } from "#features/verification/document-queue-list.ts"
import type { QueuedDocument } from "#features/verification/document-view.ts"
import { dueAfter, named, type OpenCase } from "./open-case.ts"

/* What somebody has handed in and cannot use before a person has looked at it, and what was reported. */

/** Within how many days. */
const DUE_DAYS = { document: 2, flight: 2, report: 2, appeal: 14 } as const

/** Without the paper: it is read where each look is written down. */
export function caseOfDocument({
  id,
  kind,
  class: ofClass,
  pilot,
  createdAt,
}: QueuedDocument): OpenCase {
  return {
    ...named("document", id),
    title: `Nachweis: ${documentName({ kind, class: ofClass })}`,
    known: pilot,
    todo: "Sieh ihn dir an, und bestätige ihn oder schick ihn zurück.",
    href: documentSheetPath(id),
    dueAt: dueAfter(createdAt, DUE_DAYS.document),
  }
}

/** Undefined once it is decided, or its pilot has taken it back. A start that is nearer makes it due earlier. */
export function caseOfVetting(vetting: ListedVetting): OpenCase | undefined {
  const { flightId, title, from, to, pilot, departsAt, submittedAt, isWaiting } = vetting
  if (!isWaiting) return undefined
  const dueAt = dueAfter(submittedAt, DUE_DAYS.flight)
  return {
    ...named("flight", flightId),
    title: `Flug: ${title}`,
    known: `${pilot}, ${from === to ? `ab ${from}` : `${from} nach ${to}`}`,
    todo: "Sieh ihn durch, und veröffentliche ihn oder gib ihn mit einem Grund zurück.",
    href: vettingSheetPath(flightId),
    dueAt: departsAt !== null && departsAt < dueAt ? departsAt : dueAt,
  }
}

/** Undefined once it is decided. */
export function caseOfReport(report: ListedReport): OpenCase | undefined {
  const { id, path, title, about, state, createdAt } = report
  if (state === "received") {
    return {
      ...named("report", id),
      title: `Meldung: ${title}`,
      known: about,
      todo: "Entscheide, und sag beiden Seiten, warum.",
      href: path,
      dueAt: dueAfter(createdAt, DUE_DAYS.report),
    }
  }
  if (state !== "appealed") return undefined
  return {
    ...named("appeal", id),
    title: `Widerspruch: ${title}`,
    known: about,
    todo: "Jemand, der noch nicht entschieden hat, sieht noch einmal hin.",
    href: path,
    dueAt: dueAfter(createdAt, DUE_DAYS.appeal),
  }
}
