import { type Context, Hono } from "hono"
import { drawScene } from "#ui/scene/draw-scene.ts"
import { SCENE_EDITION } from "#ui/scene/scene-edition.ts"
import type { SceneOptions } from "#ui/scene/scene-options.ts"
import { scenePresets } from "#ui/scene/scene-presets.ts"
import { isSeason } from "#ui/scene/season.ts"
import { isTerrain } from "#ui/scene/terrain.ts"
import { isTimeOfDay } from "#ui/scene/time-of-day.ts"
import { isWeather } from "#ui/scene/weather.ts"
import type { SceneCrop } from "#ui/scene-path.ts"

const KEPT_DRAWINGS = 400
const MAX_SEED = 2_147_483_647
const FILE = ":file{[0-9]{1,10}(-[0-9]{1,2})?\\.svg}"
const FOR_EVER = "public, max-age=31536000, immutable"
const A_WEEK = "public, max-age=604800"

/** Drawn pictures as files: the same address is always the same picture. */
export function sceneFiles() {
  const routes = new Hono()
  const drawn = new Map<string, string>()
  const answer = (c: Context) => {
    const known = drawn.get(c.req.path)
    const options = known === undefined ? sceneAt(c.req.param()) : undefined
    if (known === undefined && !options) return c.notFound()
    const svg = known ?? (options ? drawScene(options) : "")
    if (known === undefined) {
      if (drawn.size >= KEPT_DRAWINGS) drawn.delete(drawn.keys().next().value ?? "")
      drawn.set(c.req.path, svg)
    }
    return c.body(svg, 200, {
      "content-type": "image/svg+xml",
      "cache-control": c.req.query("v") === SCENE_EDITION ? FOR_EVER : A_WEEK,
      // opened by itself, the picture may do nothing at all
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    })
  }
  routes.get(`/szenen/:terrain/:time/:crop/${FILE}`, answer)
  routes.get(`/szenen/:terrain/:time/:season/:weather/:crop/${FILE}`, answer)
  return routes
}

/** What an address of the form of `scenePath` asks for, if there is such a picture. */
function sceneAt(address: Record<string, string>): SceneOptions | undefined {
  const { terrain = "", time = "", crop = "", season = "summer", weather = "fair" } = address
  const [seed = 0, lightAt] = (address.file ?? "").replace(".svg", "").split("-").map(Number)
  if (!isTerrain(terrain) || !isTimeOfDay(time) || !isCrop(crop) || seed > MAX_SEED)
    return undefined
  if (!isSeason(season) || !isWeather(weather)) return undefined
  return {
    ...scenePresets[crop],
    ...(lightAt !== undefined && { lightAt: lightAt / 100 }),
    terrain,
    time,
    season,
    weather,
    seed,
    aircraft: seed % 2 === 0 ? "high-wing" : "low-wing",
    isDrifting: crop === "hero" || crop === "hero-phone",
  }
}

function isCrop(text: string): text is SceneCrop {
  return Object.hasOwn(scenePresets, text)
}
