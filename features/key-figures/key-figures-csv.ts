import { FLIGHT_KIND_LABELS, type FlightKind } from "#features/flights/core/flight.ts"
import { type CsvCell, toCsvFile } from "#platform/csv.ts"
import { FIGURE_LABELS, type Figures, type FigureUnit, SHOWN_FIGURES } from "./figure.ts"

/*
 * Key figures as a table to calculate with: one row for each month, region and kind of flight, one column for
 * each figure. What is a share stands in percent, what is a balance as it was at the end of the month.
 */

const UNITS: Record<FigureUnit, string> = {
  count: "",
  cents: " in €",
  share: " in %",
  minutes: " in Minuten",
}

interface Row {
  month: string
  region: string
  kind: string
  figures: Figures
}

export function toKeyFiguresCsv(rows: readonly Row[]): string {
  const titles = SHOWN_FIGURES.map((figure) => {
    const { label, unit } = FIGURE_LABELS[figure]
    return `${label}${UNITS[unit]}`
  })
  return toCsvFile([
    ["Monat", "Region", "Art des Flugs", ...titles],
    ...rows.map(({ month, region, kind, figures }) => [
      month,
      region,
      kind === "" ? "" : FLIGHT_KIND_LABELS[kind as FlightKind],
      ...SHOWN_FIGURES.map((figure) => cellOf(FIGURE_LABELS[figure].unit, figures[figure])),
    ]),
  ])
}

function cellOf(unit: FigureUnit, value: number | null): CsvCell {
  if (value === null) return null
  if (unit === "cents") return { cents: value }
  return unit === "share" ? Math.round(1000 * value) / 10 : value
}
