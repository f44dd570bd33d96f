import { classNames } from "#ui/style/class-names.ts"
import { scaleFor } from "./bar-chart.tsx"
import { ChartTable } from "./chart-table.tsx"

type TrendPoint = {
  /** „November 2026“ */
  label: string
  /** „Nov“, under the chart; on phones its first letter. */
  shortLabel: string
  /** One for each series, in its order; null where nothing is known. */
  values: readonly (number | null)[]
  /** What the chart is about; the others stand back. */
  isMarked: boolean
}

type TrendChartProps = {
  title: string
  /** What the points are: „Monat“. */
  pointLabel: string
  /** At most two. */
  series: readonly string[]
  points: readonly TrendPoint[]
  /** Columns of what adds up, stacked; lines of what does not. */
  form: "columns" | "lines"
  /** The whole value, and a shorter one beside the axis. */
  write: (value: number) => string
  writeTick: (value: number) => string
  /** Where the axis ends: 1 for shares. */
  top?: number | undefined
  /** What the ticks are whole numbers of: 60 for minutes that are told in hours. */
  tickUnit?: number | undefined
}

const HEIGHT = 184
/** A single column is no wall. */
const MIN_SLOTS = 6

const TONES = [
  { swatch: "bg-act", fill: "fill-act", pale: "fill-act/35", stroke: "stroke-act" },
  {
    swatch: "bg-apricot",
    fill: "fill-apricot",
    pale: "fill-apricot/45",
    stroke: "stroke-apricot",
  },
] as const

