import { FIGURE_LABELS, type ShownFigure } from "../figure.ts"
import { formatFigure } from "../format-figure.ts"
import type { KeyFiguresView } from "../key-figures-view.ts"
import { FigureCard } from "./figure-card.tsx"
import { FigureTrend } from "./figure-trend.tsx"

interface FigureOverTimeProps {
  figure: ShownFigure
  view: KeyFiguresView
  form: "columns" | "lines"
}

/** One figure: what it comes to, how it is counted, and its course. */
export function FigureOverTime({ figure, view: { now, trend }, form }: FigureOverTimeProps) {
  const { label, meaning } = FIGURE_LABELS[figure]
  return (
    <FigureCard title={label} value={formatFigure(figure, now[figure])} meaning={meaning}>
      <FigureTrend title={label} trend={trend} figures={[figure]} form={form} />
    </FigureCard>
  )
}
