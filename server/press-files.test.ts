import { unzipSync } from "fflate"
import sharp from "sharp"
import { expect, test } from "vitest"
import { LOGO_NAMES, LOGO_ZIP, logoFile, logoPath } from "#features/content/logo-files.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { INERT_FILE_POLICY } from "#platform/server/inert-file-policy.ts"
import { pressFiles } from "#server/press-files.ts"

const files = pressFiles()
const get = (file: string) => files.request(logoPath(file))
const bytesOf = async (file: string) => new Uint8Array(await (await get(file)).arrayBuffer())

test.each(LOGO_NAMES)(
  "%s is there as a drawing and as a large transparent picture",
  async (logo) => {
    const drawing = await get(logoFile(logo, "svg"))
    expect(drawing.headers.get("content-type")).toBe("image/svg+xml")
    expect(drawing.headers.get("cache-control")).toBe("public, max-age=86400")
    expect(drawing.headers.get("content-security-policy")).toBe(INERT_FILE_POLICY)
    const svg = await drawing.text()
    expect(svg).toContain(`aria-label="${PRODUCT_NAME}"`)
    // shapes only: no face, no script, nothing from elsewhere
    expect(svg).not.toMatch(/<text|<script|<image|href|font/)
    const png = sharp(await bytesOf(logoFile(logo, "png")))
    const { width, hasAlpha } = await png.metadata()
    expect(width).toBe(logo.startsWith("logo") ? 1600 : 1024)
    expect(hasAlpha).toBe(true)
    const { isOpaque, entropy } = await png.stats()
    expect(isOpaque).toBe(false)
    expect(entropy).toBeGreaterThan(0.1)
  },
)

test("the names of both grounds differ in their colours only", async () => {
  const drawings = await Promise.all(
    (["logo-hell", "logo-dunkel"] as const).map(async (logo) =>
      (await get(logoFile(logo, "svg"))).text(),
    ),
  )
  const [light, dark] = drawings.map((svg) => svg.replace(/#[0-9a-f]{6}/g, "#"))
  expect(light).toBe(dark)
  expect(drawings[0]).not.toBe(drawings[1])
})

test("the ZIP holds every file and the rules, and downloads", async () => {
  const answer = await get(LOGO_ZIP)
  expect(answer.headers.get("content-type")).toBe("application/zip")
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${LOGO_ZIP}"`)
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = LOGO_NAMES.flatMap((logo) => [logoFile(logo, "svg"), logoFile(logo, "png")])
  expect(Object.keys(entries).toSorted()).toEqual([...names, "LIESMICH.txt"].toSorted())
  for (const name of names) expect(entries[name]).toEqual(await bytesOf(name))
  expect(new TextDecoder().decode(entries["LIESMICH.txt"])).toContain("ohne zu fragen")
})

test.each(["aufwind-logo-rosa.svg", "logo-hell.svg", "aufwind-logo-hell.gif", "..%2Fetc.svg"])(
  "%s is no file",
  async (file) => {
    expect((await get(file)).status).toBe(404)
  },
)