/** Figures of months or days, drawn without script, with the same figures as a table underneath. */
export function TrendChart(chart: TrendChartProps) {
  const { title, pointLabel, series, points, form, write, writeTick, tickUnit = 1 } = chart
  const highest = Math.max(0, ...points.map(({ values }) => heightOf(values, form)))
  const { top, ticks } = axisFor(highest / tickUnit, tickUnit, chart.top)
  const y = (value: number) => HEIGHT - (Math.min(Math.max(value, 0), top) / top) * HEIGHT
  const slots = Math.max(points.length, MIN_SLOTS)
  return (
    <figure>
      {series.length > 1 && (
        <div
          aria-hidden="true"
          className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink2"
        >
          {series.map((name, index) => (
            <span key={name} className="flex items-center gap-2">
              <span className={classNames("size-3 rounded-[4px]", TONES[index]?.swatch)} />
              {name}
            </span>
          ))}
        </div>
      )}
      <div className="flex font-mono text-label text-ink3">
        <div aria-hidden="true" className="relative me-3 shrink-0" style={{ height: HEIGHT }}>
          {/* as wide as the widest, which stand beside each other */}
          <span className="invisible grid h-0">
            {ticks.map((tick) => (
              <span key={tick} className="col-start-1 row-start-1 whitespace-nowrap">
                {writeTick(tick)}
              </span>
            ))}
          </span>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute end-0 -translate-y-1/2 leading-none whitespace-nowrap"
              style={{ top: y(tick) }}
            >
              {writeTick(tick)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <svg
            role="img"
            aria-label={`${title}: ${spoken(chart)}`}
            width="100%"
            height={HEIGHT}
            className="block overflow-visible"
          >
            {ticks.map((tick) => (
              <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-line" />
            ))}
            {form === "columns" ? (
              <Columns points={points} slots={slots} y={y} />
            ) : (
              <Lines points={points} slots={slots} series={series} y={y} />
            )}
            {points.map(({ label, values }, index) => (
              <rect
                key={label}
                x={`${(100 * index) / slots}%`}
                width={`${100 / slots}%`}
                height={HEIGHT}
                fill="transparent"
              >
                <title>{`${label}: ${told(series, values, write)}`}</title>
              </rect>
            ))}
          </svg>
          <div aria-hidden="true" className="mt-2.5 flex">
            {points.map(({ label, shortLabel, isMarked }) => (
              <span
                key={label}
                className={classNames("text-center", isMarked && "text-ink")}
                style={{ width: `${100 / slots}%` }}
              >
                <span className="max-sm:hidden">{shortLabel}</span>
                <span className="sm:hidden">{shortLabel.slice(0, 1)}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
      <ChartTable
        title={title}
        rowLabel={pointLabel}
        columns={series}
        rows={points.map(({ label, values }) => ({
          label,
          cells: values.map((value) => (value === null ? "–" : write(value))),
        }))}
      />
    </figure>
  )
}

function axisFor(highest: number, unit: number, top: number | undefined) {
  if (top !== undefined) return { top, ticks: [0, top / 2, top] }
  const scale = scaleFor(highest)
  return { top: scale.top * unit, ticks: scale.ticks.map((tick) => tick * unit) }
}

function heightOf(values: readonly (number | null)[], form: TrendChartProps["form"]): number {
  const known = values.map((value) => Math.max(value ?? 0, 0))
  return form === "columns" ? known.reduce((sum, value) => sum + value, 0) : Math.max(0, ...known)
}

function told(
  series: readonly string[],
  values: readonly (number | null)[],
  write: (value: number) => string,
): string {
  return values
    .map((value, index) => {
      const text = value === null ? "–" : write(value)
      return series.length > 1 ? `${series[index]} ${text}` : text
    })
    .join(", ")
}

/** What the chart is about, in words; all of it is in the table. */
function spoken({ points, series, write }: TrendChartProps): string {
  const marked = points.filter(({ isMarked }) => isMarked)
  return (marked.length > 0 ? marked : points)
    .map(({ label, values }) => `${label} ${told(series, values, write)}`)
    .join("; ")
}

type Drawn = { points: readonly TrendPoint[]; slots: number; y: (value: number) => number }

/** Cumulated from the bottom, drawn from the back, so that each part has its round top. */
function Columns({ points, slots, y }: Drawn) {
  const slot = 100 / slots
  return points.map(({ label, values, isMarked }, index) => {
    const tops = values.map((_, place) =>
      values.slice(0, place + 1).reduce<number>((sum, value) => sum + Math.max(value ?? 0, 0), 0),
    )
    const x = { x: `${slot * (index + 0.18)}%`, width: `${slot * 0.64}%` }
    return [...tops.entries()].reverse().map(([place, top]) => {
      const tone = TONES[place] ?? TONES[0]
      const height = HEIGHT - y(top)
      if (height === 0) return null
      const radius = Math.min(6, height / 2)
      return (
        <g key={`${label} ${place}`}>
          <rect {...x} y={y(top)} height={height} rx={radius} className="fill-surface" />
          <rect
            {...x}
            y={y(top)}
            height={height}
            rx={radius}
            className={isMarked ? tone.fill : tone.pale}
          />
        </g>
      )
    })
  })
}

/** One line for each series, the second one dotted; a gap where nothing is known. */
function Lines({ points, slots, series, y }: Drawn & { series: readonly string[] }) {
  const x = (index: number) => `${(100 * (index + 0.5)) / slots}%`
  return series.map((name, place) => {
    const tone = TONES[place] ?? TONES[0]
    return (
      <g key={name}>
        {points.map((point, index) => {
          const [value, next] = [point.values[place], points[index + 1]?.values[place]]
          return (
            typeof value === "number" &&
            typeof next === "number" && (
              <line
                key={point.label}
                x1={x(index)}
                y1={y(value)}
                x2={x(index + 1)}
                y2={y(next)}
                strokeWidth={2}
                strokeLinecap="round"
                strokeDasharray={place === 0 ? undefined : "1 5"}
                className={tone.stroke}
              />
            )
          )
        })}
        {points.map(({ label, values, isMarked }, index) => {
          const value = values[place]
          return (
            typeof value === "number" && (
              <circle
                key={label}
                cx={x(index)}
                cy={y(value)}
                r={isMarked ? 5 : 3}
                strokeWidth={2}
                className={classNames(tone.fill, "stroke-surface")}
              />
            )
          )
        })}
      </g>
    )
  })
}
