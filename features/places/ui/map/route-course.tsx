import { useLayoutEffect, useRef } from "react"
import { classNames } from "#ui/style/class-names.ts"
import { isSameStop, type StopPlace } from "../../stop-place.ts"
import { MapSpot } from "./map-spot.tsx"
import type { Chart } from "./open-chart.ts"

interface RouteCourseProps {
  chart: Chart
  points: readonly StopPlace[]
}

/** The dotted course with its stops, numbered as in the list beside it. For the eye only. */
export function RouteCourse({ chart, points }: RouteCourseProps) {
  const line = useRef<SVGPathElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const spots = points.map(({ lat, lng }) => chart.project([lng, lat]))
      const course = spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")
      line.current?.setAttribute("d", spots.length > 1 ? `M${course}` : "")
    }
    follow()
    chart.on("move", follow)
    return () => {
      chart.off("move", follow)
    }
  }, [chart, points])
  const [first] = points
  const last = points.at(-1)
  return (
    <div aria-hidden="true" className="pointer-events-none select-none">
      <svg width="1" height="1" className="absolute overflow-visible">
        <title>Kurs</title>
        <path
          ref={line}
          fill="none"
          stroke="var(--act)"
          strokeWidth="3"
          strokeDasharray="0 7"
          strokeLinecap="round"
        />
      </svg>
      {points.map((point, index) => {
        const isEnd = index === 0 || index === points.length - 1
        // a round ends where it begins: one mark stands for both
        if (index > 0 && point === last && first && isSameStop(first, point)) return null
        return (
          <MapSpot
            // biome-ignore lint/suspicious/noArrayIndexKey: a way may lead over one place twice
            key={`${index} ${point.name}`}
            chart={chart}
            lat={point.lat}
            lng={point.lng}
            className="absolute z-2"
          >
            <span
              className={classNames(
                "absolute flex -translate-1/2 items-center justify-center rounded-full border-[3px] font-mono text-fine font-semibold",
                isEnd
                  ? classNames("size-4 bg-surface", index === 0 ? "border-act" : "border-apricot")
                  : "size-6 border-act bg-act text-on-act",
              )}
            >
              {!isEnd && index}
            </span>
            <span className="absolute top-3 left-0 -translate-x-1/2 rounded-badge bg-surface/85 px-1.5 text-label font-semibold whitespace-nowrap text-ink">
              {point.name}
            </span>
          </MapSpot>
        )
      })}
    </div>
  )
}
