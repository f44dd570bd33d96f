/** What stands at one place alone, and in no picture of another. */
export const landmarks = [
  "cologne-cathedral",
  "berlin-tower",
  "elbphilharmonie",
  "munich-frauenkirche",
  "frankfurt-towers",
  "dresden-frauenkirche",
  "rhine-tower",
  "hohensalzburg",
  "zollverein",
  "battle-of-nations",
  "striped-lighthouse",
  "brick-lighthouse",
  "ruin",
] as const
export type Landmark = (typeof landmarks)[number]

export function isLandmark(value: string): value is Landmark {
  return landmarks.some((landmark) => landmark === value)
}
