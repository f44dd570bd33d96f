import { formatWholeEuro } from "#platform/money.ts"
import { formatDuration } from "#platform/time.ts"
import type { PilotStatistics } from "../user-statistics.ts"
import { FigureRow } from "./figure-row.tsx"
import { FlownMap } from "./flown-map.tsx"
import { formatKilometres, formatShare } from "./format-figures.ts"
import { HoursChart } from "./hours-chart.tsx"
import { MoneyOfFlights } from "./money-of-flights.tsx"

interface PilotFiguresProps {
  year: number | null
  pilot: PilotStatistics
  map: string
}

/** What somebody flew at the controls, with whom, where, and what it cost. */
export function PilotFigures({ year, pilot, map }: PilotFiguresProps) {
  const { flights, minutes, distanceKm, guests, seatOccupation, sharedCents } = pilot
  return (
    <>
      <FigureRow
        title={year === null ? "Am Steuer, alle Jahre" : `Am Steuer ${year}`}
        figures={[
          { value: String(flights), label: flights === 1 ? "Flug" : "Flüge" },
          { value: formatDuration(minutes), label: "in der Luft" },
          { value: formatKilometres(distanceKm), label: "geflogen" },
          { value: String(guests), label: guests === 1 ? "Gast" : "Gäste" },
          { value: formatShare(seatOccupation), label: "der Plätze besetzt" },
          { value: formatWholeEuro(sharedCents), label: "geteilte Kosten" },
        ]}
      />
      <HoursChart
        series={["mit Gästen", "allein"]}
        periods={pilot.periods.map(({ period, minutes: all, withGuestsMinutes }) => ({
          period,
          minutes: [withGuestsMinutes, all - withGuestsMinutes],
        }))}
      />
      <MoneyOfFlights year={year} pilot={pilot} />
      <FlownMap
        title="Deine Strecken"
        map={map}
        routes={pilot.routes}
        places={pilot.places}
        leads="routes"
      />
    </>
  )
}
