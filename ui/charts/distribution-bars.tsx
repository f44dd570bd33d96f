type DistributionBarsProps = {
  /** Says in one sentence what is counted. */
  title: string
  /** What the two columns are called, for who does not see the bars. */
  columns: { label: string; count: string }
  /** In the order in which they stand below each other. */
  rows: readonly { label: string; count: number }[]
}

/** How often each value was given: a table whose figures are drawn as bars, without script. */
export function DistributionBars({ title, columns, rows }: DistributionBarsProps) {
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <th
              scope="row"
              className="w-px py-1 pe-3 text-start font-normal whitespace-nowrap text-ink2"
            >
              {label}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="h-2 flex-1 overflow-hidden rounded-full bg-line"
                >
                  <span
                    className="block h-full rounded-full bg-act"
                    style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
                  />
                </span>
                <span className="w-8 shrink-0 text-end">{count}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
