import type { ListQuery } from "#platform/list-address.ts"
import { REPORT_REASONS } from "./report.ts"
import { REPORT_SUBJECTS, type ReportSubject, SUBJECT_PARAMS } from "./report-path.ts"

/** The back office's reports: to decide, decided, and the complaints against decisions. */
export const REPORT_LIST = {
  path: "/de/verwaltung/meldungen",
  choices: {
    status: { offen: "Offen", entschieden: "Entschieden", widerspruch: "Widerspruch" },
    reason: { "": "Alle", ...REPORT_REASONS } as Record<string, string>,
    kind: {
      "": "Alles",
      flug: "Flüge",
      profil: "Profile",
      bewertung: "Bewertungen",
      antwort: "Antworten auf Bewertungen",
      nachricht: "Nachrichten",
    },
    sort: { aelteste: "Älteste zuerst", neueste: "Neueste zuerst" },
  },
} as const

export type ReportListQuery = ListQuery<typeof REPORT_LIST>

export const reportSheetPath = (id: number) => `${REPORT_LIST.path}/${id}`
export const appealSheetPath = (id: number) => `${REPORT_LIST.path}/widerspruch/${id}`

/** The kind of thing that a word of the address means. */
export function subjectOfParam(word: string): ReportSubject | undefined {
  return REPORT_SUBJECTS.find((subject) => SUBJECT_PARAMS[subject] === word)
}

export type ListedState = "received" | "kept" | "restricted" | "appealed" | "upheld" | "reversed"

export interface ListedReport {
  /** Of the report, or of the complaint. */
  id: number
  path: string
  title: string
  /** Why it was reported, or who complains. */
  about: string
  state: ListedState
  createdAt: string
}

/** To an admin whom a report is about. */
export const OWN_REPORT = "Diese Meldung betrifft dich selbst. Über sie entscheidet jemand anders."
