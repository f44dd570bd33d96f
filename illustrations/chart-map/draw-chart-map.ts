import { placeAircraft } from "./aircraft-place.ts"
import { boxAround } from "./box.ts"
import { type ChartPoint, plotCourse } from "./course.ts"
import { readGeography } from "./geography.ts"
import { drawGraticule } from "./graticule.ts"
import { drawGround, path } from "./ground.ts"
import { dotData, pathData } from "./path-data.ts"
import { type Position, toPlane } from "./plane.ts"
import { type ChartRoute, drawRoutes, routesInView, trackOfRoute } from "./routes.ts"
import { labelStops, reachOf, STOP_REACH } from "./stop-labels.ts"
import { aerodromeMarker, drawAircraft, drawStops, findAerodromes } from "./symbols.ts"
import type { Taken } from "./taken.ts"
import { drawTexts, drawWaterNames, escaped } from "./texts.ts"
import { type ChartTown, labelTowns } from "./town-labels.ts"
import { drawTrack, trackInView } from "./track.ts"
import { fitView, toSpot } from "./view.ts"
import { maskWater } from "./water-mask.ts"
import { nameLakes, nameSeas } from "./water-names.ts"

export interface ChartMap {
  /** The frame's aspect; the picture may be shown larger or smaller. */
  width: number
  height: number
  /** What the map shows, in a sentence. */
  alt: string
  /** More than that, for those who want to hear it. */
  description?: string
  points: readonly ChartPoint[]
  /** Fields that stand out although nothing flies between them. */
  fields?: readonly ChartPoint[]
  /** Many ways at once, below everything that is written; their ends are `fields`. */
  routes?: readonly ChartRoute[]
  /** What lies in the map although nothing marks it. */
  holds?: readonly Position[]
  /** Both in the order of their importance: crowded places show the first. */
  aerodromes: readonly Position[]
  towns: readonly ChartTown[]
  roundTrip?: boolean
  /** Without any word: for pictures whose words stand beside the map. */
  isWordless?: boolean
  /** Pixels between the course and the frame. */
  padding?: number
  /** Tells the ids of several maps on one page apart. */
  idPrefix?: string
}

/**
 * The aviation chart of a flight as an SVG to be put into the page: land, water and graticule in
 * the theme's colours (custom properties), the course on top. For the server only; the geography
 * stays in memory, and the same input gives the same text.
 */
export function drawChartMap(map: ChartMap): string {
  const { width, height } = map
  const id = (name: string) => `${(map.idPrefix ?? "map").replaceAll(/[^\w-]/g, "")}-${name}`
  const course = plotCourse(map.points, map.roundTrip ?? false)
  const padding = map.padding ?? Math.min(48, Math.min(width, height) / 5)
  const { fields = [], holds = [], routes = [], isWordless = false } = map
  const shown = [
    ...course.track,
    ...routes.flatMap(trackOfRoute),
    ...[...fields, ...holds].map(toPlane),
  ]
  const view = fitView(shown, { width, height, padding })
  const track = trackInView(course, view)
  const stops = [...course.stops, ...fields].map((point) => ({ point, spot: toSpot(view, point) }))
  const ways = routesInView(routes, view)
  const aircraft = placeAircraft(
    track,
    stops.map((stop) => stop.spot),
    STOP_REACH * 1.5,
  )

  const geography = readGeography()
  const ground = drawGround(view, geography, [...map.points, ...fields], id("land"))
  const water = maskWater(view, ground.land)
  const taken: Taken = {
    boxes: stops.map(({ point, spot }) => boxAround(spot, reachOf(point))),
    track,
    lines: [...ground.lines, ...ways.map(({ line }) => line)],
  }
  if (aircraft) taken.boxes.push(boxAround(aircraft, aircraft.radius))
  const stopTexts = isWordless ? [] : labelStops(stops, view, taken)
  const graticule = drawGraticule(view, taken)
  const seas = isWordless ? [] : nameSeas(view, water, taken)
  const lakes = isWordless ? [] : nameLakes(view, geography.lakes, taken)
  const towns = labelTowns(isWordless ? [] : map.towns, stops, view, taken)
  const aerodromes = findAerodromes(map.aerodromes, stops, view, taken)

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id("chart")}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" role="img" aria-labelledby="${id("title")}"${map.description ? ` aria-describedby="${id("desc")}"` : ""}>`,
    `<title id="${id("title")}">${escaped(map.alt)}</title>`,
    map.description ? `<desc id="${id("desc")}">${escaped(map.description)}</desc>` : "",
    aerodromes.length > 0 ? aerodromeMarker(id("aerodrome")) : "",
    ground.svg,
    path(
      pathData(graticule.lines, false),
      `fill="none" stroke="var(--map-coast,#b9c4da)" stroke-opacity=".55"`,
    ),
    path(
      pathData([aerodromes.flatMap(({ x, y }) => [x, y])], false),
      `fill="none" ${["start", "mid", "end"].map((at) => `marker-${at}="url(#${id("aerodrome")})"`).join(" ")}`,
    ),
    path(
      dotData(towns.dots),
      `stroke="var(--ink3,#5f6989)" stroke-width="3.4" stroke-linecap="round"`,
    ),
    drawWaterNames(seas, lakes),
    drawRoutes(ways),
    drawTexts(isWordless ? [] : [...graticule.labels, ...towns.texts, ...stopTexts], water),
    drawTrack(track, course),
    aircraft ? drawAircraft(aircraft) : "",
    drawStops(stops, course.isLoop),
    "</svg>",
  ].join("")
}
