import { ScenePicture } from "#ui/scene-picture.tsx"
import type { FlightPhoto } from "../flight-photo-path.ts"
import { flightPhotoPath } from "../flight-photo-path.ts"
import type { FlightView } from "../flight-view.ts"

/** So many stand beside each other above a flight; scenes fill up what photos leave. */
const SHOWN_LARGE = 3

interface Shown {
  src: string
  alt: string
}

/**
 * One large picture and two small ones beside it, more photos in a row below; on phones the large one,
 * and the other photos in a row to swipe through.
 */
export function FlightGallery({ flight }: { flight: Pick<FlightView, "photos" | "scenes"> }) {
  const { photos, scenes } = flight
  const [first, ...beside] = [...photos.map(shown), ...scenes.map(scene)].slice(0, SHOWN_LARGE)
  if (!first) return null
  return (
    <div className="overflow-hidden rounded-box">
      <div className="grid gap-3 md:grid-cols-[2fr_1fr]">
        <ScenePicture {...first} aspect="photo" isFirst className="md:aspect-auto md:h-full" />
        <div className="hidden gap-3 md:grid">
          {beside.map((picture) => (
            <ScenePicture key={picture.src} {...picture} aspect="photo" />
          ))}
        </div>
      </div>
      <PhotoRow photos={photos.slice(1)} className="md:hidden" />
      <PhotoRow photos={photos.slice(SHOWN_LARGE)} className="max-md:hidden" />
    </div>
  )
}

/** Photos in a row, each leading to its file. */
function PhotoRow({ photos, className }: { photos: readonly FlightPhoto[]; className: string }) {
  if (photos.length === 0) return null
  return (
    <ul
      aria-label="Weitere Fotos"
      className={`mt-3 flex snap-x gap-3 overflow-x-auto ${className}`}
    >
      {photos.map((photo) => (
        <li key={photo.id} className="w-32 shrink-0 snap-start md:w-auto md:max-w-48 md:flex-1">
          <a href={flightPhotoPath(photo, 1280)} className="block">
            <ScenePicture
              src={flightPhotoPath(photo, 480)}
              alt={shown(photo).alt}
              className="aspect-[3/2]"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function shown(photo: FlightPhoto): Shown {
  return { src: flightPhotoPath(photo, 1280), alt: photo.alt || "Foto zum Flug" }
}

function scene(src: string): Shown {
  return { src, alt: "" }
}
