import { expect, test } from "vitest"
import { findRegion, REGIONS } from "#features/places/regions.ts"
import { regionWatch } from "./region-watch.ts"
import { radiusFor } from "./subscription.ts"
import { newSubscriptionSchema } from "./subscription-schemas.ts"
import { watchedRegion } from "./watched-region.ts"

test.each(REGIONS)("$name can be watched, and is recognised afterwards", (region) => {
  const { town, radius } = regionWatch(region)
  const wanted = newSubscriptionSchema.parse({
    name: town.address,
    coordinates: town.coordinates,
    radiusKm: radiusFor(radius),
  })
  expect(wanted).toMatchObject({ name: region.name, coordinates: region.center })
  expect(watchedRegion(wanted.name, wanted.coordinates)).toBe(region)
})

test.each([
  ["koeln-bonn", 50],
  ["muenchen", 100],
  ["ostsee", 100],
  ["berlin", 50],
  ["bayern", 100],
])("a Suchagent for %s looks %i km around", (slug, km) => {
  const region = findRegion(slug)
  expect(region && radiusFor(regionWatch(region).radius)).toBe(km)
})

test("the village of Bodensee near Göttingen is no lake", () => {
  expect(watchedRegion("Bodensee", { lat: 51.604, lng: 10.155 })).toBeUndefined()
})
