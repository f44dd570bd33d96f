import type { Terrain } from "#illustrations/scene/terrain.ts"
import type { TimeOfDay } from "#illustrations/scene/time-of-day.ts"
import type { ShareText } from "#illustrations/share-picture/share-card.tsx"

/** The picture of a shared link: what it says, and the scene behind it. */
export interface SharePicture {
  text: ShareText
  scene: { terrain: Terrain; time: TimeOfDay; seed: number }
}
