import { Hono } from "hono"
import { sceneFile } from "#illustrations/scene/drawn-scenes.ts"
import { SCENE_EDITION } from "#illustrations/scene/scene-edition.ts"

const FOR_EVER = "public, max-age=31536000, immutable"
const A_WEEK = "public, max-age=604800"

/** Drawn pictures as files: the same address is always the same picture. */
export function sceneFiles() {
  const routes = new Hono()
  routes.get("/szenen/*", (c) => {
    const svg = sceneFile(c.req.path)
    if (svg === undefined) return c.notFound()
    return c.body(svg, 200, {
      "content-type": "image/svg+xml",
      "cache-control": c.req.query("v") === SCENE_EDITION ? FOR_EVER : A_WEEK,
    })
  })
  return routes
}
