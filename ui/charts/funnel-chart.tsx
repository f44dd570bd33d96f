type FunnelStep = {
  label: string
  /** Finished text, and the number that is drawn. */
  text: string
  value: number
  /** Of the step before: „4,2 %“; of the first one nothing. */
  share?: string | undefined
}

type FunnelChartProps = {
  title: string
  /** What the columns are called, for who does not see the bars. */
  columns: { step: string; count: string; share: string }
  /** Stands before a share: „davon“. */
  shareLabel: string
  steps: readonly FunnelStep[]
}

/** How many of each step go on to the next: a table whose figures are drawn as bars, without script. */
export function FunnelChart({ title, columns, shareLabel, steps }: FunnelChartProps) {
  const widest = Math.max(1, ...steps.map(({ value }) => value))
  return (
    <table className="w-full text-ui max-sm:block">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.step}</th>
          <th scope="col">{columns.count}</th>
          <th scope="col">{columns.share}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {steps.map(({ label, text, value, share }) => (
          <tr
            key={label}
            className="border-line not-first:border-t max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:py-3"
          >
            <th scope="row" className="py-3 pe-6 text-start font-normal max-sm:p-0 sm:w-[30%]">
              {label}
            </th>
            <td className="py-3 max-sm:contents">
              <span className="flex items-center gap-4 max-sm:contents">
                <span className="block h-7 min-w-0 flex-1 overflow-hidden rounded-badge bg-sunken max-sm:order-last max-sm:col-span-2 max-sm:mt-2 max-sm:h-3">
                  <span
                    aria-hidden="true"
                    className="block h-full min-w-1 rounded-badge bg-act"
                    style={{ width: `${(100 * value) / widest}%` }}
                  />
                </span>
                <span className="w-20 shrink-0 text-end font-semibold tabular-nums max-sm:w-auto">
                  {text}
                </span>
              </span>
            </td>
            <td className="w-px py-3 ps-5 text-end text-small whitespace-nowrap text-ink2 tabular-nums max-sm:order-last max-sm:col-span-2 max-sm:w-auto max-sm:p-0 max-sm:pt-1 max-sm:text-start sm:min-w-32">
              {share !== undefined && `${shareLabel} ${share}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
