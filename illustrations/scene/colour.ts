/** A colour as `#RRGGBB`. */
export type Colour = string

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/**
 * Mixes two colours by the square of their channels, which is close to how light adds up:
 * the middle between two strong colours stays luminous instead of turning grey.
 */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to)
  const mixed = channels(from).map((channel, index) => {
    const other = target[index] ?? 0
    return Math.round(Math.sqrt(channel ** 2 * (1 - share) + other ** 2 * share))
  })
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
