import { useLayoutEffect, useRef } from "react"
import type { Chart } from "#features/places/ui/map/open-chart.ts"
import type { Pin } from "../../pins.ts"

/** The dotted course of a flight from its departure (indigo) to where it arrives (apricot). */
export function MapCourse({ chart, pin }: { chart: Chart; pin: Pin }) {
  const course = useRef<SVGGElement>(null)
  const { from, to, isRoundTrip } = pin
  useLayoutEffect(() => {
    const follow = () => {
      const start = chart.project([from.lng, from.lat])
      const end = isRoundTrip ? start : chart.project([to.lng, to.lat])
      const [line, departure, arrival] = course.current?.children ?? []
      line?.setAttribute("d", `M${start.x} ${start.y}L${end.x} ${end.y}`)
      departure?.setAttribute("transform", `translate(${start.x} ${start.y})`)
      arrival?.setAttribute("transform", `translate(${end.x} ${end.y})`)
    }
    follow()
    chart.on("move", follow)
    return () => {
      chart.off("move", follow)
    }
  }, [chart, from.lat, from.lng, to.lat, to.lng, isRoundTrip])
  return (
    <svg
      aria-hidden="true"
      width="1"
      height="1"
      data-course={`${from.code}-${to.code}`}
      className="pointer-events-none absolute overflow-visible"
    >
      <g ref={course} fill="none" strokeLinecap="round">
        <path stroke="var(--act)" strokeWidth="3" strokeDasharray="0 7" />
        <circle r="5.5" fill="var(--surface)" stroke="var(--act)" strokeWidth="3.5" />
        <circle
          r={isRoundTrip ? 2 : 5.5}
          fill={isRoundTrip ? "var(--apricot)" : "var(--surface)"}
          stroke="var(--apricot)"
          strokeWidth={isRoundTrip ? 0 : 3.5}
        />
      </g>
    </svg>
  )
}
