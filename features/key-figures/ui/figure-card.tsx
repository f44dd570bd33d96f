import { type ReactNode, useId } from "react"
import { Card } from "#ui/elements/card.tsx"

interface FigureCardProps {
  title: string
  /** Of the whole period. */
  value?: string
  /** How it is counted. */
  meaning: ReactNode
  children: ReactNode
}

/** A chart under what it is, what it comes to, and how it is counted. */
export function FigureCard({ title, value, meaning, children }: FigureCardProps) {
  const id = useId()
  return (
    <Card as="section" labelledBy={id} className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        {value !== undefined && <p className="font-display text-h4 tabular-nums">{value}</p>}
      </div>
      <p className="mt-1.5 max-w-text text-small text-ink2">{meaning}</p>
      <div className="mt-auto pt-6">{children}</div>
    </Card>
  )
}
