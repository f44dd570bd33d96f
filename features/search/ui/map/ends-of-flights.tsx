import { useLayoutEffect, useMemo, useRef } from "react"
import type { Chart } from "#features/places/ui/map/open-chart.ts"
import type { PinPlace, PlacedPin } from "../../pins.ts"

/** Where the flights of the pins lead to, an apricot dot each; the pins with prices stand above them. */
export function EndsOfFlights({ chart, pins }: { chart: Chart; pins: readonly PlacedPin[] }) {
  const dots = useRef<SVGGElement>(null)
  const places = useMemo(() => destinationsOf(pins), [pins])
  useLayoutEffect(() => {
    const follow = () => {
      for (const [index, { lat, lng }] of places.entries()) {
        const { x, y } = chart.project([lng, lat])
        dots.current?.children[index]?.setAttribute("transform", `translate(${x} ${y})`)
      }
    }
    follow()
    chart.on("move", follow)
    return () => {
      chart.off("move", follow)
    }
  }, [chart, places])
  return (
    <svg
      aria-hidden="true"
      width="1"
      height="1"
      className="pointer-events-none absolute overflow-visible"
    >
      <g ref={dots} fill="var(--apricot)" stroke="var(--surface)" strokeWidth="2">
        {places.map(({ code }) => (
          <circle key={code} r="6" />
        ))}
      </g>
    </svg>
  )
}

/** Each once; a flight that comes back leads nowhere else. */
function destinationsOf(pins: readonly PlacedPin[]): PinPlace[] {
  const away = pins.filter(({ isRoundTrip }) => !isRoundTrip).map(({ to }) => to)
  return [...new Map(away.map((place) => [place.code, place])).values()]
}
