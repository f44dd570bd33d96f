import { headroom } from "../headroom.ts"
import { drawHaze, drawLand, mirrored } from "../land.ts"
import { drawLandmark } from "../landmarks/draw-landmark.ts"
import type { Site } from "../landmarks/site.ts"
import { drawMountains } from "../mountains.ts"
import { rollingProfile } from "../profile.ts"
import type { Stage } from "../stage.ts"
import { drawWater } from "../water.ts"
import { drawBridge } from "./bridge.ts"
import { drawBank } from "./city/bank.ts"
import { drawCableBridge } from "./city/cable-bridge.ts"
import { drawPark } from "./city/park.ts"
import { drawQuay, drawReflections } from "./city/quay.ts"
import { drawRoofs } from "./city/roofs.ts"
import { drawSteeples } from "./city/steeples.ts"
import { drawTowers } from "./city/towers.ts"
import { drawBlocks, drawQuayHouses } from "./city-houses.ts"
import type { Composition, Landscape } from "./landscape.ts"

/** A city, on its river or behind a park; what stands in it alone is given by its place. */
export const city: Landscape = {
  horizon: 0.58,
  compositions: [
    onRiver({
      near: (stage, base) => drawQuayHouses(stage, base),
      bridge: (stage, base) => drawBridge(stage, { deck: base + stage.unit * 0.062, from: 0.5 }),
    }),
    onRiver({
      near: (stage, base) => drawTowers(stage, base, 0.72),
      bridge: (stage, base) => drawCableBridge(stage, base + stage.unit * 0.055),
    }),
    onRiver({
      near: (stage, base) => drawSteeples(stage, base, 0.72) + drawQuayHouses(stage, base),
      bridge: () => "",
    }),
    composed((stage) => drawCity(stage, (base) => drawTowers(stage, base, 0.62)) + drawPark(stage)),
    composed(
      (stage) => drawCity(stage, (base) => drawSteeples(stage, base, 0.66)) + drawRoofs(stage),
    ),
  ],
}

function composed(draw: (stage: Stage) => string): Composition {
  return {
    skyline: 0.05,
    lightSpan: [0.46, 0.68],
    mayMirror: true,
    draw: (stage) => mirrored(stage, draw(stage)),
  }
}

interface River {
  /** What stands on the quay, whose foot is at `base`. */
  near(stage: Stage, base: number): string
  bridge(stage: Stage, base: number): string
}

function onRiver({ near, bridge }: River): Composition {
  return {
    skyline: 0.05,
    lightSpan: [0.46, 0.68],
    mayMirror: true,
    draw: (stage) =>
      mirrored(
        stage,
        drawCity(stage, (base) => near(stage, base)),
      ) +
      drawWater(stage, quay(stage)) +
      mirrored(stage, drawReflections(stage, quay(stage)) + bridge(stage, quay(stage))) +
      drawBank(stage),
  }
}

/** The foot of the nearest houses, where the river or the park begins. */
function quay({ horizon, unit }: Stage): number {
  return horizon + unit * 0.115
}

const LANDMARK = 0.36
/** Beside a text it shares the sky with the aircraft. */
const LANDMARK_BESIDE = 0.27
/** The slenderest tower outgrows the others so far. */
const TALLEST = 1.16
/** And the broadest one reaches so far to each side. */
const HALF_WIDTH = 0.54

/** Left of the middle; right of a text that would lie over it, or as low as one across the whole picture. */
function landmarkSite(stage: Stage): Site {
  const { width, unit, texts } = stage
  const [usual, base, size] = [width * 0.24, quay(stage), unit * LANDMARK]
  const covering = texts.find(({ right, bottom }) => {
    return bottom > base - size * TALLEST && right < width * 0.8
  })
  if (covering) {
    const small = unit * LANDMARK_BESIDE
    return { x: covering.right + small * HALF_WIDTH, base, size: small }
  }
  const room = headroom(stage, { x: usual, base, reach: 0.1 })
  return { x: usual, base, size: Math.min(size, room / TALLEST) }
}

/** Roofs in three rows; the landmark of the place rises from the last but one. */
function drawCity(stage: Stage, drawNear: (base: number) => string): string {
  const base = quay(stage)
  return (
    drawFarCity(stage) +
    drawBlocks(stage, "middle-blocks", {
      base,
      low: 0.07,
      high: 0.16,
      narrow: 0.039,
      colour: stage.shade("#7481A8", 0.3),
      lit: true,
    }) +
    drawLandmark(stage, landmarkSite(stage)) +
    drawBlocks(stage, "near-blocks", {
      base,
      low: 0.045,
      high: 0.095,
      narrow: 0.035,
      colour: stage.shade("#5F6C97", 0.16),
      lit: true,
    }) +
    drawNear(base) +
    drawQuay(stage, base)
  )
}

function drawFarCity(stage: Stage): string {
  const { horizon, unit, relief } = stage
  const hill = rollingProfile(stage.random("far-hill"), {
    base: horizon - unit * (relief === "hills" ? 0.03 : 0.01),
    amplitude: unit * (relief === "flat" ? 0.012 : 0.045),
    wavelength: unit * 1.4,
  })
  const alps =
    relief === "alps"
      ? drawMountains(stage, stage.random("alps"), {
          base: horizon + unit * 0.03,
          height: unit * 0.24,
          peaks: 6,
          distance: 0.6,
          snow: 0.6,
        }) + drawHaze(stage, horizon, unit * 0.14)
      : ""
  return (
    alps +
    drawLand(stage, hill, stage.shade("#8A9DB8", 0.62)) +
    drawBlocks(stage, "far-blocks", {
      base: horizon + unit * 0.05,
      low: 0.05,
      high: 0.12,
      narrow: 0.044,
      colour: stage.shade("#8592B4", 0.52),
      lit: false,
    }) +
    drawHaze(stage, horizon + unit * 0.05, unit * 0.12)
  )
}
