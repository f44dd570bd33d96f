import { expect, test } from "vitest"
import { worldPixel } from "#features/places/ui/map/mercator.ts"
import { type Pin, type PlacedPin, placePin } from "../../pins.ts"
import { clusterPins } from "./cluster-pins.ts"

const BONN = { code: "EDKB", name: "Bonn-Hangelar", lat: 50.769, lng: 7.163 }
const COLOGNE = { code: "EDDK", name: "Köln/Bonn", lat: 50.866, lng: 7.143 }
const JUIST = { code: "EDWJ", name: "Juist", lat: 53.681, lng: 7.056 }
const MUNICH = { code: "EDDM", name: "München", lat: 48.354, lng: 11.786 }

let ids = 0
function pinTo(to: Pin["to"], over: Partial<Pin> = {}): PlacedPin {
  ids += 1
  const pin = {
    id: ids,
    title: `Flug ${ids}`,
    startsAt: `2030-06-${String(10 + ids).padStart(2, "0")}T08:00:00Z`,
    timeZone: "Europe/Berlin",
    totalCents: 5_000,
    isRoundTrip: false,
    from: BONN,
    to,
    ...over,
  }
  return placePin(pin, { isAround: false, area: null })
}

const idsOf = (groups: ReturnType<typeof clusterPins>) =>
  groups.map(({ pins }) => pins.map(({ id }) => id))

test("pins far apart stay single, from west to east, each at its place", () => {
  const [munich, juist] = [pinTo(MUNICH), pinTo(JUIST)]
  const groups = clusterPins([munich, juist], 6)
  expect(idsOf(groups)).toEqual([[juist.id], [munich.id]])
  expect(groups[0]).toMatchObject({
    lat: JUIST.lat,
    lng: JUIST.lng,
    isOnePlace: true,
    isDestination: true,
  })
})

test("a round trip is placed where it starts", () => {
  const [group] = clusterPins([pinTo(JUIST, { isRoundTrip: true })], 6)
  expect(group).toMatchObject({ lat: BONN.lat, lng: BONN.lng, isDestination: false })
})

test("neighbours are one group until the zoom parts them; one of the parts keeps the name of the group", () => {
  const pins = [pinTo(COLOGNE), pinTo(BONN), pinTo(COLOGNE)]
  const [group, ...others] = clusterPins(pins, 6)
  expect(others).toEqual([])
  expect(group?.pins).toHaveLength(3)
  expect(group?.isOnePlace).toBe(false)
  const parted = clusterPins(pins, 11)
  expect(parted.map(({ pins }) => pins.length)).toEqual([2, 1])
  expect(parted.every(({ isOnePlace }) => isOnePlace)).toBe(true)
  expect(parted.map(({ key }) => key)).toContain(group?.key)
})

test("in a group the earliest flight comes first, what has no day last", () => {
  const open = pinTo(BONN, { startsAt: null })
  const late = pinTo(BONN, { startsAt: "2030-09-01T08:00:00Z" })
  const early = pinTo(BONN, { startsAt: "2030-05-01T08:00:00Z" })
  expect(idsOf(clusterPins([open, late, early], 8))).toEqual([[early.id, late.id, open.id]])
})

test("no two of 500 pins touch, none is lost, and it is quick enough for a moving map", () => {
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const pins = Array.from({ length: 500 }, () =>
    pinTo({ code: "EDXX", name: "Irgendwo", lat: 47.5 + random() * 7, lng: 6 + random() * 9 }),
  )
  for (const zoom of [4.5, 6, 7.25, 9, 11]) {
    const groups = clusterPins(pins, zoom)
    expect(groups.flatMap((group) => group.pins)).toHaveLength(500)
    const spots = groups.map((group) => worldPixel(group, zoom))
    const touching = spots.flatMap((one, index) =>
      spots
        .slice(index + 1)
        .filter((other) => Math.abs(one.x - other.x) < 88 && Math.abs(one.y - other.y) < 42),
    )
    expect(touching, `zoom ${zoom}`).toEqual([])
  }
  const start = performance.now()
  clusterPins(pins, 7)
  expect(performance.now() - start).toBeLessThan(300)
})
