import { linesInView, ringsInView } from "./clip.ts"
import type { Geography } from "./geography.ts"
import { num, pathData } from "./path-data.ts"
import { type Position, toPlane } from "./plane.ts"
import { isInside, type Shape } from "./shape.ts"
import type { View } from "./view.ts"

export const LAND = "var(--map-land,#f7f6f0)"
export const SEA = "var(--map-sea,#dce8f4)"
const COAST = "var(--map-coast,#b9c4da)"
const RIVER = "var(--map-river,#b5cde6)"

const GERMANY = "276"

/** In kilometres per pixel. */
const WIDEST_WITH_SMALL_RIVERS = 1.6

export interface Ground {
  svg: string
  /** The land in the picture, in pixels. */
  land: number[][]
  /** Coasts, lake shores and rivers, in pixels. */
  lines: number[][]
}

/**
 * Land, water and borders. Germany and the countries that the flight touches have the colour of
 * the land; the others let some of the sea through, which greys them in both themes.
 */
export function drawGround(
  view: View,
  geography: Geography,
  points: readonly Position[],
  landId: string,
): Ground {
  const land = ringsInView(view, geography.land)
  const home = ringsInView(view, touchedCountries(geography, points))
  const lakes = ringsInView(
    view,
    geography.lakes.map((lake) => lake.shape),
  )
  const borders = linesInView(view, geography.borders)
  const small =
    view.kmPerPixel > WIDEST_WITH_SMALL_RIVERS ? [] : linesInView(view, geography.rivers.small)
  const large = linesInView(view, geography.rivers.large)
  const svg = [
    `<defs><path id="${landId}" fill-rule="evenodd" d="${pathData(land, true)}"/></defs>`,
    `<path fill="${SEA}" d="M0 0h${num(view.width)}v${num(view.height)}H0z"/>`,
    `<use href="#${landId}" fill="${LAND}" fill-opacity=".62"/>`,
    path(pathData(home, true), `fill="${LAND}" fill-rule="evenodd"`),
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    path(pathData(borders, false), `stroke="${COAST}" stroke-width="1.1"`),
    path(pathData(small, false), `stroke="${RIVER}" stroke-width="1.1"`),
    path(pathData(large, false), `stroke="${RIVER}" stroke-width="1.8"`),
    path(pathData(lakes, true), `fill="${SEA}" stroke="${COAST}" stroke-width=".9"`),
    `<use href="#${landId}" stroke="${COAST}" stroke-width="1.1"/>`,
    "</g>",
  ].join("")
  return { svg, land, lines: [...land, ...lakes, ...small, ...large] }
}

export function path(data: string, attributes: string): string {
  return data && `<path ${attributes} d="${data}"/>`
}

function touchedCountries({ countries }: Geography, points: readonly Position[]): Shape[] {
  const places = points.map(toPlane)
  return [...countries].flatMap(([id, rings]) =>
    id === GERMANY || places.some((place) => isInside(rings, place)) ? rings : [],
  )
}
