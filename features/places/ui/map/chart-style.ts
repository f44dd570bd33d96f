import type { LayerSpecification, StyleSpecification } from "maplibre-gl"
import type { GeoPoint } from "../../geo.ts"
import type { ChartColours } from "./chart-colours.ts"
import { GRATICULE_STEPS, graticuleLines } from "./graticule.ts"

export const AERODROME = "aerodrome"

/** The drawing of the map in the look of our charts (illustrations/chart-map/ground.ts). */
export function chartStyle(
  colours: ChartColours,
  airfields: readonly GeoPoint[],
): StyleSpecification {
  const own = (path: string) => new URL(path, location.href).href
  return {
    version: 8,
    sources: {
      ground: { type: "geojson", data: own("/karte/boden.json"), tolerance: 0.3 },
      graticule: { type: "geojson", data: graticuleLines() },
      airfields: {
        type: "geojson",
        data: {
          type: "Feature",
          properties: {},
          geometry: {
            type: "MultiPoint",
            coordinates: airfields.map(({ lat, lng }) => [lng, lat]),
          },
        },
      },
    },
    layers: chartLayers(colours),
  }
}

/** The same layers with other colours are the same map in another theme. */
export function chartLayers({ land, sea, coast, river }: ChartColours): LayerSpecification[] {
  const round = { "line-join": "round", "line-cap": "round" } as const
  const ground = (kind: string) => ({
    source: "ground",
    filter: ["==", ["get", "kind"], kind] as ["==", ["get", string], string],
  })
  return [
    { id: "sea", type: "background", paint: { "background-color": sea } },
    // countries without a home of ours let some of the sea through, which greys them in both themes
    {
      id: "land",
      type: "fill",
      ...ground("land"),
      paint: { "fill-color": land, "fill-opacity": 0.62, "fill-antialias": false },
    },
    {
      id: "home",
      type: "fill",
      ...ground("home"),
      paint: { "fill-color": land, "fill-antialias": false },
    },
    {
      id: "borders",
      type: "line",
      ...ground("border"),
      layout: round,
      paint: { "line-color": coast, "line-width": 1.1 },
    },
    {
      id: "streams",
      type: "line",
      ...ground("stream"),
      minzoom: 6.6,
      layout: round,
      paint: { "line-color": river, "line-width": 1.1 },
    },
    {
      id: "rivers",
      type: "line",
      ...ground("river"),
      layout: round,
      paint: { "line-color": river, "line-width": 1.8 },
    },
    { id: "lakes", type: "fill", ...ground("lake"), paint: { "fill-color": sea } },
    {
      id: "shores",
      type: "line",
      ...ground("lake"),
      layout: round,
      paint: { "line-color": coast, "line-width": 0.9 },
    },
    {
      id: "coasts",
      type: "line",
      ...ground("land"),
      layout: round,
      paint: { "line-color": coast, "line-width": 1.1 },
    },
    ...GRATICULE_STEPS.map(
      ({ minutes, from, to }): LayerSpecification => ({
        id: `graticule-${minutes}`,
        type: "line",
        source: "graticule",
        filter: ["==", ["get", "minutes"], minutes],
        minzoom: from,
        maxzoom: to,
        paint: { "line-color": coast, "line-opacity": 0.55 },
      }),
    ),
    {
      id: "airfields",
      type: "symbol",
      source: "airfields",
      minzoom: 5.6,
      layout: { "icon-image": AERODROME, "icon-padding": 3 },
    },
  ]
}
