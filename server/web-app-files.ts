import { Hono } from "hono"
import sharp from "sharp"
import { CLAIM } from "#app/page-chrome/site-links.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { drawAppIcon } from "#ui/style/app-icon.ts"
import { THEME_COLOURS } from "#ui/style/theme-colours.ts"

const ICONS = {
  "192": { size: 192, shape: "round", purpose: "any" },
  "512": { size: 512, shape: "round", purpose: "any" },
  "maskable-512": { size: 512, shape: "maskable", purpose: "maskable" },
} as const

/**
 * What makes the site an app on somebody's screen. A manifest knows one colour of each kind; the
 * dark theme's stands in the page's own theme-color, which browsers prefer.
 */
const MANIFEST = {
  name: `${PRODUCT_NAME} – Mitfliegen`,
  short_name: PRODUCT_NAME,
  description: CLAIM,
  lang: "de",
  dir: "ltr",
  id: "/de",
  start_url: "/de",
  scope: "/",
  display: "standalone",
  theme_color: THEME_COLOURS.light,
  background_color: THEME_COLOURS.light,
  categories: ["travel"],
  icons: Object.entries(ICONS).map(([name, { size, purpose }]) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
  shortcuts: [
    { name: "Mitfliegen", url: "/de/suche" },
    { name: "Cockpit", url: "/de/cockpit" },
  ],
}

const A_DAY = { "cache-control": "public, max-age=86400" }

export function webAppFiles() {
  const routes = new Hono()
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  routes.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(MANIFEST), 200, {
      "content-type": "application/manifest+json; charset=utf-8",
      ...A_DAY,
    }),
  )
  routes.get("/icons/:file{[a-z0-9-]{1,20}\\.png}", async (c) => {
    const name = c.req.param("file").replace(/\.png$/, "")
    if (!isIcon(name)) return c.body(null, 404)
    const icon = drawn.get(name) ?? drawIcon(name)
    drawn.set(name, icon)
    return c.body(await icon, 200, { "content-type": "image/png", ...A_DAY })
  })
  return routes
}

function isIcon(name: string): name is keyof typeof ICONS {
  return Object.hasOwn(ICONS, name)
}

async function drawIcon(name: keyof typeof ICONS): Promise<Uint8Array<ArrayBuffer>> {
  const { size, shape } = ICONS[name]
  const png = await sharp(Buffer.from(drawAppIcon(shape)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(png)
}
