/** The landscapes a scene can show. */
export const terrains = [
  "islands",
  "alps",
  "coast",
  "city",
  "lowland",
  "lake",
  "hills",
  "above-clouds",
] as const
export type Terrain = (typeof terrains)[number]

export function isTerrain(value: string): value is Terrain {
  return terrains.some((terrain) => terrain === value)
}
