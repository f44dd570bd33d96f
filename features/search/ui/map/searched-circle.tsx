import { useLayoutEffect, useRef } from "react"
import { boxAround } from "#features/places/geo.ts"
import type { Chart } from "#features/places/ui/map/open-chart.ts"
import type { FoundPins } from "../../pins.ts"

type SearchedCircleProps = NonNullable<FoundPins["around"]> & { chart: Chart }

/** How far around the place was searched. */
export function SearchedCircle({ chart, center, radiusKm }: SearchedCircleProps) {
  const circle = useRef<SVGEllipseElement>(null)
  const { lat, lng } = center
  useLayoutEffect(() => {
    const { north } = boxAround({ lat, lng }, radiusKm)
    const follow = () => {
      const middle = chart.project([lng, lat])
      // the map keeps angles, so that so small a circle stays one
      const radius = Math.abs(middle.y - chart.project([lng, north]).y)
      circle.current?.setAttribute("transform", `translate(${middle.x} ${middle.y})`)
      circle.current?.setAttribute("rx", String(radius))
      circle.current?.setAttribute("ry", String(radius))
    }
    follow()
    chart.on("move", follow)
    return () => {
      chart.off("move", follow)
    }
  }, [chart, lat, lng, radiusKm])
  return (
    <svg
      aria-hidden="true"
      width="1"
      height="1"
      data-radius={radiusKm}
      className="pointer-events-none absolute overflow-visible"
    >
      <ellipse
        ref={circle}
        fill="var(--act)"
        fillOpacity="0.05"
        stroke="var(--act)"
        strokeOpacity="0.55"
        strokeWidth="1.5"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
    </svg>
  )
}
