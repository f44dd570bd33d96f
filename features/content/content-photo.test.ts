import { expect, test } from "vitest"
import { TOPICS } from "#features/flights/core/flight.ts"
import { REGIONS } from "#features/places/regions.ts"
import { contentPhotoFiles, contentPhotoPath } from "./content-photo.ts"
import { PHOTO_PLACES } from "./photo-places.ts"

const PHOTO = {
  name: "inselflug",
  alt: "Juist bei Ebbe",
  credit: "Jana Beispiel",
  licence: "CC0",
  theme: "light" as const,
  edition: "0123456789ab",
  drawn: [640, 1280].map((width) => ({ width, base64: "" })),
}

test("the address of a photo names its place, its edition and its width", () => {
  expect(contentPhotoPath(PHOTO, 640)).toBe("/seitenfotos/inselflug/0123456789ab/640.webp")
})

test("browsers choose among all widths; who knows no choice gets the widest", () => {
  expect(contentPhotoFiles(PHOTO)).toEqual({
    src: "/seitenfotos/inselflug/0123456789ab/1280.webp",
    srcSet:
      "/seitenfotos/inselflug/0123456789ab/640.webp 640w, /seitenfotos/inselflug/0123456789ab/1280.webp 1280w",
  })
})

test("home page, topics and regions have a place, each its own", () => {
  expect(PHOTO_PLACES.get("startseite")).toBe("Startseite")
  expect(PHOTO_PLACES.get("heiratsantrag-in-der-luft")).toBeDefined()
  expect(PHOTO_PLACES.get("bayern")).toBe("Bayern")
  expect(PHOTO_PLACES.size).toBe(1 + TOPICS.length + REGIONS.length)
})
