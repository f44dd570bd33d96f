import { useEffect, useRef } from "react"
import { boxAround, boxHolding } from "../../geo.ts"
import type { StopPlace } from "../../stop-place.ts"
import { boundsOf, type Chart } from "./open-chart.ts"

const PADDING = { top: 64, right: 72, bottom: 48, left: 48 }
const NEAREST_ZOOM = 9
/** A field alone is shown with the land around it. */
const AROUND_A_POINT_KM = 60

/** Shows the whole way when it comes to lie beyond the map; otherwise the map stays where it was put. */
export function useRouteView(chart: Chart | undefined, points: readonly StopPlace[]): void {
  const isFirst = useRef(true)
  const way = points.map(({ lat, lng }) => `${lat},${lng}`).join(" ")
  const latest = useRef(points)
  latest.current = points
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way in words stands for its points
  useEffect(() => {
    const [first, ...others] = latest.current
    if (!chart || !first) return
    const bounds = chart.getBounds()
    const isSeen = latest.current.every(({ lat, lng }) => bounds.contains([lng, lat]))
    if (!isFirst.current && isSeen) return
    const box =
      others.length > 0 ? boxHolding([first, ...others]) : boxAround(first, AROUND_A_POINT_KM)
    chart.fitBounds(boundsOf(box), {
      padding: others.length > 0 ? PADDING : 0,
      maxZoom: NEAREST_ZOOM,
      animate: !isFirst.current,
    })
    isFirst.current = false
  }, [chart, way])
}
