import { Disclosure } from "#ui/elements/disclosure.tsx"
import { classNames } from "#ui/style/class-names.ts"

type BarGroup = {
  /** One letter or a short word under the bar. */
  shortLabel: string
  /** The whole word, for the table. */
  label: string
  /** One number for each series, in its order; drawn from the bottom up. */
  values: readonly number[]
}

type BarChartProps = {
  title: string
  /** At most three; the first is the one the chart is about. */
  series: readonly string[]
  groups: readonly BarGroup[]
  /** „h“, „€“; stands behind the figures. */
  unit: string
}

const fills = ["bg-act", "bg-act/35", "bg-apricot"]
const number = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 1 })

/** Stacked columns, drawn without script, with the same figures as a table underneath. */
export function BarChart({ title, series, groups, unit }: BarChartProps) {
  const totals = groups.map((group) => group.values.reduce((sum, value) => sum + value, 0))
  const { top, ticks } = scaleFor(Math.max(...totals, 0))
  const share = (value: number) => `${(value / top) * 100}%`
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span className="font-display text-h4">{title}</span>
        <span className="flex gap-4 text-small text-ink2">
          {series.map((name, index) => (
            <span key={name} className="flex items-center gap-1.5">
              <span className={classNames("size-3 rounded-[4px]", fills[index])} />
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div aria-hidden="true" className="mt-6 flex font-mono text-label text-ink3">
        <div className="relative me-3 h-48 w-8 shrink-0">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute end-0 translate-y-1/2 leading-none whitespace-nowrap"
              style={{ bottom: share(tick) }}
            >
              {number.format(tick)} {unit}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div className="relative flex h-48 items-end gap-px">
            {ticks.map((tick) => (
              <span
                key={tick}
                className="absolute inset-x-0 border-t border-line"
                style={{ bottom: share(tick) }}
              />
            ))}
            {groups.map((group) => (
              <Column key={group.label} group={group} share={share} />
            ))}
          </div>
          <div className="mt-2.5 flex gap-px">
            {groups.map((group) => (
              <span key={group.label} className="flex-1 truncate text-center">
                {group.shortLabel}
              </span>
            ))}
          </div>
        </div>
      </div>
      <ChartTable title={title} series={series} groups={groups} unit={unit} />
    </figure>
  )
}

/** Cumulated from the bottom, drawn from the back, so that every step has its round top. */
function Column({ group, share }: { group: BarGroup; share: (value: number) => string }) {
  const tops = group.values.map((_, index) =>
    group.values.slice(0, index + 1).reduce((sum, value) => sum + value, 0),
  )
  return (
    <div className="relative h-full flex-1">
      {[...tops.entries()].reverse().map(([index, top]) => (
        <span
          key={index}
          className="absolute inset-x-[22%] bottom-0 mx-auto max-w-8.5 overflow-hidden rounded-[7px] bg-surface"
          style={{ height: share(top) }}
        >
          <span className={classNames("block h-full", fills[index])} />
        </span>
      ))}
    </div>
  )
}

function ChartTable({ title, series, groups, unit }: BarChartProps) {
  return (
    <div className="mt-4 text-small">
      <Disclosure
        title={<span className="font-sans text-small font-normal text-ink2">Als Tabelle</span>}
      >
        <table className="w-full text-start tabular-nums">
          <caption className="sr-only">
            {title}, in {unit}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="py-1 text-start font-semibold">
                <span className="sr-only">Abschnitt</span>
              </th>
              {series.map((name) => (
                <th key={name} scope="col" className="py-1 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.label} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {group.label}
                </th>
                {series.map((name, index) => (
                  <td key={name} className="py-1 text-end">
                    {number.format(group.values[index] ?? 0)} {unit}
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

/** A round top for the highest column and three or four even ticks below it. */
export function scaleFor(highest: number): { top: number; ticks: number[] } {
  if (highest <= 0) return { top: 1, ticks: [0, 1] }
  const rough = highest / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 1.5, 2, 3, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const count = Math.ceil(highest / step)
  return {
    top: step * count,
    ticks: Array.from({ length: count + 1 }, (_, index) => step * index),
  }
}
