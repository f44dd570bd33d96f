import { type AircraftLook, USUAL_LOOKS } from "./aircraft/look.ts"
import { type AircraftAt, type PlacedAircraft, placeAircraft } from "./aircraft/placement.ts"
import { drawSeat, SEAT_HORIZON, SEAT_SKY, wingBefore } from "./aircraft/seat-view.ts"
import { drawAircraftSide } from "./aircraft/side-view.ts"
import { COMPOSITIONS } from "./composition.ts"
import { courseLabelZone, drawCourseLine } from "./course-line.ts"
import type { Box, Point } from "./geometry.ts"
import { type Random, seededRandom, seedFromText } from "./random.ts"
import type { Relief } from "./relief.ts"
import type { SceneOptions } from "./scene-options.ts"
import type { Season } from "./season.ts"
import { drawCirrus } from "./sky/cirrus.ts"
import { drawCumulus } from "./sky/cumulus.ts"
import { discOf, placeLight } from "./sky/light.ts"
import { drawPassedRain } from "./sky/rain.ts"
import { drawLight, drawSky, drawStars } from "./sky/sky.ts"
import { drawStratus } from "./sky/stratus.ts"
import { createStage, type Frame, type Stage } from "./stage.ts"
import { element, escapeText, group } from "./svg.ts"
import type { Terrain } from "./terrain.ts"
import type { Composition } from "./terrains/landscape.ts"
import { landscapes } from "./terrains/landscapes.ts"
import { type Weather, weatherUnder } from "./weather.ts"

/** In the upper third, right of the middle: inside every crop from square to wide. */
const USUAL_PLACE: AircraftAt = { x: 0.6, y: 0.27, length: 0.2, climb: 6 }

const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/** Behind places of no name: what shows them at their best. */
const USUAL_RELIEF: Partial<Record<Terrain, Relief>> = { lake: "alps", "above-clouds": "alps" }

/** A complete SVG document; the same options give the same bytes. */
export function drawScene(options: SceneOptions): string {
  const { terrain, time, seed, width, height, season = "summer" } = options
  const weather = weatherUnder(time, options.weather ?? "fair")
  const isSeat = options.view === "seat"
  const landscape = landscapes[terrain]
  const composition = landscape.compositions[seed % COMPOSITIONS] ?? landscape.compositions[0]
  const frame: Frame = {
    width,
    height,
    horizon: height * (isSeat ? SEAT_HORIZON : (options.horizon ?? landscape.horizon)),
    unit: Math.min(height, width / 1.5),
  }
  const aircraft =
    options.aircraft === "none" ? undefined : (options.aircraft ?? USUAL_LOOKS["high-wing"])
  const placed =
    aircraft && !isSeat
      ? placeAircraft(frame, aircraft, options.aircraftAt ?? USUAL_PLACE)
      : undefined
  const texts = [options.textZone, options.headlineZone].flatMap((zone) =>
    zone ? [scaled(zone, frame)] : [],
  )
  const seen = scaled(isSeat ? SEAT_SKY : (options.seen ?? WHOLE), frame)
  const wing = aircraft && isSeat ? wingBefore(aircraft) : []
  const avoid = [
    ...(placed ? [placed.box] : []),
    ...texts,
    ...wing.map((box) => scaled(box, frame)),
  ]
  const labelZone = placed && options.course && courseLabelZone(frame, placed)
  const mirrored = isMirrored(options, composition)
  const light = placeLight({
    frame,
    composition,
    time,
    random: placeRandom(options, "light"),
    at: options.lightAt,
    highAt: options.highLightAt,
    isLow: options.isLightLow,
    mirrored,
    avoid,
    seen,
  })
  const stage = createStage({
    frame,
    time,
    season,
    weather,
    terrain,
    relief: options.relief ?? USUAL_RELIEF[terrain] ?? "hills",
    landmark: options.landmark,
    light,
    mirrored,
    texts,
    seen,
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
    drawCumulus(stage, frame.horizon - composition.skyline * frame.unit),
    composition.draw(stage),
    placed ? drawCourse(stage, placed, options) : "",
    aircraft && placed ? drawAircraft(stage, aircraft, placed) : "",
    aircraft && isSeat ? drawSeat(stage, aircraft) : "",
  ])
}

/** What makes the ids of a scene its own beside place and time. */
function besides(season: Season, weather: Weather): string {
  return [season === "summer" ? "" : season, weather === "fair" ? "" : weather]
    .map((word) => (word ? `-${word}` : ""))
    .join("")
}

/** Chance for one layer of one place. The time is no part of it: a place stays itself all day. */
function placeRandom({ seed, terrain }: SceneOptions, layer: string): Random {
  return seededRandom(seedFromText(`${seed}/${terrain}/${layer}`))
}

function isMirrored(options: SceneOptions, composition: Composition): boolean {
  if (!composition.mayMirror || options.mayMirror === false) return false
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
function drawAircraft(stage: Stage, look: AircraftLook, { transform }: PlacedAircraft): string {
  const { livery, lightsOn } = stage.palette
  const painted = { ...livery, accent: look.colour ? stage.shadePaint(look.colour) : livery.accent }
  const drawing = drawAircraftSide(look, painted, { lightsOn })
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
