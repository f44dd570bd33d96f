import type { Point } from "./geometry.ts"
import type { Frame } from "./stage.ts"

/** A place on flat ground: across the view, and its distance; 1 is the lower edge. */
export type Place = { readonly across: number; readonly away: number }

/** Flat ground in perspective: where a place on it appears in the picture. */
export function onGround(frame: Frame, { across, away }: Place): Point {
  return [
    frame.width / 2 + (across * frame.unit) / away,
    frame.horizon + (frame.height - frame.horizon) / away,
  ]
}

/** Cuts off what lies nearer than `nearest`; behind our eyes perspective turns over. */
export function clipNear(places: readonly Place[], nearest: number): Place[] {
  return places.flatMap((place, index) => {
    const next = places[(index + 1) % places.length] ?? place
    const isSeen = place.away >= nearest
    if (isSeen === next.away >= nearest) return isSeen ? [place] : []
    const share = (nearest - place.away) / (next.away - place.away)
    const edge = { across: place.across + (next.across - place.across) * share, away: nearest }
    return isSeen ? [place, edge] : [edge]
  })
}
