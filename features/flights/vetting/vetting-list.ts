import type { ListQuery } from "#platform/list-address.ts"

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
    sort: {
      aelteste: "Älteste zuerst",
      neueste: "Neueste zuerst",
      start: "Nächster Start zuerst",
    },
  },
} as const

/** A flight that the back office decides about. */
export function vettingSheetPath(flightId: number): string {
  return `${VETTING_LIST.path}/${flightId}`
}

export type VettingQuery = ListQuery<typeof VETTING_LIST>
