import { expect, test } from "vitest"
import { ANGLES, parseRegionAddress, regionPath, regionTitle } from "./region-address.ts"
import { REGIONS } from "./regions.ts"

const ALL = REGIONS.flatMap((region) => ANGLES.map((angle) => ({ angle, region })))

test("every address of a region leads back to it, and no two pages have one headline", () => {
  for (const address of ALL) {
    expect(parseRegionAddress(regionPath(address).replace("/de/", ""))).toEqual(address)
  }
  expect(new Set(ALL.map(regionTitle)).size).toBe(ALL.length)
})

test.each(["fluege-ab-atlantis", "fluege-ab-", "fluege-ab", "ostsee", "rundfluege-ostsee", ""])(
  "„%s“ is no region",
  (text) => {
    expect(parseRegionAddress(text)).toBeUndefined()
  },
)
