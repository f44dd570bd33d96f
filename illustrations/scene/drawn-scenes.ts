import { lookOfWord, usualLook } from "./aircraft/look.ts"
import { drawScene } from "./draw-scene.ts"
import { isLandmark } from "./landmarks/landmark.ts"
import { isRelief } from "./relief.ts"
import type { SceneOptions } from "./scene-options.ts"
import { scenePresets } from "./scene-presets.ts"
import { isSeason } from "./season.ts"
import { isTerrain } from "./terrain.ts"
import { isTimeOfDay } from "./time-of-day.ts"
import { isWeather } from "./weather.ts"

/* The other end of `scenePath`: from an address to the drawing. For the server alone. */

const KEPT_DRAWINGS = 400
const MAX_SEED = 2_147_483_647
const ADDRESS =
  /^\/szenen\/(?<terrain>[\w-]+)\/(?<time>[\w-]+)(?:\/(?<season>[\w-]+)\/(?<weather>[\w-]+))?\/(?<crop>[\w-]+)\/(?<seed>\d{1,10})(?:-(?<lightAt>\d{1,2}))?(?<words>(?:\.[\w-]+){0,4})\.svg$/

const drawn = new Map<string, string>()

/** The file at an address of the form of `scenePath`; undefined where there is no such picture. */
export function sceneFile(pathname: string): string | undefined {
  return kept(pathname, () => {
    const options = sceneAt(pathname)
    return options && drawScene(options)
  })
}

/**
 * The same picture as a part of a document, whose style sheet lets the aircraft float. As a file it
 * would be drawn anew, whole, for every frame.
 */
export function inlineScene(address: string): string | undefined {
  const pathname = address.replace(/\?.*$/, "")
  return kept(`inline ${pathname}`, () => {
    const options = sceneAt(pathname)
    if (!options) return undefined
    const ratio = (options.width / options.height).toFixed(4)
    return drawScene(options).replace("<svg ", `<svg style="--scene-ratio:${ratio}" `)
  })
}

function kept(key: string, draw: () => string | undefined): string | undefined {
  const known = drawn.get(key)
  if (known !== undefined) return known
  const drawing = draw()
  if (drawing === undefined) return undefined
  if (drawn.size >= KEPT_DRAWINGS) drawn.delete(drawn.keys().next().value ?? "")
  drawn.set(key, drawing)
  return drawing
}

function sceneAt(pathname: string): SceneOptions | undefined {
  const said: Record<string, string | undefined> = ADDRESS.exec(pathname)?.groups ?? {}
  const { terrain = "", time = "", crop = "", season = "summer", weather = "fair" } = said
  const seed = Number(said.seed)
  if (!isTerrain(terrain) || !isTimeOfDay(time) || !isCrop(crop) || seed > MAX_SEED)
    return undefined
  if (!isSeason(season) || !isWeather(weather)) return undefined
  const more = optionsOfWords((said.words ?? "").split(".").slice(1))
  if (!more) return undefined
  return {
    ...scenePresets[crop],
    ...(said.lightAt !== undefined && { lightAt: Number(said.lightAt) / 100 }),
    terrain,
    time,
    season,
    weather,
    seed,
    aircraft: usualLook(seed),
    ...more,
  }
}

/** What the words behind the seed say; undefined where one of them says nothing. */
function optionsOfWords(words: readonly string[]): Partial<SceneOptions> | undefined {
  const options: Partial<SceneOptions>[] = []
  for (const word of words) {
    const aircraft = lookOfWord(word)
    if (aircraft) options.push({ aircraft })
    else if (isRelief(word)) options.push({ relief: word })
    else if (isLandmark(word)) options.push({ landmark: word })
    else if (word === "seat") options.push({ view: "seat" })
    else return undefined
  }
  return Object.assign({}, ...options) as Partial<SceneOptions>
}

function isCrop(text: string): text is keyof typeof scenePresets {
  return Object.hasOwn(scenePresets, text)
}
