import { ArrowDown, ArrowUp } from "lucide"
import type { KeyboardEvent, ReactNode } from "react"
import { Link } from "react-router"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { RowTick } from "#ui/forms/row-tick.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { RowSelection } from "./use-row-selection.ts"

interface DataColumn<Row> {
  key: string
  heading: string
  /** Numbers and sums stand at the end of their column. */
  isEnd?: boolean
  /** Where a press on the heading leads, and how the rows stand by it now. */
  sort?: { href: string; direction: "ascending" | "descending" | undefined } | undefined
  /** Width on desktops, such as `lg:w-30`. */
  className?: string
  cell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  caption: string
  /** The first one names its row. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What a row is called where it is ticked: „Rechnung 17“. */
  nameOf: (row: Row) => string
  /** Without it nothing can be ticked. */
  selection?: RowSelection | undefined
}

/**
 * Rows with columns that can be chosen and sorted by address: a dense table on desktops, one block with named
 * lines for each row on phones. A link in the first cell with `RowLink` makes the whole row its target.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  nameOf,
  selection,
}: DataTableProps<Row>) {
  return (
    <Card inset="none">
      <div className="lg:overflow-x-auto">
        <table className="w-full text-ui max-lg:block">
          <caption className="sr-only">{caption}</caption>
          <thead className="max-lg:sr-only">
            <tr className="border-b border-line text-small text-ink2">
              {selection && (
                <th scope="col" className="w-12 ps-3 text-start">
                  <RowTick
                    label="Alle auf dieser Seite auswählen"
                    isOn={selection.areAllChosen}
                    isPartly={selection.chosen.length > 0}
                    onPress={selection.toggleAll}
                  />
                </th>
              )}
              {columns.map((column) => (
                <Heading key={column.key} column={column} isFirst={!selection} />
              ))}
            </tr>
          </thead>
          <tbody
            className="divide-y divide-line max-lg:block"
            onKeyDown={(event) => {
              if (selection) walk(event, selection)
              walkLinks(event)
            }}
          >
            {rows.map((row) => {
              const key = keyOf(row)
              const isChosen = selection?.isChosen(key) ?? false
              return (
                <tr
                  key={key}
                  className={classNames(
                    "relative align-top max-lg:block max-lg:py-4 max-lg:pe-card",
                    selection ? "max-lg:ps-14" : "max-lg:ps-card",
                    isChosen ? "bg-soft" : "hover:bg-ground",
                  )}
                >
                  {selection && (
                    <td className="w-12 ps-3 max-lg:absolute max-lg:start-0 max-lg:top-1.5 lg:py-0.5">
                      <RowTick
                        label={`${nameOf(row)} auswählen`}
                        isOn={isChosen}
                        value={key}
                        onPress={(isRange) => selection.toggle(key, isRange)}
                      />
                    </td>
                  )}
                  {columns.map((column, index) => (
                    <td
                      key={column.key}
                      className={classNames(
                        "max-lg:flex max-lg:gap-2 max-lg:py-0.5 lg:px-3 lg:py-3 lg:last:pe-card",
                        !selection && "lg:first:ps-card",
                        column.isEnd && "tabular-nums lg:text-end",
                      )}
                    >
                      {index > 0 && (
                        <span className="w-26 shrink-0 text-small leading-6 text-ink3 lg:hidden">
                          {column.heading}
                        </span>
                      )}
                      <div className="min-w-0 max-lg:wrap-anywhere lg:wrap-break-word">
                        {column.cell(row)}
                      </div>
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** The link of a row's name; the whole row is its target. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      data-row-link
      className="font-semibold tabular-nums after:absolute after:inset-0 after:-outline-offset-3 hover:text-link focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  )
}

function Heading<Row>({ column, isFirst }: { column: DataColumn<Row>; isFirst: boolean }) {
  const { heading, sort, isEnd, className } = column
  const look = classNames(
    "px-3 py-2.5 font-medium whitespace-nowrap last:pe-card",
    isFirst && "first:ps-card",
    isEnd ? "text-end" : "text-start",
    className,
  )
  if (!sort) {
    return (
      <th scope="col" className={look}>
        {heading}
      </th>
    )
  }
  return (
    <th scope="col" aria-sort={sort.direction ?? "none"} className={look}>
      <Link
        to={sort.href}
        preventScrollReset
        className={classNames(
          "group/sort -my-2 inline-flex min-h-10 items-center gap-1 hover:text-ink",
          sort.direction && "text-ink",
        )}
      >
        {heading}
        <Icon
          shape={sort.direction === "ascending" ? ArrowUp : ArrowDown}
          size={16}
          className={classNames(
            !sort.direction &&
              "opacity-0 group-hover/sort:opacity-50 group-focus-visible/sort:opacity-50",
          )}
        />
      </Link>
    </th>
  )
}

const stepOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey ? undefined : { ArrowDown: 1, ArrowUp: -1 }[key]

/** The arrow keys go from the name of one row to that of the next. */
function walkLinks(event: KeyboardEvent<HTMLElement>) {
  const step = stepOf(event)
  const links: EventTarget[] = [...event.currentTarget.querySelectorAll("[data-row-link]")]
  const at = links.indexOf(event.target)
  const wanted = step && at >= 0 ? links[at + step] : undefined
  if (!(wanted instanceof HTMLElement)) return
  event.preventDefault()
  wanted.focus()
}

/** The arrow keys go from box to box, with Shift they take rows along. */
function walk(event: KeyboardEvent<HTMLElement>, selection: RowSelection) {
  const step = stepOf(event)
  const { target, currentTarget } = event
  if (!step) return
  if (!(target instanceof HTMLInputElement && target.type === "checkbox")) return
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>("input[type=checkbox]")]
  const wanted = boxes[boxes.indexOf(target) + step]
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
  if (event.shiftKey && wanted.checked !== target.checked) selection.toggle(wanted.value)
}
