import { type ReactNode, useLayoutEffect, useRef } from "react"
import type { GeoPoint } from "../../geo.ts"
import type { Chart } from "./open-chart.ts"

type MapSpotProps = GeoPoint & {
  chart: Chart
  className?: string | undefined
  children: ReactNode
}

/** Stays at its place on the map, whatever that does; its content goes around the point itself. */
export function MapSpot({ chart, lat, lng, className, children }: MapSpotProps) {
  const spot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const { x, y } = chart.project([lng, lat])
      // whole pixels, so that letters stay sharp
      if (spot.current) spot.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
    }
    follow()
    chart.on("move", follow)
    return () => {
      chart.off("move", follow)
    }
  }, [chart, lat, lng])
  return (
    <div ref={spot} className={className ?? "absolute"}>
      {children}
    </div>
  )
}
