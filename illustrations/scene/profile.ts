import type { Point } from "./geometry.ts"
import type { Random } from "./random.ts"

/** The height of a landscape line at every x. */
export type Profile = (x: number) => number

/** Rolling country: a few waves of different length, so that no rhythm shows. */
export function rollingProfile(
  random: Random,
  shape: { base: number; amplitude: number; wavelength: number },
): Profile {
  const waves = [1, 0.53, 0.31, 0.17].map((share) => ({
    height: shape.amplitude * 0.5 * share * random.between(0.7, 1.1),
    frequency: (2 * Math.PI) / (shape.wavelength * share * random.between(0.85, 1.2)),
    phase: random.between(0, 2 * Math.PI),
  }))
  return (x) =>
    waves.reduce(
      (y, wave) => y + wave.height * Math.sin(x * wave.frequency + wave.phase),
      shape.base,
    )
}

/** A round coast: how far it reaches in each direction, as a factor around 1. */
type Outline = (angle: number) => number

export function wobblyOutline(random: Random, roughness: number): Outline {
  const waves = [2, 3, 5, 7].map((count) => ({
    count,
    height: (roughness * random.between(0.5, 1)) / Math.sqrt(count),
    phase: random.between(0, 2 * Math.PI),
  }))
  return (angle) =>
    waves.reduce(
      (reach, wave) => reach + wave.height * Math.sin(wave.count * angle + wave.phase),
      1,
    )
}

export type Ellipse = {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfHeight: number
}

export function outlinePoints(outline: Outline, ellipse: Ellipse, count = 18): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const reach = outline(angle)
    return [
      ellipse.x + Math.cos(angle) * ellipse.halfWidth * reach,
      ellipse.y + Math.sin(angle) * ellipse.halfHeight * reach,
    ]
  })
}
