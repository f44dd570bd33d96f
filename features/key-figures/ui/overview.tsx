import { MetricStrip } from "#ui/charts/metric-strip.tsx"
import { FIGURE_LABELS, type ShownFigure } from "../figure.ts"
import { changeOf, formatShort } from "../format-figure.ts"
import type { KeyFiguresView } from "../key-figures-view.ts"
import { countMonths, formatMonth, shiftMonth } from "../period.ts"

const HEADLINES: readonly ShownFigure[] = [
  "gmv",
  "fees",
  "bookings",
  "acceptance",
  "occupancy",
  "answer_median",
]

/** The figures that are looked at first, each beside the months before. */
export function Overview({ view }: { view: KeyFiguresView }) {
  const { now, before, trend } = view
  return (
    <MetricStrip
      comparison={comparisonOf(view)}
      metrics={HEADLINES.map((figure) => {
        const { label, unit } = FIGURE_LABELS[figure]
        const change = before ? changeOf(figure, now[figure], before[figure]) : undefined
        return {
          label,
          value: formatShort(unit, now[figure]),
          change: change && {
            ...change,
            isUp: (now[figure] ?? 0) > (before?.[figure] ?? 0),
          },
          note: now[figure] === null ? "Noch nichts zu teilen." : "Davor gab es nichts.",
          course: trend.map(({ figures }) => figures[figure]),
        }
      })}
    />
  )
}

/** „zum Oktober 2026“, of a month that runs to as many days of it. */
function comparisonOf({ query, isRunning }: KeyFiguresView): string {
  const months = countMonths(query)
  if (months > 1) return `zu den ${months} Monaten davor`
  const former = formatMonth(shiftMonth(query.to, -1)).split(" ")[0]
  return isRunning ? `zum ${former} bis dahin` : `zum ${former}`
}
