import type { ReactNode } from "react"
import { classNames } from "#ui/style/class-names.ts"

type DescriptionListProps = {
  entries: ReadonlyArray<{
    term: string
    description: ReactNode
    /** An address, say: on phones the fact has a line of its own below its term. */
    isLong?: boolean
  }>
}

/** Facts in rows: term left, fact right. */
export function DescriptionList({ entries }: DescriptionListProps) {
  return (
    <dl className="space-y-2.5 text-ui">
      {entries.map((entry) => (
        <div
          key={entry.term}
          className={classNames("flex justify-between gap-x-6", entry.isLong && "max-sm:flex-col")}
        >
          <dt className="shrink-0 text-ink2">{entry.term}</dt>
          <dd
            className={classNames(
              "min-w-0 tabular-nums",
              entry.isLong ? "sm:text-end" : "text-end",
            )}
          >
            {entry.description}
          </dd>
        </div>
      ))}
    </dl>
  )
}
