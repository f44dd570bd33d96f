import { formatWholeEuro } from "#platform/money.ts"
import { formatDuration } from "#platform/time.ts"
import type { PassengerStatistics } from "../user-statistics.ts"
import { FigureRow } from "./figure-row.tsx"
import { FlownMap } from "./flown-map.tsx"
import { formatKilometres } from "./format-figures.ts"
import { HoursChart } from "./hours-chart.tsx"

interface GuestFiguresProps {
  year: number | null
  passenger: PassengerStatistics
  map: string
}

/** Where somebody came along, and what they saw from above. */
export function GuestFigures({ year, passenger, map }: GuestFiguresProps) {
  const { flights, minutes, distanceKm, airfields, people, sharedCents } = passenger
  return (
    <>
      <FigureRow
        title={year === null ? "Als Gast an Bord, alle Jahre" : `Als Gast an Bord ${year}`}
        figures={[
          { value: String(flights), label: flights === 1 ? "Mitflug" : "Mitflüge" },
          { value: formatDuration(minutes), label: "in der Luft" },
          { value: formatKilometres(distanceKm), label: "geflogen" },
          { value: String(airfields), label: airfields === 1 ? "Flugplatz" : "Flugplätze" },
          {
            value: String(people),
            label: people === 1 ? "Mensch getroffen" : "Menschen getroffen",
          },
          { value: formatWholeEuro(sharedCents), label: "geteilte Kosten" },
        ]}
      />
      <HoursChart
        series={["als Gast"]}
        periods={passenger.periods.map(({ period, minutes: all }) => ({ period, minutes: [all] }))}
      />
      <FlownMap
        title="Was du von oben gesehen hast"
        map={map}
        routes={passenger.routes}
        places={passenger.places}
        leads="places"
      />
    </>
  )
}
