import { HeatTable } from "#ui/charts/heat-table.tsx"
import { FIGURE_LABELS } from "../figure.ts"
import { formatFigure, formatShort } from "../format-figure.ts"
import type { KeyFiguresView } from "../key-figures-view.ts"
import { formatMonth } from "../period.ts"
import { FigureCard } from "./figure-card.tsx"
import { FigureTrend } from "./figure-trend.tsx"

/** Who comes for the first time, and who comes back. */
export function Guests({ view: { now, trend, cohorts } }: { view: KeyFiguresView }) {
  const months = Math.max(0, ...cohorts.map(({ returned }) => returned.length))
  return (
    <>
      <FigureCard
        title="Wer wiederkommt"
        meaning="Menschen nach dem Monat ihrer ersten zugesagten Buchung, und wie viele von ihnen bis so viele Monate später noch einmal gebucht haben."
      >
        {cohorts.length === 0 ? (
          <p className="text-ui text-ink2">In diesen zwölf Monaten hat noch niemand gebucht.</p>
        ) : (
          <HeatTable
            title="Anteil, der wieder gebucht hat"
            columns={[
              "Erste Buchung",
              "Gäste",
              ...Array.from({ length: months }, (_, after) =>
                after === 0 ? "im Monat" : `+${after}`,
              ),
            ]}
            rows={cohorts.map(({ month, guests, returned }) => ({
              label: formatMonth(month),
              size: formatFigure("new_guests", guests),
              shares: returned.map((count) => count / guests),
            }))}
            write={(share) => formatShort("share", share)}
          />
        )}
      </FigureCard>
      <FigureCard
        title="Neu und wieder da"
        value={formatFigure("new_guests", now.new_guests)}
        meaning={`${FIGURE_LABELS.new_guests.meaning.slice(0, -1)}, und solche, deren zweite es war. Oben stehen die neuen.`}
      >
        <FigureTrend
          title="Neu und wieder da"
          trend={trend}
          figures={["new_guests", "returning_guests"]}
          form="columns"
        />
      </FigureCard>
    </>
  )
}
