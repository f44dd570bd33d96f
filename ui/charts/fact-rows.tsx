import type { ReactNode } from "react"

type FactRow = { title: string; text: ReactNode; link?: ReactNode }

/** Hairline rows instead of icon cards: title, what holds, where it is written. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="@container border-b border-line">
      {rows.map((row) => (
        <div
          key={row.title}
          className="grid gap-x-6 gap-y-2 border-t border-line py-6 @min-[42rem]:grid-cols-[minmax(0,3fr)_minmax(0,7fr)_minmax(0,2fr)]"
        >
          <dt className="font-display text-h4">{row.title}</dt>
          <dd className="max-w-text text-ink2">{row.text}</dd>
          {row.link && <dd className="text-small @min-[42rem]:text-end">{row.link}</dd>}
        </div>
      ))}
    </dl>
  )
}
