import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { clock } from "#platform/clock.ts"
import { makeContentPhoto } from "#tests/support/content-photos.ts"
import { type ContentPhoto, contentPhotoFiles, type OpeningPhoto } from "../content-photo.ts"
import { ContentHero } from "../ui/content-hero.tsx"
import { HomeHero } from "../ui/home-hero.tsx"
import { drawSkies } from "./draw-skies.ts"
import { heroPhotoOf } from "./hero-photo-of.tsx"
import { skiesOverGermany } from "./sky-over-germany.ts"

const photo = await makeContentPhoto("inselflug")
const { src, srcSet } = contentPhotoFiles(photo)

function render(page: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element: page }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const htmlOf = (one: ContentPhoto) => heroPhotoOf("inselflug", [one]).photo?.html ?? ""

const topic = (opening?: OpeningPhoto) =>
  render(
    <ContentHero
      title="Inselflug"
      lead="Unter dir wandern die Priele."
      trail={[]}
      terrain="islands"
      time="night"
      seed={1}
      height="tall"
      photo={opening}
    />,
  )

const home = (opening?: OpeningPhoto) =>
  render(
    <HomeHero
      today="2026-12-05"
      flightCount={1}
      proof={{ pilots: [], checkedCount: 0, reviewCount: 0, reviewMean: null }}
      daylight="08:14–16:32"
      skies={drawSkies(skiesOverGermany(clock.now()))}
      photo={opening}
    />,
  )

test("a photo is described, comes in the width that fits and at once, and says whose it is", () => {
  const html = htmlOf(photo)
  expect(html).toContain(`src="${src}"`)
  expect(html).toContain(`srcSet="${srcSet}"`)
  expect(html).toContain(`alt="${photo.alt}"`)
  expect(html).toMatch(/^<picture><img [^>]*loading="eager"/)
  expect(html).toContain("Foto: Jana Beispiel, <a ")
  expect(html).toContain(`href="${photo.licenceUrl}"`)
  expect(html).toContain(">CC BY 4.0</a>")
})

test("a licence without an address is text, and no name becomes markup", () => {
  const odd = { ...photo, licenceUrl: undefined, licence: "CC0", credit: "<b>Jana</b>" }
  const html = htmlOf(odd)
  expect(html).toContain("Foto: &lt;b&gt;Jana&lt;/b&gt;, CC0</p>")
  expect(html).not.toContain("<a ")
})

test("a place without a photo is given nothing", () => {
  expect(heroPhotoOf("nachtflug", [photo])).toEqual({})
})

test.each([
  ["a text", topic],
  ["the home page", home],
])("a photo opens %s in the place of every scene", (_, page) => {
  const { photo: opening } = heroPhotoOf("inselflug", [photo])
  expect(page(opening)).toContain(opening?.html)
  expect(page(opening)).not.toContain("/szenen/")
  expect(page()).toContain("/szenen/")
  expect(page()).not.toContain("/seitenfotos/")
})

test("text follows the light of the photo below it, but with the header of the home page the theme", () => {
  for (const theme of ["light", "dark"] as const) {
    const { photo: opening } = heroPhotoOf("inselflug", [{ ...photo, theme }])
    expect(topic(opening)).toContain(`data-theme="${theme}"`)
    expect(home(opening)).not.toContain("data-theme")
  }
})
