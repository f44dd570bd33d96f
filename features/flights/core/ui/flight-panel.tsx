import { classNames } from "#ui/style/class-names.ts"

export type PanelCell = {
  label: string
  value: string
  /** A name, which may take two lines, instead of a figure in mono; its detail is a code. */
  isName?: boolean
  detail?: string | undefined
}

type FlightPanelProps = {
  cells: readonly PanelCell[]
  /** Names the table of facts, such as „Flugdaten“. */
  label: string
}

/** The flight strip written out under a title: up to five facts in a frame, two columns on phones. */
export function FlightPanel({ cells, label }: FlightPanelProps) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 overflow-hidden rounded-panel border border-line2 bg-surface md:auto-cols-auto md:grid-flow-col md:grid-cols-none"
    >
      {cells.map((cell) => (
        <div
          key={cell.label}
          className="-ms-px -mt-px border-s border-t border-line px-4.5 py-3.5 last:odd:col-span-2 md:last:odd:col-span-1"
        >
          <dt className="text-fine text-ink3">{cell.label}</dt>
          <dd>
            <span
              className={classNames(
                "block text-[1.375rem] leading-tight",
                cell.isName
                  ? "font-display font-semibold hyphens-auto wrap-break-word md:text-h4"
                  : "font-mono tracking-time whitespace-nowrap",
              )}
            >
              {cell.value}
            </span>
            {cell.detail && (
              <span
                className={classNames(
                  "mt-0.5 block text-fine text-ink3",
                  cell.isName && "font-mono",
                )}
              >
                {cell.detail}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
