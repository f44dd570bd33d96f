import sharp from "sharp"
import { expect, test } from "vitest"
import { webAppFiles } from "#server/web-app-files.ts"

const files = webAppFiles()

test("the manifest names what a phone needs, and every icon has the size that it promises", async () => {
  const answer = await files.request("/manifest.webmanifest")
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/)
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    name: expect.stringContaining("Aufwind"),
    short_name: "Aufwind",
    lang: "de",
    start_url: "/de",
    display: "standalone",
    theme_color: expect.stringMatching(/^#/),
    background_color: expect.stringMatching(/^#/),
  })
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ])
  for (const { src, sizes, purpose } of icons) {
    const bytes = await (await files.request(src)).arrayBuffer()
    const { width, height, format } = await sharp(bytes).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, "png"])
    // a maskable one has no see-through corner
    const { isOpaque } = await sharp(bytes).stats()
    expect(isOpaque).toBe(purpose === "maskable")
  }
})

test("an icon that is none is missing", async () => {
  expect((await files.request("/icons/64.png")).status).toBe(404)
  expect((await files.request("/icons/__proto__.png")).status).toBe(404)
})
