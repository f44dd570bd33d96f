import { renderToStaticMarkup } from "react-dom/server"
import type { ContentPhoto, OpeningPhoto } from "../content-photo.ts"
import { HeroPhoto } from "../ui/hero-photo.tsx"

/**
 * The photo that opens a page, as HTML: nothing in it needs script, so that browsers load none for it,
 * least of all where every picture is drawn. Empty where there is no photo, so that a loader may spread it.
 */
export function heroPhotoOf(
  name: string,
  photos: readonly ContentPhoto[],
): { photo?: OpeningPhoto } {
  const photo = photos.find((known) => known.name === name)
  if (!photo) return {}
  return { photo: { theme: photo.theme, html: renderToStaticMarkup(<HeroPhoto photo={photo} />) } }
}
