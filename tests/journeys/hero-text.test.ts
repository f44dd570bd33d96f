import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import type { SceneComposition } from "#illustrations/scene/scene-options.ts"
import { scenePresets } from "#illustrations/scene/scene-presets.ts"
import { open, visit } from "#tests/support/browser.ts"

/*
 * What a page opens with, at every width: its text lies where the picture keeps its sky empty
 * (illustrations/scene/clear-of-text.test.ts), and land is in sight below it.
 */

/** Long leads and headlines, what rises high, an evening. */
const PAGES = [
  "/de/safety",
  "/de/inselflug",
  "/de/heiratsantrag-in-der-luft",
  "/de/fluege-ab-ruhrgebiet",
  "/de/fluege-ab-nordrhein-westfalen",
  "/de/fluege-ab-mecklenburgische-seenplatte",
  "/de/agb",
]
const WIDTHS = [320, 360, 719, 720, 820, 1023, 1024, 1280, 1920, 2300]
/** So much of a picture may lie under the card that follows it. */
const CARD = 56
const MIN_LAND = 16

test.each(PAGES)("%s: its text keeps to the empty sky, and land is in sight", async (path) => {
  const page = await visit({ viewport: { width: 360, height: 900 } })
  await open(page, path)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const { crop, box, frame, headline, lead } = await openingOf(page)
    const preset: SceneComposition = scenePresets[crop]
    const zones = [preset.textZone, preset.headlineZone].filter((zone) => zone !== undefined)
    for (const [name, text] of Object.entries({ headline, lead })) {
      const right = (text.right - box.left) / box.width
      const bottom = (text.bottom - box.top) / box.height
      const isClear = zones.some((zone) => right <= zone.right && bottom <= zone.bottom)
      expect(isClear, `${name} at ${width} px: ${right.toFixed(3)} ${bottom.toFixed(3)}`).toBe(true)
    }
    const horizon = box.top + (preset.horizon ?? 1) * box.height
    expect(frame.bottom - CARD - horizon, `land at ${width} px`).toBeGreaterThan(MIN_LAND)
  }
})

/** The crop that is seen, where its whole drawing would lie, its frame, and where the letters end. */
async function openingOf(page: Page) {
  // a file has its name once the browser has chosen among those of other widths
  await page.waitForFunction(() => {
    const hero = document.querySelector("h1")?.closest("[data-theme]")
    const drawing = [...(hero?.querySelectorAll("svg[viewBox], img") ?? [])].find(
      (one) => one.getBoundingClientRect().width > 0,
    )
    return drawing instanceof HTMLImageElement
      ? drawing.currentSrc.includes("/szenen/")
      : drawing !== undefined
  })
  const found = await page.locator("h1").evaluate((heading) => {
    const hero = heading.closest("[data-theme]")
    const edges = (element: Element | null | undefined) => {
      const range = document.createRange()
      if (element) range.selectNodeContents(element)
      const { right, bottom } = range.getBoundingClientRect()
      return { right, bottom }
    }
    const drawing = [...(hero?.querySelectorAll("svg[viewBox], img") ?? [])].find(
      (one) => one.getBoundingClientRect().width > 0,
    )
    const { left, top, width, height } = drawing?.getBoundingClientRect() ?? new DOMRect()
    const cut =
      drawing && getComputedStyle(drawing).objectPosition.split(" ").map(Number.parseFloat)
    return {
      size: drawing?.getAttribute("viewBox")?.split(" ").slice(2).map(Number),
      src: drawing instanceof HTMLImageElement ? drawing.currentSrc : "",
      cut: cut ?? [],
      place: { left, top, width, height },
      frame: { bottom: hero?.getBoundingClientRect().bottom ?? 0 },
      headline: edges(heading),
      lead: edges(heading.nextElementSibling),
    }
  })
  const crop = Object.keys(scenePresets).find((name) => {
    const { width, height } = scenePresets[name as keyof typeof scenePresets]
    return found.size
      ? name.endsWith("-phone") && found.size.join() === `${width},${height}`
      : found.src.includes(`/${name}/`)
  })
  if (!crop) throw new Error(`no crop is seen: ${JSON.stringify(found)}`)
  const name = crop as keyof typeof scenePresets
  return { ...found, crop: name, box: found.size ? found.place : covered(name, found) }
}

/** The box of a file of which its place shows a part. */
function covered(
  crop: keyof typeof scenePresets,
  {
    place,
    cut,
  }: { place: { left: number; top: number; width: number; height: number }; cut: number[] },
) {
  const { width: wide, height: high } = scenePresets[crop]
  const scale = Math.max(place.width / wide, place.height / high)
  const [width, height] = [wide * scale, high * scale]
  const [across = 50, down = 50] = cut
  return {
    left: place.left + ((place.width - width) * across) / 100,
    top: place.top + ((place.height - height) * down) / 100,
    width,
    height,
  }
}
