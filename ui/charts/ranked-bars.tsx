import type { ReactNode } from "react"
import { TextLink } from "#ui/elements/text-link.tsx"

type RankedRow = {
  label: string
  /** Where more of it is. */
  href?: string | undefined
  /** Beneath the label, in small letters. */
  note?: ReactNode
  value: number
  /** Finished text of the value. */
  text: string
  /** More figures of the same row, in their order. */
  more?: readonly string[]
}

type RankedBarsProps = {
  /** Says in one sentence what is compared. */
  title: string
  columns: readonly [label: string, value: string, ...more: string[]]
  /** The largest first. */
  rows: readonly RankedRow[]
}

/** What is largest, with bars under the labels: a table, drawn without script. */
export function RankedBars({ title, columns, rows }: RankedBarsProps) {
  const largest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <table className="w-full text-ui">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-small text-ink2">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={
                index === 0
                  ? "pb-2 text-start font-normal"
                  : "pb-2 ps-4 text-end font-normal whitespace-nowrap"
              }
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, href, note, value, text, more = [] }) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="w-full py-2.5 text-start font-normal">
              <span className="hyphens-auto wrap-anywhere">
                {href === undefined ? (
                  label
                ) : (
                  <TextLink href={href} isInline>
                    {label}
                  </TextLink>
                )}
              </span>
              {note && <span className="block text-small text-ink3">{note}</span>}
              <span
                aria-hidden="true"
                className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-sunken"
              >
                <span
                  className="block h-full rounded-full bg-act"
                  style={{ width: `${Math.max((100 * value) / largest, 0)}%` }}
                />
              </span>
            </th>
            {[text, ...more].map((cell, index) => (
              <td
                key={columns[index + 1]}
                className={
                  index === 0
                    ? "py-2.5 ps-4 text-end font-semibold whitespace-nowrap tabular-nums"
                    : "py-2.5 ps-4 text-end whitespace-nowrap text-ink2 tabular-nums"
                }
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
