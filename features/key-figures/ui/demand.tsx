import { FunnelChart } from "#ui/charts/funnel-chart.tsx"
import { FIGURE_LABELS, type ShownFigure } from "../figure.ts"
import { formatFigure } from "../format-figure.ts"
import type { KeyFiguresView } from "../key-figures-view.ts"
import { isOfEverything } from "../key-figures-view.ts"
import { FigureCard } from "./figure-card.tsx"
import { FigureOverTime } from "./figure-over-time.tsx"
import { FigureTrend } from "./figure-trend.tsx"

const oneDigit = new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 1 })

/** From the search to the seat. */
export function Demand({ view }: { view: KeyFiguresView }) {
  const { now, trend, query } = view
  const steps: ShownFigure[] = [
    ...(isOfEverything(query) ? (["searches"] as const) : []),
    "views",
    "orders",
    "bookings",
  ]
  return (
    <>
      <FigureCard
        title="Vom Suchen zum Mitfliegen"
        meaning="Gezählt wird, was in diesen Tagen geschah: Eine Zusage kann zu einer Bestellung von davor gehören."
      >
        <FunnelChart
          title="Vom Suchen zum Mitfliegen"
          columns={{ step: "Schritt", count: "Anzahl", share: "Anteil am Schritt davor" }}
          shareLabel="davon"
          steps={steps.map((figure, index) => {
            const former = index > 0 ? (now[steps[index - 1] ?? figure] ?? 0) : 0
            const value = now[figure] ?? 0
            return {
              label: FIGURE_LABELS[figure].label,
              text: formatFigure(figure, value),
              value,
              share: former > 0 ? oneDigit.format(value / former) : undefined,
            }
          })}
        />
      </FigureCard>
      <div className="grid gap-6 xl:grid-cols-2">
        <FigureCard
          title="Bestellungen"
          value={formatFigure("orders", now.orders)}
          meaning={FIGURE_LABELS.orders.meaning}
        >
          <FigureTrend
            title="Bestellungen"
            trend={trend}
            figures={["orders"]}
            form="columns"
            of={[
              { label: "Anfragen", value: (figures) => figures.requests },
              {
                label: "Sofort gebucht",
                value: ({ orders, requests }) => (orders ?? 0) - (requests ?? 0),
              },
            ]}
          />
        </FigureCard>
        <FigureOverTime figure="views" view={view} form="columns" />
      </div>
    </>
  )
}
