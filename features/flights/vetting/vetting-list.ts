import { type ListQuery, listAddress } from "#platform/list-address.ts"
import type { ListColumn } from "#platform/list-columns.ts"
import { tablePath } from "#platform/list-table.ts"
import type { ListedVetting } from "./vetting-view.ts"

const SORTS = {
  aelteste: "Älteste zuerst",
  neueste: "Neueste zuerst",
  start: "Nächster Start zuerst",
  "letzter-start": "Letzter Start zuerst",
} as const

/** What can be shown of each flight that was handed in. */
export const VETTING_COLUMNS = {
  title: { heading: "Flug", isFixed: true },
  number: { heading: "Nr." },
  route: { heading: "Strecke" },
  kind: { heading: "Art", isExtra: true },
  pilot: { heading: "Pilot:in" },
  start: { heading: "Start", sorts: { ascending: "start", descending: "letzter-start" } },
  submitted: {
    heading: "Eingereicht",
    sorts: { ascending: "aelteste", descending: "neueste" },
  },
  decided: { heading: "Entschieden", isExtra: true },
  status: { heading: "Stand" },
} as const satisfies Record<string, ListColumn<keyof typeof SORTS>>

export type VettingColumn = keyof typeof VETTING_COLUMNS

/** The back office's list of flights that were handed in: what waits, and what was decided. */
export const VETTING_LIST = {
  path: "/de/verwaltung/fluege",
  choices: {
    status: {
      offen: "Zur Prüfung",
      veroeffentlicht: "Veröffentlicht",
      zurueckgegeben: "Zurückgegeben",
      alle: "Alle",
    },
    kind: { "": "Alle", rundflug: "Rundflug", strecke: "Strecke", ausflug: "Ausflug" },
    sort: SORTS,
  },
  columns: VETTING_COLUMNS,
  isTurned: true,
} as const

/** A flight that the back office decides about. */
export function vettingSheetPath(flightId: number): string {
  return `${VETTING_LIST.path}/${flightId}`
}

export type VettingQuery = ListQuery<typeof VETTING_LIST>

/** The table of the same flights, all pages of it, or of those that were chosen. */
export function vettingsCsvPath(query: VettingQuery, chosen: readonly string[] = []): string {
  return tablePath(listAddress(VETTING_LIST, { ...query, hasDefaultView: false }), chosen)
}

/** How far the back office is with a flight. */
export const VETTING_STATES = {
  waiting: "Zur Prüfung",
  published: "Veröffentlicht",
  returned: "Zurückgegeben",
  over: "Nicht mehr offen",
} as const

export function stateOfVetting({
  verdict,
  isWaiting,
}: Pick<ListedVetting, "verdict" | "isWaiting">): keyof typeof VETTING_STATES {
  return isWaiting ? "waiting" : (verdict ?? "over")
}
