import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { strToU8, zipSync } from "fflate"
import satori from "satori"
import sharp from "sharp"
import { logoMark } from "#illustrations/scene/scene-mark.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { LOGO_NAMES, LOGO_ZIP, type LogoName, logoFile } from "../logo-files.ts"
import { LOGO_RULES } from "../logo-rules.ts"

/** The colour tokens act, apricot and ink of both themes (ui/style/themes.css). */
const COLOURS = {
  hell: { act: "#3c45c4", apricot: "#f29e54", ink: "#131a36" },
  dunkel: { act: "#929cff", apricot: "#f5ae6e", ink: "#eef1fb" },
} as const

const MARK = { width: 40, height: 24 }
/** As the header sets it (illustrations/logo.tsx). */
const NAME = { size: 24, left: MARK.width + 12, down: 1 }
/** Outlines come rounded to a tenth: drawn larger, they stay exact. */
const FINENESS = 20
/** The room around it that nothing else may stand in: the sun's height. */
const FREE = 11
const PNG_WIDTH = { logo: 1600, zeichen: 1024 } as const

/** All downloads by their file names: each drawing as SVG and PNG, and the ZIP of them. */
export async function drawLogos(): Promise<Map<string, Uint8Array>> {
  const name = await outlineOf(PRODUCT_NAME)
  const files = new Map<string, Uint8Array>()
  for (const logo of LOGO_NAMES) {
    const svg = drawLogo(logo, name)
    files.set(logoFile(logo, "svg"), strToU8(svg))
    files.set(logoFile(logo, "png"), await rasterise(svg, logo))
  }
  const readme = strToU8(`${LOGO_RULES.join("\r\n")}\r\n`)
  // pictures are compressed already; a fixed day keeps the file the same in every process
  const zip = zipSync(
    { ...Object.fromEntries(files), "LIESMICH.txt": readme },
    { level: 6, mtime: new Date(2026, 0, 1) },
  )
  return files.set(LOGO_ZIP, zip)
}

interface Outline {
  path: string
  width: number
}

function drawLogo(logo: LogoName, name: Outline): string {
  const [kind, ground] = logo.split("-") as ["logo" | "zeichen", keyof typeof COLOURS]
  const colours = COLOURS[ground]
  const width = kind === "logo" ? NAME.left + name.width : MARK.width
  const box = [-FREE, -FREE, width + 2 * FREE, MARK.height + 2 * FREE]
  const { sun, ground: dots, line } = logoMark
  const parts = [
    `<svg width="${MARK.width}" height="${MARK.height}" viewBox="${logoMark.viewBox}" fill="none">`,
    `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${colours.apricot}"/>`,
    `<path d="${dots.d}" stroke="${colours.act}" stroke-width="${dots.strokeWidth}" stroke-dasharray="${dots.dashes}" opacity="${dots.opacity}"/>`,
    `<path d="${line.d}" stroke="${colours.act}" stroke-width="${line.strokeWidth}"/>`,
    "</svg>",
    kind === "logo"
      ? `<path transform="translate(${NAME.left} ${NAME.down}) scale(${1 / FINENESS})" fill="${colours.ink}" d="${name.path}"/>`
      : "",
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${box[2]}" height="${box[3]}" role="img" aria-label="${PRODUCT_NAME}">${parts.join("")}</svg>\n`
}

function rasterise(svg: string, logo: LogoName): Promise<Uint8Array> {
  const width = logo.startsWith("logo") ? PNG_WIDTH.logo : PNG_WIDTH.zeichen
  return sharp(Buffer.from(svg), { density: 1200 })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const require = createRequire(import.meta.url)

// as paths, so that nobody needs the face to show it
async function outlineOf(text: string): Promise<Outline> {
  const font = {
    name: "Familjen Grotesk",
    weight: 600 as const,
    data: await readFile(
      require.resolve("@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff"),
    ),
  }
  const size = NAME.size * FINENESS
  const style = {
    display: "flex",
    fontFamily: font.name,
    fontSize: size,
    lineHeight: 1,
    letterSpacing: -0.01 * size,
  }
  const svg = await satori(<div style={style}>{text}</div>, { height: size, fonts: [font] })
  const path = [...svg.matchAll(/<path[^>]*\sd="([^"]+)"/g)].map(([, d]) => d).join("")
  const width = Number(/<svg[^>]*\swidth="([\d.]+)"/.exec(svg)?.[1])
  if (!path || !(width > 0)) throw new Error("the name of the product could not be drawn")
  return { path, width: width / FINENESS }
}
