import { TrendChart } from "#ui/charts/trend-chart.tsx"
import { FIGURE_LABELS, type Figures, type FigureUnit, type ShownFigure } from "../figure.ts"
import { formatShort, formatValue } from "../format-figure.ts"
import type { KeyFiguresView } from "../key-figures-view.ts"
import { formatMonth, formatShortMonth } from "../period.ts"

/** Minutes are told in hours, cents in euros. */
const TICK_UNITS: Record<FigureUnit, number> = { count: 1, cents: 100, share: 1, minutes: 60 }

interface FigureTrendProps {
  title: string
  trend: KeyFiguresView["trend"]
  /** Of one unit; at most two. */
  figures: readonly ShownFigure[]
  form: "columns" | "lines"
  /** What a series is, where it is less than its figure. */
  of?: readonly { label: string; value: (figures: Figures) => number | null }[]
}

/** Some figures month by month, those of the period in full colour. */
export function FigureTrend({ title, trend, figures, form, of }: FigureTrendProps) {
  const unit = FIGURE_LABELS[figures[0] ?? "orders"].unit
  const series =
    of ??
    figures.map((figure) => ({
      label: FIGURE_LABELS[figure].label,
      value: (counted: Figures) => counted[figure],
    }))
  return (
    <TrendChart
      title={title}
      pointLabel="Monat"
      form={form}
      series={series.map(({ label }) => label)}
      points={trend.map(({ month, isInPeriod, figures: counted }) => ({
        label: formatMonth(month),
        shortLabel: formatShortMonth(month),
        isMarked: isInPeriod,
        values: series.map(({ value }) => value(counted)),
      }))}
      top={unit === "share" ? 1 : undefined}
      tickUnit={TICK_UNITS[unit]}
      write={(value) => formatValue(unit, value)}
      writeTick={(value) => formatShort(unit, value)}
    />
  )
}
