import { Hono } from "hono"
import { drawScene } from "#ui/scene/draw-scene.ts"
import { scenePresets } from "#ui/scene/scene-presets.ts"
import { isTerrain } from "#ui/scene/terrain.ts"
import { isTimeOfDay } from "#ui/scene/time-of-day.ts"
import type { SceneCrop } from "#ui/scene-path.ts"

const KEPT_DRAWINGS = 400
const MAX_SEED = 2_147_483_647

/** Drawn pictures as files: the same address is always the same picture. */
export function sceneFiles() {
  const routes = new Hono()
  const drawn = new Map<string, string>()
  routes.get("/szenen/:terrain/:time/:crop/:file{[0-9]{1,10}\\.svg}", (c) => {
    const { terrain, time, crop, file } = c.req.param()
    const seed = Number(file.slice(0, -".svg".length))
    if (!isTerrain(terrain) || !isTimeOfDay(time) || !isCrop(crop) || seed > MAX_SEED) {
      return c.notFound()
    }
    const known = drawn.get(c.req.path)
    const aircraft = seed % 2 === 0 ? "high-wing" : "low-wing"
    const svg = known ?? drawScene({ ...scenePresets[crop], terrain, time, seed, aircraft })
    if (!known) {
      if (drawn.size >= KEPT_DRAWINGS) drawn.delete(drawn.keys().next().value ?? "")
      drawn.set(c.req.path, svg)
    }
    return c.body(svg, 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=604800",
      // opened by itself, the picture may do nothing at all
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
  return routes
}

function isCrop(text: string): text is SceneCrop {
  return Object.hasOwn(scenePresets, text)
}
