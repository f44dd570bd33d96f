import { BarChart } from "#ui/charts/bar-chart.tsx"
import { Card } from "#ui/elements/card.tsx"
import { formatPeriod } from "./format-period.ts"

interface HoursChartProps {
  series: readonly string[]
  /** Minutes for each series, by month or by year. */
  periods: ReadonlyArray<{ period: string; minutes: readonly number[] }>
}

/** When somebody was in the air. */
export function HoursChart({ series, periods }: HoursChartProps) {
  const isByYear = periods.every(({ period }) => !period.includes("-"))
  return (
    <Card as="section" labelledBy="stunden">
      <h2 id="stunden" className="sr-only">
        {isByYear ? "Jahr für Jahr" : "Monat für Monat"}
      </h2>
      <BarChart
        title={
          isByYear ? "Stunden in der Luft, Jahr für Jahr" : "Stunden in der Luft, Monat für Monat"
        }
        series={series}
        unit="h"
        groups={periods.map(({ period, minutes }) => ({
          ...formatPeriod(period),
          values: minutes.map((value) => value / 60),
        }))}
      />
    </Card>
  )
}
