import { expect, test } from "vitest"
import { compositionOf, scenePath } from "#illustrations/scene-path.ts"
import { distinctPictures } from "./distinct-pictures.ts"

const card = (seed: number, terrain: "hills" | "coast" = "hills") => ({
  picture: scenePath({ terrain, time: "day", seed, crop: "card" }),
})
const kindsOf = (cards: { picture: string }[]) => cards.map(({ picture }) => compositionOf(picture))

test("three in a row of one composition are seen from beside, from the seat, from beside", () => {
  const shown = distinctPictures([card(3), card(8), card(13)])
  expect(kindsOf(shown)).toEqual(["hills 3", "hills 3.seat", "hills 3"])
})

test("another land or another composition stays as it is, and so does a photo", () => {
  const cards = [card(3), card(3, "coast"), card(4, "coast"), { picture: "/fotos/1280.webp" }]
  expect(distinctPictures(cards)).toEqual(cards)
  expect(compositionOf("/fotos/1280.webp")).toBeUndefined()
})

test("the composition is read from the seed, whatever else the address says", () => {
  const picture = scenePath({
    terrain: "city",
    time: "dusk",
    season: "winter",
    weather: "clear",
    landmark: "berlin-tower",
    relief: "flat",
    seed: 42,
    crop: "card",
  })
  expect(compositionOf(picture)).toBe("city 2")
  expect(
    compositionOf(scenePath({ terrain: "city", time: "day", seed: 42, crop: "hero", lightAt: 33 })),
  ).toBe("city 2")
})
