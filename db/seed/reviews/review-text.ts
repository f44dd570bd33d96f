import type { Terrain } from "#ui/scene/terrain.ts"

/** What somebody wrote after a flight; `{name}` is the first name of the person it is about. */
export interface ReviewText {
  stars: 2 | 3 | 4 | 5
  text: string
  /** Only true where one has seen this; absent: everywhere. */
  terrain?: readonly Terrain[]
}
