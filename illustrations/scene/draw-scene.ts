import { type AircraftAt, type PlacedAircraft, placeAircraft } from "./aircraft/placement.ts"
import { type AircraftView, drawAircraftSide } from "./aircraft/side-view.ts"
import { drawCirrus } from "./cirrus.ts"
import { type Colour, isColour } from "./colour.ts"
import { courseLabelZone, drawCourseLine } from "./course-line.ts"
import { drawCumulus } from "./cumulus.ts"
import type { Box, Point } from "./geometry.ts"
import { discOf, placeLight } from "./light.ts"
import { drawPassedRain } from "./rain.ts"
import { type Random, seededRandom, seedFromText } from "./random.ts"
import type { SceneOptions } from "./scene-options.ts"
import type { Season } from "./season.ts"
import { drawLight, drawSky, drawStars } from "./sky.ts"
import { createStage, type Frame, type Stage } from "./stage.ts"
import { drawStratus } from "./stratus.ts"
import { element, escapeText, group } from "./svg.ts"
import type { Landscape } from "./terrains/landscape.ts"
import { landscapes } from "./terrains/landscapes.ts"
import { type Weather, weatherUnder } from "./weather.ts"

/** In the upper third, right of the middle: inside every crop from square to wide. */
const USUAL_PLACE: AircraftAt = { x: 0.6, y: 0.27, length: 0.2, climb: 6 }

/** A complete SVG document; the same options give the same bytes. */
export function drawScene(options: SceneOptions): string {
  const { terrain, time, seed, width, height, season = "summer" } = options
  const weather = weatherUnder(time, options.weather ?? "fair")
  const landscape = landscapes[terrain]
  const frame: Frame = {
    width,
    height,
    horizon: height * (options.horizon ?? landscape.horizon),
    unit: Math.min(height, width / 1.5),
  }
  const aircraft = options.aircraft === "none" ? undefined : (options.aircraft ?? "high-wing")
  const placed = aircraft && placeAircraft(frame, aircraft, options.aircraftAt ?? USUAL_PLACE)
  const textZone = options.textZone && scaled(options.textZone, frame)
  const avoid = [placed?.box, textZone].filter((box) => box !== undefined)
  const labelZone = placed && options.course && courseLabelZone(frame, placed)
  const mirrored = isMirrored(options, landscape)
  const light = placeLight({
    frame,
    landscape,
    time,
    random: placeRandom(options, "light"),
    at: options.lightAt,
    highAt: options.highLightAt,
    mirrored,
    avoid,
  })
  const stage = createStage({
    frame,
    time,
    season,
    weather,
    terrain,
    light,
    mirrored,
    textZone,
    keepClear: [...avoid, discOf(light, 1.6), ...(labelZone ? [labelZone] : [])],
    random: (layer) => placeRandom(options, layer),
    idPrefix: options.idPrefix ?? `s${seed}-${terrain}-${time}${besides(season, weather)}`,
  })
  return drawDocument(options, stage, [
    drawSky(stage),
    drawStars(stage),
    drawLight(stage),
    drawCirrus(stage),
    drawStratus(stage),
    drawPassedRain(stage),
    drawCumulus(stage, frame.horizon - landscape.skyline * frame.unit),
    drawLandscape(stage, landscape),
    placed ? drawCourse(stage, placed, options) : "",
    aircraft && placed ? drawAircraft(stage, aircraft, placed, options.aircraftColour) : "",
  ])
}

/** What makes the ids of a scene its own beside place and time. */
function besides(season: Season, weather: Weather): string {
  return [season === "summer" ? "" : season, weather === "fair" ? "" : weather]
    .map((word) => (word ? `-${word}` : ""))
    .join("")
}

/** From how many heights of width on the land is drawn for a third of the picture only. */
const VERY_WIDE = 4
/** How far the thirds lie over each other: edges that only touch let the sky shine through. */
const OVERLAP = 1
/** A layer of its own is cut as one; else each ridge fades at the cut and a light line stands there. */
const AS_ONE = ".99"

/** The land; along a very wide strip it goes on mirrored, or the file would weigh three times as much. */
function drawLandscape(stage: Stage, landscape: Landscape): string {
  if (stage.width < stage.unit * VERY_WIDE) return landscape.draw(stage)
  const width = Math.round(stage.width / 3) + OVERLAP
  const drawn = landscape.draw({ ...stage, width })
  const { clip, land, reference } = stage.repeated
  return (
    element("clipPath", { id: clip }, element("rect", { width, height: stage.height })) +
    group({ id: land, "clip-path": `url(#${clip})` }, group({ opacity: AS_ONE }, drawn)) +
    element("use", { href: reference, transform: `matrix(-1 0 0 1 ${width * 2 - OVERLAP} 0)` }) +
    element("use", { href: reference, x: (width - OVERLAP) * 2 })
  )
}

/** Chance for one layer of one place. The time is no part of it: a place stays itself all day. */
function placeRandom({ seed, terrain }: SceneOptions, layer: string): Random {
  return seededRandom(seedFromText(`${seed}/${terrain}/${layer}`))
}

function isMirrored(options: SceneOptions, landscape: Landscape): boolean {
  if (!landscape.mayMirror || options.mayMirror === false) return false
  return placeRandom(options, "mirror").chance(0.5)
}

function scaled(shares: Box, { width, height }: Frame): Box {
  return {
    left: shares.left * width,
    top: shares.top * height,
    right: shares.right * width,
    bottom: shares.bottom * height,
  }
}

function drawCourse(stage: Stage, aircraft: PlacedAircraft, options: SceneOptions): string {
  const { course, courseStart } = options
  if (!course || !courseStart) return ""
  const start: Point = [courseStart[0] * stage.width, courseStart[1] * stage.height]
  return drawCourseLine(stage, aircraft, start, course)
}

/** The class lets a page move the aircraft along its course on hover. */
function drawAircraft(
  stage: Stage,
  view: AircraftView,
  { transform }: PlacedAircraft,
  colour: Colour | undefined,
): string {
  const { livery, lightsOn } = stage.palette
  const accent = colour !== undefined && isColour(colour) ? colour : livery.accent
  const drawing = drawAircraftSide(view, { ...livery, accent }, { lightsOn })
  return group({ class: "scene-aircraft" }, group({ transform }, drawing))
}

function drawDocument(options: SceneOptions, stage: Stage, layers: readonly string[]): string {
  const { width, height, label } = options
  const name =
    label === undefined
      ? { "aria-hidden": "true" }
      : { role: "img", "aria-label": escapeText(label) }
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "xMidYMid slice",
      ...name,
    },
    element("defs", {}, stage.definitions()),
    ...layers,
  )
}
