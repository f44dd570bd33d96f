import { useEffect, useRef } from "react"
import { boundsOf, type Chart, MAX_ZOOM } from "#features/places/ui/map/open-chart.ts"
import type { FoundPins } from "../../pins.ts"
import type { Area } from "../../search-query.ts"
import { areaOfSearch, wordOfArea } from "./area-around.ts"

/** Room for the pills and the controls above them. */
const PADDING = { top: 110, right: 80, bottom: 64, left: 64 }
/** Of the circle that was searched in: pins lie within it, so that it may come near the edges. */
const CIRCLE_PADDING = 12
/** A single flight is shown with the land around it. */
const NEAREST_ZOOM = 8

/**
 * Shows what is searched in: the part of the map, as far around the place as was searched, or else all
 * that was found. Leaves the map alone where the area is the one that the person has just moved it to
 * (`movedTo`, as the word of the address).
 */
export function useFittedView(
  chart: Chart | undefined,
  found: FoundPins,
  area: Area | null,
  movedTo: { readonly current: string | undefined },
): void {
  const isFirst = useRef(true)
  const areaWord = area && wordOfArea(area)
  const latestArea = useRef(area)
  latestArea.current = area
  useEffect(() => {
    if (!chart || areaWord === null || areaWord === movedTo.current) return
    if (latestArea.current) chart.fitBounds(boundsOf(latestArea.current), { animate: false })
  }, [chart, areaWord, movedTo])
  useEffect(() => {
    const shown = areaOfSearch(found)
    if (!chart || latestArea.current || !shown) return
    const { clientWidth, clientHeight } = chart.getContainer()
    const isSmall = clientWidth < 480 || clientHeight < 480
    chart.fitBounds(boundsOf(shown), {
      padding: found.around
        ? CIRCLE_PADDING
        : isSmall
          ? { ...PADDING, left: 48, right: 48 }
          : PADDING,
      maxZoom: found.around ? MAX_ZOOM : NEAREST_ZOOM,
      animate: !isFirst.current,
    })
    isFirst.current = false
  }, [chart, found])
}
