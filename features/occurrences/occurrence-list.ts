import type { AirportKind } from "#features/places/airport.ts"
import type { PlaneCategory } from "#features/planes/plane.ts"
import type { ListQuery } from "#platform/list-address.ts"
import {
  type FlightPhase,
  OCCURRENCE_KINDS,
  type OccurrenceKind,
  type OccurrenceRole,
} from "./occurrence.ts"

/** The back office's reports of occurrences: to read, and closed. */
export const OCCURRENCE_LIST = {
  path: "/de/verwaltung/vorfaelle",
  choices: {
    status: { offen: "Offen", abgeschlossen: "Abgeschlossen" },
    kind: { "": "Alle", ...OCCURRENCE_KINDS } as Record<string, string>,
    sort: { aelteste: "Älteste zuerst", neueste: "Neueste zuerst" },
  },
} as const

export type OccurrenceListQuery = ListQuery<typeof OCCURRENCE_LIST>

export const occurrenceSheetPath = (id: number) => `${OCCURRENCE_LIST.path}/${id}`

export interface ListedOccurrence {
  id: number
  ref: string
  kind: OccurrenceKind
  phase: FlightPhase
  role: OccurrenceRole
  hasInjuries: boolean
  flight: { title: string; departsAt: string; timeZone: string }
  reportedAt: string
  isClosed: boolean
}

/** A report as the back office reads and closes it. */
export interface OccurrenceSheet extends Omit<ListedOccurrence, "flight"> {
  flight: ListedOccurrence["flight"] & { id: number }
  departure: { name: string; code: string; kind: AirportKind }
  aircraft: { category: PlaneCategory; registration: string } | null
  /** Null once the account is deleted. */
  reporter: { id: number; name: string } | null
  /** Empty once nobody is there any more who said them. */
  words: string
  isReportedToAuthority: boolean | null
  closing: { note: string; summary: string; closedAt: string } | null
  mayClose: boolean
}
