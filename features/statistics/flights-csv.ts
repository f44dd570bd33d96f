import { type CsvCell, toCsvFile } from "#platform/csv.ts"
import { formatTime } from "#platform/time.ts"
import type { FlightOnBoard } from "./flight-on-board.ts"
import { dayOf } from "./periods.ts"

/*
 * A person's flights as a table to keep: one row for each, with the same amounts as on the page.
 */

const COLUMNS: readonly (readonly [string, (flight: FlightOnBoard) => CsvCell])[] = [
  ["Datum", (flight) => germanDay(flight)],
  ["Start (Ortszeit)", ({ departsAt, timeZone }) => formatTime(departsAt, timeZone)],
  ["Flug", ({ flightId }) => flightId],
  ["Titel", ({ title }) => title],
  ["Rolle", ({ role }) => (role === "pilot" ? "am Steuer" : "als Gast")],
  ["Von", ({ fields }) => fields[0]?.name ?? ""],
  ["Von (ICAO)", ({ fields }) => fields[0]?.code ?? ""],
  ["Nach", ({ fields }) => fields.at(-1)?.name ?? ""],
  ["Nach (ICAO)", ({ fields }) => fields.at(-1)?.code ?? ""],
  [
    "Über",
    ({ fields }) =>
      fields
        .slice(1, -1)
        .map(({ name }) => name)
        .join(", "),
  ],
  ["Muster", ({ planeType }) => planeType ?? ""],
  ["Minuten", ({ minutes }) => minutes],
  ["Kilometer", ({ distanceKm }) => distanceKm],
  ["Gäste", ({ guests }) => guests],
  // a guest knows the own share alone
  ["Flugkosten in €", (flight) => ofPilot(flight, flight.costCents)],
  ["Davon Gäste in €", (flight) => ofPilot(flight, flight.sharedCents)],
  ["Davon Ferngebliebene in €", (flight) => ofPilot(flight, flight.retainedCents)],
  ["Eigener Anteil in €", (flight) => ({ cents: ownCents(flight) })],
  ["Abgerechnet", ({ isSettled }) => (isSettled ? "ja" : "nein, vorläufig")],
]

export function toFlightsCsv(flights: readonly FlightOnBoard[]): string {
  const lines = [
    COLUMNS.map(([title]) => title),
    ...flights.map((flight) => COLUMNS.map(([, cell]) => cell(flight))),
  ]
  return toCsvFile(lines)
}

/** „05.12.2026“, which every spreadsheet takes for a day. */
function germanDay(flight: FlightOnBoard): string {
  return dayOf(flight).split("-").toReversed().join(".")
}

function ownCents({ role, costCents, sharedCents, retainedCents }: FlightOnBoard): number {
  return role === "pilot" ? costCents - sharedCents - retainedCents : sharedCents
}

function ofPilot({ role }: FlightOnBoard, cents: number): CsvCell {
  return role === "pilot" ? { cents } : null
}
