import type { ReactNode } from "react"

type DescriptionListProps = {
  entries: ReadonlyArray<{ term: string; description: ReactNode }>
}

/** Facts in rows: term left, fact right. */
export function DescriptionList({ entries }: DescriptionListProps) {
  return (
    <dl className="space-y-2.5 text-ui">
      {entries.map((entry) => (
        <div key={entry.term} className="flex justify-between gap-6">
          <dt className="shrink-0 text-ink2">{entry.term}</dt>
          <dd className="min-w-0 text-end tabular-nums">{entry.description}</dd>
        </div>
      ))}
    </dl>
  )
}
