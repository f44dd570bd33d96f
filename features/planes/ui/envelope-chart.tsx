import { Disclosure } from "#ui/elements/disclosure.tsx"
import { classNames } from "#ui/style/class-names.ts"

type Place = { x: number; y: number }

type EnvelopeMark = Place & {
  label: string
  isInside: boolean
  /** What leaves is indigo, what arrives apricot. */
  role: "start" | "end"
}

type Axis = {
  label: string
  /** Finished text of a value, with its unit. */
  write: (value: number) => string
  /** The same on the axis, where space is short. */
  tick: (value: number) => string
}

type EnvelopeChartProps = {
  title: string
  /** In the order in which one walks around the area. */
  corners: readonly Place[]
  /** A course leads from the first to the last. */
  marks: readonly EnvelopeMark[]
  x: Axis
  y: Axis
  /** What a point is called that lies inside or outside. */
  words: { inside: string; outside: string }
}

/** An area that is allowed and where one is in it; drawn without script, with all of it as a table. */
export function EnvelopeChart({ title, corners, marks, x, y, words }: EnvelopeChartProps) {
  const all = [...corners, ...marks]
  const across = scaleOver(all.map((place) => place.x))
  const upwards = scaleOver(all.map((place) => place.y))
  const left = (place: Place) => across.share(place.x) * 100
  const top = (place: Place) => 100 - upwards.share(place.y) * 100
  const pointsOf = (places: readonly Place[]) =>
    places.map((place) => `${left(place).toFixed(2)},${top(place).toFixed(2)}`).join(" ")
  const sentenceOf = (mark: EnvelopeMark) =>
    `${mark.label}: ${x.write(mark.x)}, ${y.write(mark.y)}, ${mark.isInside ? words.inside : words.outside}`
  return (
    <figure>
      <figcaption className="font-display text-h4">{title}</figcaption>
      <div
        role="img"
        aria-label={`${title}. ${marks.map(sentenceOf).join(". ")}`}
        className="mt-4 font-mono text-label text-ink3"
      >
        <p className="mb-2">{y.label}</p>
        <div className="flex">
          <div className="relative me-2 h-64 w-10 shrink-0">
            {upwards.ticks.map((tick) => (
              <span
                key={tick}
                className="absolute end-0 -translate-y-1/2 leading-none"
                style={{ top: `${top({ x: 0, y: tick })}%` }}
              >
                {y.tick(tick)}
              </span>
            ))}
          </div>
          <div className="relative h-64 min-w-0 flex-1 border-b border-l border-line2">
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="absolute inset-0 size-full overflow-visible"
            >
              <g className="stroke-line" vectorEffect="non-scaling-stroke">
                {across.ticks.map((tick) => (
                  <line
                    key={tick}
                    x1={left({ x: tick, y: 0 })}
                    x2={left({ x: tick, y: 0 })}
                    y1="0"
                    y2="100"
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
                {upwards.ticks.map((tick) => (
                  <line
                    key={tick}
                    x1="0"
                    x2="100"
                    y1={top({ x: 0, y: tick })}
                    y2={top({ x: 0, y: tick })}
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
              </g>
              <polygon
                points={pointsOf(corners)}
                strokeWidth="1.5"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className="fill-soft/70 stroke-act"
              />
              <polyline
                points={pointsOf(marks)}
                strokeWidth="1.5"
                strokeLinecap="round"
                strokeDasharray="0.1 5"
                vectorEffect="non-scaling-stroke"
                className="fill-none stroke-ink"
              />
            </svg>
            {marks.map((mark) => (
              <Mark key={mark.label} mark={mark} left={left(mark)} top={top(mark)} />
            ))}
          </div>
        </div>
        <div className="relative ms-12 mt-2 h-4">
          {across.ticks.map((tick) => (
            <span
              key={tick}
              className="absolute -translate-x-1/2 leading-none"
              style={{ left: `${left({ x: tick, y: 0 })}%` }}
            >
              {x.tick(tick)}
            </span>
          ))}
        </div>
        <p className="mt-1 text-end">{x.label}</p>
      </div>
      <div className="mt-2 text-small">
        <Disclosure
          title={<span className="font-sans text-small font-normal text-ink2">Als Tabelle</span>}
        >
          <EnvelopeTable title={title} corners={corners} marks={marks} x={x} y={y} words={words} />
        </Disclosure>
      </div>
    </figure>
  )
}

function Mark({ mark, left, top }: { mark: EnvelopeMark; left: number; top: number }) {
  const isStart = mark.role === "start"
  return (
    <span className="absolute" style={{ left: `${left}%`, top: `${top}%` }}>
      <span
        className={classNames(
          "absolute size-3.5 -translate-1/2 rounded-full border-2",
          mark.isInside ? "border-surface" : "border-err",
          isStart ? "bg-act" : "bg-apricot",
        )}
      />
      <span
        className={classNames(
          "absolute rounded-badge bg-surface px-1.5 py-0.5 font-sans text-fine font-semibold whitespace-nowrap shadow-rest",
          isStart ? "bottom-2.5" : "top-2.5",
          left > 60 ? "end-0" : "start-0",
          mark.isInside ? "text-ink" : "text-err",
        )}
      >
        {mark.label}
      </span>
    </span>
  )
}

function EnvelopeTable({ title, corners, marks, x, y, words }: EnvelopeChartProps) {
  const cell = "py-1 text-end"
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-start font-semibold">
            Punkt
          </th>
          <th scope="col" className="py-1 text-end font-semibold">
            {x.label}
          </th>
          <th scope="col" className="py-1 text-end font-semibold">
            {y.label}
          </th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark) => (
          <tr key={mark.label} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              {mark.label}, {mark.isInside ? words.inside : words.outside}
            </th>
            <td className={cell}>{x.write(mark.x)}</td>
            <td className={cell}>{y.write(mark.y)}</td>
          </tr>
        ))}
        {[...corners.entries()].map(([index, corner]) => (
          <tr key={index} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal">
              Grenze, Punkt {index + 1}
            </th>
            <td className={cell}>{x.write(corner.x)}</td>
            <td className={cell}>{y.write(corner.y)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From a little below the lowest value to a little above the highest, with three to eight round ticks. */
export function scaleOver(values: readonly number[]): {
  share: (value: number) => number
  ticks: number[]
} {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const span = highest - lowest || Math.abs(highest) || 1
  const from = lowest - span * 0.08
  const to = highest + span * 0.08
  const rough = (to - from) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([5, 2].find((factor) => factor * power <= rough) ?? 1) * power
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return {
    share: (value) => (value - from) / (to - from),
    // a multiple, not a sum, so that 1.1 stays 1.1
    ticks: Array.from({ length: count }, (_, index) =>
      Number(((first + index) * step).toPrecision(12)),
    ),
  }
}
