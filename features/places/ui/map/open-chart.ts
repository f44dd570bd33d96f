import {
  AttributionControl,
  type LngLatBoundsLike,
  Map as MapLibre,
  setWorkerUrl,
} from "maplibre-gl"
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url"
import "maplibre-gl/dist/maplibre-gl.css"
import type { GeoBox } from "../../geo.ts"
import type { MapPlaces } from "../../map-places.ts"
import { drawAerodrome } from "./aerodrome-icon.ts"
import { readChartColours, watchTheme } from "./chart-colours.ts"
import { AERODROME, chartLayers, chartStyle } from "./chart-style.ts"

export type Chart = MapLibre

/** Germany, Austria, Switzerland. */
const EVERYTHING: GeoBox = { west: 5.6, south: 45.9, east: 17.2, north: 55.1 }
/** Beyond it our own drawing ends. */
const DRAWN: LngLatBoundsLike = [-11.9, 35.1, 31.9, 62.9]
export const MAX_ZOOM = 11

const WORDS = {
  // the place of the map on the page is called „Karte“ already
  "Map.Title": "Kartenausschnitt, mit den Pfeiltasten zu bewegen",
  "AttributionControl.ToggleAttribution": "Quellen der Karte",
}

/** Opens a map in an element; throws where the browser cannot draw one (no WebGL). */
export function openChart(container: HTMLElement, places: MapPlaces, area: GeoBox | null): Chart {
  // a file of ours instead of a blob: the content policy needs no exception for it
  setWorkerUrl(new URL(workerUrl, location.href).href)
  const { styleUrl } = places
  const chart = new MapLibre({
    container,
    style: styleUrl ?? chartStyle(readChartColours(container), places.airfields),
    bounds: boundsOf(area ?? EVERYTHING),
    ...(styleUrl === null && { maxBounds: DRAWN }),
    minZoom: 3,
    maxZoom: MAX_ZOOM,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    locale: WORDS,
    validateStyle: false,
    fadeDuration: 0,
    canvasContextAttributes: { antialias: true },
  })
  // until then its place waits: nobody sees an empty sea
  const show = () => container.setAttribute("data-drawn", "")
  chart.once("load", show)
  chart.once("error", show)
  chart.keyboard.disableRotation()
  chart.touchZoomRotate.disableRotation()
  if (styleUrl === null) followTheme(chart, container)
  else chart.addControl(new AttributionControl({ compact: true }))
  return chart
}

function followTheme(chart: Chart, container: HTMLElement): void {
  chart.setMissingStyleImageResolver((id) => {
    if (id !== AERODROME) return
    const { image, pixelRatio } = drawAerodrome(readChartColours(container).symbol)
    if (!chart.hasImage(id)) chart.addImage(id, image, { pixelRatio })
  })
  const stop = watchTheme(() => {
    const colours = readChartColours(container)
    for (const { id, paint } of chartLayers(colours)) {
      for (const [name, value] of Object.entries(paint ?? {})) {
        chart.setPaintProperty(id, name as "line-color", value)
      }
    }
    if (chart.hasImage(AERODROME)) chart.updateImage(AERODROME, drawAerodrome(colours.symbol).image)
  })
  chart.on("remove", stop)
}

export function boundsOf({ west, south, east, north }: GeoBox): [number, number, number, number] {
  return [west, south, east, north]
}
