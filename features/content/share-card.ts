import type { SceneSubject } from "#illustrations/scene/scene-options.ts"
import type { ShareText } from "#illustrations/share-picture/share-card.tsx"

/** The picture of a shared link: what it says, and the scene behind it. */
export interface SharePicture {
  text: ShareText
  scene: SceneSubject
}
