import type { Colour } from "./colour.ts"

/** A colour by hue (degrees), saturation and lightness (shares), as HSL defines them. */
export function hueOf(colour: Colour): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255,
  )
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [spread, lightness] = [high - low, (high + low) / 2]
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return {
    hue: sixth * 60,
    saturation: spread / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  }
}
