import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { Card } from "#ui/elements/card.tsx"

interface FigureRowProps {
  title: string
  figures: ReadonlyArray<{ value: string; label: string }>
}

/** The sums that everything below explains. */
export function FigureRow({ title, figures }: FigureRowProps) {
  return (
    <Card as="section" labelledBy="zusammen">
      <h2 id="zusammen" className="font-display text-h4">
        {title}
      </h2>
      <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-6">
        {figures.map((figure) => (
          <StatFigure key={figure.label} {...figure} />
        ))}
      </div>
    </Card>
  )
}
