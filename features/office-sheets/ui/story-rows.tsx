import type { ReactNode } from "react"
import { SheetPart } from "#features/office-bookings/ui/sheet-part.tsx"

interface StoryRow {
  key: string | number
  /** What it is, as a link where it has a page. */
  what: ReactNode
  /** What is to be known of it at a glance. */
  facts: ReactNode
}

interface StoryRowsProps {
  id: string
  title: string
  rows: readonly StoryRow[]
  /** Said where there is nothing. */
  empty: string
}

/** A list of one kind of thing on a sheet. */
export function StoryRows({ id, title, rows, empty }: StoryRowsProps) {
  return (
    <SheetPart id={id} title={title}>
      {rows.length === 0 ? (
        <p className="text-ui text-ink2">{empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(({ key, what, facts }) => (
            <li key={key} className="py-2.5 text-ui first:pt-0 last:pb-0">
              <p className="wrap-anywhere">{what}</p>
              <p className="text-small text-ink2 wrap-anywhere">{facts}</p>
            </li>
          ))}
        </ul>
      )}
    </SheetPart>
  )
}
