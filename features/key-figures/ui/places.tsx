import { FLIGHT_KIND_LABELS, type FlightKind } from "#features/flights/core/flight.ts"
import { RankedBars } from "#ui/charts/ranked-bars.tsx"
import { formatFigure } from "../format-figure.ts"
import { keyFiguresPath } from "../key-figures-address.ts"
import type { KeyFiguresView, Ranked } from "../key-figures-view.ts"
import { FigureCard } from "./figure-card.tsx"

const NOWHERE = "Ohne Flug"

/** What of the bookings belongs to which region, and to which kind of flight. */
export function Places({ view: { places, query } }: { view: KeyFiguresView }) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <FigureCard
        title="Nach Region"
        meaning="Buchungen und ihr Wert nach dem Land, in dem der Flug startet."
      >
        <Ranking
          rows={places.regions}
          label="Region"
          nameOf={(name) => name || NOWHERE}
          hrefOf={(region) => keyFiguresPath(query, { region })}
        />
      </FigureCard>
      <FigureCard title="Nach Art" meaning="Dieselben nach der Art des Flugs.">
        <Ranking
          rows={places.kinds}
          label="Art"
          nameOf={(name) => (name ? FLIGHT_KIND_LABELS[name as FlightKind] : NOWHERE)}
          hrefOf={(kind) => keyFiguresPath(query, { kind: kind as FlightKind })}
        />
      </FigureCard>
    </div>
  )
}

interface RankingProps {
  rows: readonly Ranked[]
  label: string
  nameOf: (name: string) => string
  hrefOf: (name: string) => string
}

function Ranking({ rows, label, nameOf, hrefOf }: RankingProps) {
  if (rows.length === 0) {
    return <p className="text-ui text-ink2">In diesem Zeitraum wurde nichts gebucht.</p>
  }
  return (
    <RankedBars
      title={`Buchungen nach ${label}`}
      columns={[label, "Wert", "Buchungen"]}
      rows={rows.map(({ name, bookings, gmvCents }) => ({
        label: nameOf(name),
        href: name && rows.length > 1 ? hrefOf(name) : undefined,
        value: gmvCents,
        text: formatFigure("gmv", gmvCents),
        more: [formatFigure("bookings", bookings)],
      }))}
    />
  )
}
