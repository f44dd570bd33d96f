const HEIGHT = 36
/** So that neither the line nor its last point is cut off. */
const INSET = 4

type SparklineProps = {
  /** From the left; null where nothing is known. */
  values: readonly (number | null)[]
}

/** The course of a figure in a line of text's height, its last point marked. Says nothing that a table does not. */
export function Sparkline({ values }: SparklineProps) {
  const known = values.filter((value) => value !== null)
  const [lowest, highest] = [Math.min(0, ...known), Math.max(...known, 0)]
  const range = highest - lowest || 1
  const points = values.map((value, index) => ({
    x: values.length > 1 ? 1 + (98 * index) / (values.length - 1) : 50,
    y: value === null ? null : HEIGHT - INSET - ((value - lowest) / range) * (HEIGHT - 2 * INSET),
  }))
  const last = points.at(-1)
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible">
      {points.map(({ x, y }, index) => {
        const next = points[index + 1]
        return (
          next &&
          y !== null &&
          next.y !== null && (
            <line
              key={x}
              x1={`${x}%`}
              y1={y}
              x2={`${next.x}%`}
              y2={next.y}
              strokeWidth={1.75}
              strokeLinecap="round"
              className="stroke-act"
            />
          )
        )
      })}
      {last && last.y !== null && (
        <circle cx={`${last.x}%`} cy={last.y} r={3.5} className="fill-apricot" />
      )}
    </svg>
  )
}
