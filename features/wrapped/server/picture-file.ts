import { createHash } from "node:crypto"
import { limitConcurrency } from "#platform/server/limit-concurrency.ts"
import type { PictureForm } from "../picture-form.ts"
import type { SharedCard } from "../story-card.ts"
import { drawYearPicture } from "./draw-year-picture.tsx"

/** Of some 150 kB each. They are in no store, so that nothing is left of one that was taken back. */
const KEPT_PICTURES = 60

const places = limitConcurrency({ working: 1, waiting: 24 })
const kept = new Map<string, Promise<Uint8Array | undefined>>()

/** Names what a picture looks like. */
export function pictureHash(shows: SharedCard, form: PictureForm): string {
  const content = JSON.stringify([shows, form])
  return createHash("sha256").update(content).digest("base64url").slice(0, 22)
}

/**
 * The PNG of a picture. One is drawn at a time and only so many wait, so that pages stay quick; undefined
 * where it has to be asked for again.
 */
export function pictureFile(shows: SharedCard, form: PictureForm): Promise<Uint8Array | undefined> {
  const hash = pictureHash(shows, form)
  const known = kept.get(hash)
  if (known) return known
  const drawn = places
    .take(() => drawYearPicture(shows, form))
    .then((bytes) => {
      if (!bytes) kept.delete(hash)
      return bytes
    })
  drawn.catch(() => kept.delete(hash))
  if (kept.size >= KEPT_PICTURES) kept.delete(kept.keys().next().value ?? "")
  kept.set(hash, drawn)
  return drawn
}
