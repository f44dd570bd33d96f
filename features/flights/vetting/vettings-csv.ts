import { FLIGHT_KIND_LABELS } from "#features/flights/core/flight.ts"
import { csvDay, toCsvFile } from "#platform/csv.ts"
import { shownCells, type TableCell, tableLines } from "#platform/list-table.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { stateOfVetting, VETTING_STATES, type VettingColumn } from "./vetting-list.ts"
import type { ListedVetting } from "./vetting-view.ts"

/* The list of flights that were handed in, as a table: one row for each, with the same words as on the page. */

const CELLS: readonly TableCell<VettingColumn, ListedVetting>[] = [
  ["title", "Flug", ({ title }) => title],
  ["number", "Nummer", ({ flightId }) => flightId],
  ["route", "Von (ICAO)", ({ from }) => from],
  ["route", "Nach (ICAO)", ({ to }) => to],
  ["kind", "Art", ({ kind }) => FLIGHT_KIND_LABELS[kind]],
  ["pilot", "Pilot:in", ({ pilot }) => pilot],
  ["pilot", "Konto der Pilot:in", ({ pilotId }) => pilotId],
  ["start", "Start", ({ departsAt, timeZone }) => csvDay(departsAt, timeZone)],
  ["start", "Startzeit (Ortszeit)", ({ departsAt, timeZone }) => timeOf(departsAt, timeZone)],
  ["submitted", "Eingereicht", ({ submittedAt }) => csvDay(submittedAt, HOME_ZONE)],
  ["decided", "Entschieden", ({ decidedAt }) => csvDay(decidedAt, HOME_ZONE)],
  ["status", "Stand", (vetting) => VETTING_STATES[stateOfVetting(vetting)]],
]

/** `columns`: what the page shows; what it shows in one column may be several here. */
export function toVettingsCsv(
  vettings: readonly ListedVetting[],
  columns?: readonly VettingColumn[],
): string {
  return toCsvFile(tableLines(shownCells(CELLS, columns), vettings))
}

function timeOf(at: string | null, zone: string): string {
  return at === null ? "" : formatTime(new Date(at), zone)
}
