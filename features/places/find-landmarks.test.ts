import { expect, test } from "vitest"
import { findLandmarks, findSight, findSightByName } from "./find-landmarks.ts"

const found = (text: string) => findLandmarks(text, 3).map(({ name }) => name)

test("a sight is found by its name and by any later word of it, in every spelling", () => {
  expect(found("Kölner")).toEqual(["Kölner Dom"])
  expect(found("koelner d")).toEqual(["Kölner Dom"])
  expect(found("neuschwan")).toEqual(["Schloss Neuschwanstein"])
  expect(found("bartholomä")).toEqual(["Königssee mit St. Bartholomä"])
})

test("names that begin so come first, and never more than asked for", () => {
  expect(found("burg")[0]).toBe("Burg Hohenzollern")
  expect(found("dom")).toEqual(["Kölner Dom", "Aachener Dom", "Speyerer Dom"])
  expect(found("k")).toEqual([])
  expect(found("Taj Mahal")).toEqual([])
})

test("a sight that was chosen is known by its place, a town of the same name is another", () => {
  const juist = findSightByName("juist")
  if (!juist) throw new Error("no Juist")
  const { name, lat, lng } = juist
  expect(findSight({ name, coordinates: { lat, lng } })).toBe(juist)
  expect(findSight({ name, coordinates: { lat: 53.68, lng: 7 } })).toBeUndefined()
  expect(findSightByName("ZUGSPITZE")?.name).toBe("Zugspitze")
  expect(findSightByName("Zugspitz")).toBeUndefined()
})
