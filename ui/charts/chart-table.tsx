import { Disclosure } from "#ui/elements/disclosure.tsx"

type ChartTableProps = {
  /** What the chart is called. */
  title: string
  /** What the rows are: „Monat“. */
  rowLabel: string
  columns: readonly string[]
  rows: readonly { label: string; cells: readonly string[] }[]
}

/** The figures of a chart as a table that opens beneath it; without script, too. */
export function ChartTable({ title, rowLabel, columns, rows }: ChartTableProps) {
  return (
    <div className="mt-5 -mb-4 text-small">
      <Disclosure
        title={
          <span className="font-sans text-small font-normal text-ink2">
            Als Tabelle<span className="sr-only">: {title}</span>
          </span>
        }
      >
        <table className="w-full text-start text-small tabular-nums text-ink">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-ink2">
              <th scope="col" className="py-1.5 text-start font-normal">
                {rowLabel}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 ps-3 text-end font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} className="py-1.5 ps-3 text-end whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  )
}
