import { useEffect, useState } from "react"
import type { GeoPoint } from "../../geo.ts"
import { worldPixel } from "./mercator.ts"
import type { Chart } from "./open-chart.ts"

/** Groups and names change with every quarter of a zoom step. */
const ZOOM_STEPS = 4

export interface MapView {
  /** Rounded down to a quarter. */
  zoom: number
  /** Whether a place lies in the map, or little beyond its edges. */
  isNear: (place: GeoPoint) => boolean
}

/** What of the map is worth having; changes while the map moves, but not with every pixel. */
export function useMapView(chart: Chart): MapView {
  const [view, setView] = useState(() => viewOf(chart))
  useEffect(() => {
    let seen = cellOf(chart)
    const look = () => {
      const cell = cellOf(chart)
      if (cell === seen) return
      seen = cell
      setView(viewOf(chart))
    }
    chart.on("move", look)
    return () => {
      chart.off("move", look)
    }
  }, [chart])
  return view
}

function zoomStep(chart: Chart): number {
  return Math.floor(chart.getZoom() * ZOOM_STEPS) / ZOOM_STEPS
}

/** Names where the map is, in quarters of its size. */
function cellOf(chart: Chart): string {
  const { clientWidth, clientHeight } = chart.getContainer()
  const { x, y } = worldPixel(chart.getCenter(), chart.getZoom())
  const cell = [(x * 4) / clientWidth, (y * 4) / clientHeight].map(Math.round)
  return [zoomStep(chart), ...cell, clientWidth, clientHeight].join()
}

function viewOf(chart: Chart): MapView {
  const bounds = chart.getBounds()
  const [west, east] = [bounds.getWest(), bounds.getEast()]
  const [south, north] = [bounds.getSouth(), bounds.getNorth()]
  const [aside, above] = [(east - west) / 2, (north - south) / 2]
  return {
    zoom: zoomStep(chart),
    isNear: ({ lat, lng }) =>
      lng > west - aside && lng < east + aside && lat > south - above && lat < north + above,
  }
}
