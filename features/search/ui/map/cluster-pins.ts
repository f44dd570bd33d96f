import type { GeoPoint } from "#features/places/geo.ts"
import { worldPixel } from "#features/places/ui/map/mercator.ts"
import type { PlacedPin } from "../../pins.ts"

/** Pins that would lie on each other and stand as one, or a single one. */
export interface PinGroup extends GeoPoint {
  /** Stays the same when zooming takes others out of it. */
  key: number
  pins: [PlacedPin, ...PlacedPin[]]
  /** All of them are where flights lead to. */
  isDestination: boolean
  /** No zoom can part them. */
  isOnePlace: boolean
}

/** Room of a pill in pixels: „110,00 €“, and „12 ab 30,50 €“ of several. */
const PILL = { single: 90, group: 128, height: 44 }

const widthOf = ({ pins }: Cluster) => (pins.length > 1 ? PILL.group : PILL.single)

interface Cluster {
  x: number
  y: number
  pins: [PlacedPin, ...PlacedPin[]]
}

/**
 * Parts pins into groups that do not touch each other at a zoom, from west to east. A group lies in
 * the middle of its pins; the same pins at the same zoom give the same groups, wherever the map is.
 */
export function clusterPins(pins: readonly PlacedPin[], zoom: number): PinGroup[] {
  const single = pins.map((pin): Cluster => ({ ...worldPixel(pin.place, zoom), pins: [pin] }))
  let clusters = single.toSorted(fromWest)
  for (;;) {
    const merged = mergeTouching(clusters)
    if (merged.length === clusters.length) break
    clusters = merged
  }
  return clusters.toSorted(fromWest).map(toGroup)
}

function fromWest(one: Cluster, other: Cluster): number {
  return one.x - other.x || one.y - other.y || one.pins[0].id - other.pins[0].id
}

/** Each cluster goes to the nearest earlier one that it touches, which moves to their middle. */
function mergeTouching(clusters: readonly Cluster[]): Cluster[] {
  const merged: Cluster[] = []
  for (const cluster of clusters) {
    const { x, y, pins } = cluster
    const gap = (other: Cluster) => {
      const width = (widthOf(cluster) + widthOf(other)) / 2
      return Math.max(Math.abs(other.x - x) / width, Math.abs(other.y - y) / PILL.height)
    }
    const near = merged.filter((other) => gap(other) < 1)
    const nearest = near.toSorted((one, other) => gap(one) - gap(other))[0]
    if (!nearest) {
      merged.push({ x, y, pins: [...pins] })
      continue
    }
    const share = pins.length / (pins.length + nearest.pins.length)
    nearest.x += (x - nearest.x) * share
    nearest.y += (y - nearest.y) * share
    nearest.pins.push(...pins)
  }
  return merged
}

function toGroup({ pins }: Cluster): PinGroup {
  const places = pins.map(({ place }) => place)
  const middle = (axis: "lat" | "lng") =>
    places.reduce((sum, place) => sum + place[axis], 0) / places.length
  const [first] = places
  return {
    key: Math.min(...pins.map(({ id }) => id)),
    pins: pins.toSorted(byStart) as [PlacedPin, ...PlacedPin[]],
    isDestination: pins.every(({ end }) => end === "destination"),
    lat: middle("lat"),
    lng: middle("lng"),
    isOnePlace: places.every((place) => place.lat === first?.lat && place.lng === first?.lng),
  }
}

/** The earliest first, offers without a day at the end. */
function byStart(one: PlacedPin, other: PlacedPin): number {
  const [start, otherStart] = [one.startsAt ?? "9", other.startsAt ?? "9"]
  if (start === otherStart) return one.totalCents - other.totalCents || one.id - other.id
  return start < otherStart ? -1 : 1
}
