import { Fragment, useId } from "react"
import { classNames } from "#ui/style/class-names.ts"

type StackedRow = {
  label: string
  /** What is in it, in small letters. */
  note?: string | undefined
  /** One figure for each bar, in its order, with its finished text. */
  values: readonly { value: number; text: string }[]
  /** The last row of a bar that somebody else carries is hatched. */
  isElsewhere?: boolean
}

type StackedBarsProps = {
  /** Says in one sentence what the picture shows. */
  title: string
  bars: readonly { label: string; total: string }[]
  /** At most six, drawn from the left. */
  rows: readonly StackedRow[]
  totalLabel: string
}

const tones = [
  { fill: "fill-act", swatch: "bg-act" },
  { fill: "fill-apricot", swatch: "bg-apricot" },
  { fill: "fill-act/50", swatch: "bg-act/50" },
  { fill: "fill-line2", swatch: "bg-line2" },
  { fill: "fill-ok", swatch: "bg-ok" },
] as const

const HEIGHT = 36

/**
 * Sums laid side by side as horizontal bars of parts, drawn without script. The key beneath is the
 * table of the same figures, so that nothing is said by colour alone.
 */
export function StackedBars({ title, bars, rows, totalLabel }: StackedBarsProps) {
  const longest = Math.max(...bars.map((_, bar) => sumOf(rows, bar)), 1)
  return (
    <figure>
      <div className="grid gap-4">
        {bars.map((bar, index) => (
          <div key={bar.label}>
            <p
              aria-hidden="true"
              className="mb-1.5 flex items-baseline justify-between gap-4 text-small"
            >
              <span className="text-ink2">{bar.label}</span>
              <span className="font-semibold tabular-nums">{bar.total}</span>
            </p>
            <Bar
              name={`${title}, ${bar.label}: ${bar.total}`}
              parts={partsOf(rows, index, longest)}
            />
          </div>
        ))}
      </div>
      <table className="mt-5 w-full text-start text-fine tabular-nums sm:text-small">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-ink3">
            <th scope="col" className="pb-1.5 text-start font-normal">
              <span className="sr-only">Posten</span>
            </th>
            {bars.map(({ label }) => (
              <th
                key={label}
                scope="col"
                className="w-px pb-1.5 ps-2 text-end font-normal whitespace-nowrap sm:ps-3"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.label}>
              <tr className="border-t border-line align-top">
                <th scope="row" className="py-2 text-start font-normal">
                  <span className="flex gap-2.5">
                    <Swatch tone={row.isElsewhere ? undefined : tones[index]?.swatch} />
                    <span className="min-w-0 hyphens-auto wrap-anywhere">{row.label}</span>
                  </span>
                </th>
                {row.values.map(({ text }, bar) => (
                  <td
                    key={bars[bar]?.label}
                    className="py-2 ps-2 text-end whitespace-nowrap sm:ps-3"
                  >
                    {text}
                  </td>
                ))}
              </tr>
              {row.note && (
                <tr>
                  <td colSpan={bars.length + 1} className="ps-5.5 pb-2.5 text-fine text-ink3">
                    {row.note}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line2 font-semibold">
            <th scope="row" className="pt-2.5 text-start font-semibold">
              {totalLabel}
            </th>
            {bars.map(({ label, total }) => (
              <td key={label} className="ps-2 pt-2.5 text-end whitespace-nowrap sm:ps-3">
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </figure>
  )
}

const sumOf = (rows: readonly StackedRow[], bar: number) =>
  rows.reduce((sum, { values }) => sum + (values[bar]?.value ?? 0), 0)

type Part = { label: string; x: number; width: number; fill: string | undefined }

/** Where each part of a bar begins and how wide it is, in percent of the longest bar. */
function partsOf(rows: readonly StackedRow[], bar: number, longest: number): Part[] {
  return rows.map((row, index) => ({
    label: row.label,
    x: (sumOf(rows.slice(0, index), bar) / longest) * 100,
    width: ((row.values[bar]?.value ?? 0) / longest) * 100,
    fill: row.isElsewhere ? undefined : tones[index]?.fill,
  }))
}

// widths in percent, height in pixels: the parts stretch with the page, their borders do not
function Bar({ name, parts }: { name: string; parts: readonly Part[] }) {
  return (
    <svg
      role="img"
      aria-label={name}
      width="100%"
      height={HEIGHT}
      className="block overflow-hidden rounded-small"
    >
      {parts
        .filter(({ width }) => width > 0)
        .map(({ label, x, width, fill }) =>
          fill === undefined ? (
            <Hatching key={label} x={x} width={width} />
          ) : (
            <g key={label}>
              <rect x={`${x}%`} width={`${width}%`} height={HEIGHT} className={fill} />
              <Seam x={x} />
            </g>
          ),
        )}
    </svg>
  )
}

/** A gap before every part but the first. */
function Seam({ x }: { x: number }) {
  if (x === 0) return null
  return <rect x={`${x}%`} width={2} height={HEIGHT} className="fill-surface" />
}

const STRIPE = 7

function Hatching({ x, width }: { x: number; width: number }) {
  const pattern = useId()
  return (
    <>
      <pattern
        id={pattern}
        width={STRIPE}
        height={STRIPE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={STRIPE} height={STRIPE} className="fill-soft" />
        <rect width={1.5} height={STRIPE} className="fill-link/40" />
      </pattern>
      <rect x={`${x}%`} width={`${width}%`} height={HEIGHT} fill={`url(#${pattern})`} />
      <Seam x={x} />
    </>
  )
}

function Swatch({ tone }: { tone: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "mt-1 size-3 shrink-0 rounded-[4px]",
        tone ?? "border border-dashed border-link bg-soft",
      )}
    />
  )
}
