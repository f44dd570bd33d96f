import { classNames } from "#ui/style/class-names.ts"

type HeatRow = {
  label: string
  /** How many it is about: finished text. */
  size: string
  /** From 0 to 1, in the order of the columns; a shorter list ends earlier. */
  shares: readonly number[]
}

type HeatTableProps = {
  /** Says in one sentence what is compared. */
  title: string
  columns: readonly [label: string, size: string, ...shares: string[]]
  rows: readonly HeatRow[]
  write: (share: number) => string
}

/** From this share on, a cell is so dark; the figure in it says the same. */
const SHADES = [
  [0.5, "bg-act/40"],
  [0.3, "bg-act/30"],
  [0.15, "bg-act/20"],
  [0.05, "bg-act/10"],
  [0, "bg-sunken"],
] as const

/** Shares of groups over time as a table whose cells are the darker the more they say. Scrolls sideways. */
export function HeatTable({ title, columns, rows, write }: HeatTableProps) {
  const [label, size, ...shares] = columns
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark, a fieldset is of a form
    <div role="group" aria-label={title} tabIndex={0} className="-mx-1 overflow-x-auto px-1">
      <table className="w-full border-separate border-spacing-1 text-small tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-ink2">
            <th scope="col" className="pe-3 text-start font-normal">
              {label}
            </th>
            <th scope="col" className="pe-2 text-end font-normal">
              {size}
            </th>
            {shares.map((column) => (
              <th key={column} scope="col" className="text-center font-normal whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className="pe-3 text-start font-normal whitespace-nowrap">
                {row.label}
              </th>
              <td className="pe-2 text-end text-ink2">{row.size}</td>
              {shares.map((column, index) => (
                <Cell key={column} share={row.shares[index]} write={write} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ share, write }: { share: number | undefined; write: HeatTableProps["write"] }) {
  if (share === undefined) return <td />
  const [, shade] = SHADES.find(([from]) => share >= from) ?? SHADES[4]
  return (
    <td className={classNames("h-9 min-w-11 rounded-mark text-center", shade)}>{write(share)}</td>
  )
}
