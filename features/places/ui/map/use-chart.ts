import { type RefObject, useEffect, useRef, useState } from "react"
import type { GeoBox } from "../../geo.ts"
import type { MapPlaces } from "../../map-places.ts"
import { loadMapPlaces } from "./map-places-file.ts"
import { type Chart, openChart } from "./open-chart.ts"

export interface OpenChart {
  chart: Chart
  /** Lies on the drawing and moves nothing by itself; pointers and keys go on to the map. */
  overlay: HTMLElement
  places: MapPlaces
}

/** The map in its element, as long as that is there; „lost“ where the browser cannot draw one. */
export function useChart(
  place: RefObject<HTMLElement | null>,
  area: GeoBox | null,
): OpenChart | "lost" | undefined {
  const [state, setState] = useState<OpenChart | "lost">()
  const firstArea = useRef(area)
  useEffect(() => {
    let chart: Chart | undefined
    let isGone = false
    loadMapPlaces().then((places) => {
      if (isGone || !place.current) return
      try {
        chart = openChart(place.current, places, firstArea.current)
        setState({ chart, overlay: overlayOf(chart), places })
      } catch {
        // no WebGL: an old device, or one that has switched it off
        setState("lost")
      }
    })
    return () => {
      isGone = true
      setState(undefined)
      chart?.remove()
    }
  }, [place])
  return state
}

function overlayOf(chart: Chart): HTMLElement {
  const overlay = document.createElement("div")
  // the map's own style sheet has a face and a size for what lies in it
  overlay.className = "absolute top-0 left-0 font-sans text-body text-ink"
  chart.getCanvasContainer().append(overlay)
  return overlay
}
