import type { Stage } from "../stage.ts"
import { drawSails, drawWater, type SailPlace } from "../water.ts"
import { drawIsland } from "./island.ts"
import type { IslandPlace } from "./island-rings.ts"
import type { Composition, Landscape } from "./landscape.ts"
import { drawCreeks, drawSealBank, drawTidalFlat, type SealPlace } from "./tidal-flat.ts"

const FAR: readonly IslandPlace[] = [
  { x: 0.14, depth: 0.085, reach: 0.11, distance: 0.46 },
  { x: 0.43, depth: 0.07, reach: 0.08, distance: 0.5 },
  { x: 0.65, depth: 0.08, reach: 0.09, distance: 0.48 },
  { x: 0.92, depth: 0.09, reach: 0.11, distance: 0.45 },
]

/** The tidal flats: sandy islands with a village each, mud flats between them, creeks in front. */
export const islands: Landscape = {
  horizon: 0.58,
  compositions: [
    flats({
      islands: [
        ...FAR,
        { x: 0.34, depth: 0.33, reach: 0.155, distance: 0.2 },
        { x: 0.87, depth: 0.43, reach: 0.16, distance: 0.14 },
      ],
      seals: { x: 0.6, depth: 0.34 },
      creeks: [0.07, 0.2, 0.8, 0.95],
      sails: [
        { x: 0.12, depth: 0.46, size: 0.036 },
        { x: 0.17, depth: 0.54, size: 0.044 },
        { x: 0.71, depth: 0.2, size: 0.018 },
      ],
      near: { x: 0.52, depth: 0.76, reach: 0.27, distance: 0.02 },
    }),
    // one long island across the view
    flats({
      islands: [FAR[0], FAR[3], { x: 0.54, depth: 0.38, reach: 0.4, distance: 0.14 }].filter(
        isPlace,
      ),
      seals: { x: 0.2, depth: 0.7 },
      creeks: [0.3, 0.52, 0.74, 0.93],
      sails: [
        { x: 0.16, depth: 0.2, size: 0.02 },
        { x: 0.84, depth: 0.66, size: 0.05 },
      ],
    }),
    // a row that comes towards us
    flats({
      islands: [
        ...FAR.slice(1, 3),
        { x: 0.2, depth: 0.22, reach: 0.12, distance: 0.28 },
        { x: 0.46, depth: 0.4, reach: 0.16, distance: 0.16 },
      ],
      seals: { x: 0.78, depth: 0.34 },
      creeks: [0.06, 0.22, 0.38],
      sails: [
        { x: 0.14, depth: 0.5, size: 0.044 },
        { x: 0.86, depth: 0.22, size: 0.02 },
      ],
      near: { x: 0.86, depth: 0.74, reach: 0.27, distance: 0.02 },
    }),
    // islets that the flood leaves dry, each with a handful of houses
    flats({
      islands: [
        { x: 0.8, depth: 0.16, reach: 0.07, distance: 0.36 },
        { x: 0.28, depth: 0.27, reach: 0.085, distance: 0.26 },
        { x: 0.62, depth: 0.35, reach: 0.09, distance: 0.2 },
        { x: 0.9, depth: 0.52, reach: 0.1, distance: 0.1 },
        { x: 0.14, depth: 0.56, reach: 0.1, distance: 0.08 },
      ],
      creeks: [0.3, 0.66, 0.84],
      sails: [{ x: 0.44, depth: 0.5, size: 0.036 }],
      near: { x: 0.5, depth: 0.8, reach: 0.16, distance: 0.02 },
    }),
    // the head of a large island, and open water beside it
    flats({
      islands: [...FAR.slice(2), { x: 0.8, depth: 0.24, reach: 0.13, distance: 0.26 }],
      seals: { x: 0.66, depth: 0.5 },
      creeks: [0.68, 0.8, 0.94],
      sails: [
        { x: 0.72, depth: 0.36, size: 0.032 },
        { x: 0.9, depth: 0.56, size: 0.052 },
        { x: 0.5, depth: 0.14, size: 0.016 },
      ],
      near: { x: 0.18, depth: 0.66, reach: 0.42, distance: 0.03 },
    }),
  ],
}

interface Flats {
  islands: readonly IslandPlace[]
  seals?: SealPlace
  /** Where creeks enter the flat at our feet, as shares of the width. */
  creeks: readonly number[]
  sails: readonly SailPlace[]
  /** The island that lies on the flat. */
  near?: IslandPlace
}

function isPlace(place: IslandPlace | undefined): place is IslandPlace {
  return place !== undefined
}

function flats({ islands: places, seals, creeks, sails, near }: Flats): Composition {
  return {
    skyline: 0,
    lightSpan: [0.24, 0.76],
    mayMirror: false,
    draw: (stage: Stage) =>
      drawWater(stage, stage.horizon) +
      places.map((place, index) => drawIsland(stage, `island-${index}`, place)).join("") +
      (seals ? drawSealBank(stage, seals) : "") +
      drawSails(stage, stage.horizon, sails) +
      drawTidalFlat(stage) +
      drawCreeks(stage, creeks) +
      (near ? drawIsland(stage, "near", near) : ""),
  }
}
