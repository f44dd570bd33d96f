import type { Terrain } from "#ui/scene/terrain.ts"
import type { TimeOfDay } from "#ui/scene/time-of-day.ts"
import type { ShareText } from "#ui/share-picture/share-card.tsx"

/** The picture of a shared link: what it says, and the scene behind it. */
export interface SharePicture {
  text: ShareText
  scene: { terrain: Terrain; time: TimeOfDay; seed: number }
}
