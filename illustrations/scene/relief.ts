/** What rises behind a place: what a lake lies before, and what stands out of a sea of cloud. */
export const reliefs = ["flat", "hills", "alps"] as const
export type Relief = (typeof reliefs)[number]

export function isRelief(value: string): value is Relief {
  return reliefs.some((relief) => relief === value)
}

/** The Alps are seen from the lakes at their foot, and from nowhere farther north. */
const ALPS_IN_SIGHT = 48
/** From here on the land is plain: the edge of the low mountains, from Osnabrück to the Harz. */
const PLAIN_BEGINS = 51.9

/** In latitude alone, for the country that we fly over. */
export function reliefAt({ lat }: { lat: number }): Relief {
  if (lat < ALPS_IN_SIGHT) return "alps"
  return lat < PLAIN_BEGINS ? "hills" : "flat"
}
