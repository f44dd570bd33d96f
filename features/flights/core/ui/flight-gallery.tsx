import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type FlightPhoto, flightPhotoPath } from "../flight-photo-path.ts"
import type { FlightView } from "../flight-view.ts"

/** So many small pictures fill the place beside the large one, and how they stand there. */
const FULL = [
  { places: 2, outer: "md:grid-cols-[2fr_1fr]", inner: "grid-rows-2" },
  { places: 4, outer: "md:grid-cols-[3fr_2fr]", inner: "grid-cols-2 grid-rows-2" },
  { places: 6, outer: "md:grid-cols-[3fr_2fr]", inner: "grid-cols-2 grid-rows-3" },
  { places: 9, outer: "md:grid-cols-[3fr_2fr]", inner: "grid-cols-3 grid-rows-3" },
] as const

interface Tile {
  src: string
  alt: string
  /** The file of a photo, in full width. */
  href?: string
}

/**
 * One large picture and small ones beside it: all photos, and scenes where they leave a place. On
 * phones the large one, and the other photos in a row to swipe through.
 */
export function FlightGallery({ flight }: { flight: Pick<FlightView, "photos" | "scenes"> }) {
  const { photos, scenes } = flight
  const others = photos.slice(1).map(tileOf)
  const { places, outer, inner } = FULL.find((one) => one.places >= others.length) ?? FULL[3]
  const [first, ...beside]: Tile[] = [
    ...photos.map(tileOf),
    ...scenes.map((src) => ({ src, alt: "" })),
  ]
  if (!first) return null
  const large = photos[0] ? flightPhotoPath(photos[0], 1280) : first.src
  return (
    <div className="grid gap-3">
      <div
        className={classNames(
          "grid gap-3 overflow-hidden rounded-box md:aspect-[64/27] md:grid-rows-1",
          outer,
        )}
      >
        <ScenePicture
          src={large}
          alt={first.alt}
          aspect="photo"
          isFirst
          className="md:aspect-auto md:h-full md:min-h-0"
        />
        <ul
          aria-label="Weitere Bilder"
          className={classNames("hidden min-h-0 gap-3 md:grid", inner)}
        >
          {beside.slice(0, places).map((tile) => (
            <li key={tile.src} className="min-h-0">
              <GalleryTile {...tile} />
            </li>
          ))}
        </ul>
      </div>
      {others.length > 0 && (
        <ul aria-label="Weitere Fotos" className="flex snap-x gap-3 overflow-x-auto md:hidden">
          {others.map((tile) => (
            <li
              key={tile.src}
              className="aspect-[3/2] w-32 shrink-0 snap-start overflow-hidden rounded-panel"
            >
              <GalleryTile {...tile} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function GalleryTile({ href, ...picture }: Tile) {
  if (href === undefined) return <ScenePicture {...picture} aspect="fill" />
  return (
    <a href={href} className="block h-full -outline-offset-4">
      <ScenePicture {...picture} aspect="fill" />
    </a>
  )
}

function tileOf(photo: FlightPhoto): Tile {
  return {
    src: flightPhotoPath(photo, 480),
    alt: photo.alt || "Foto zum Flug",
    href: flightPhotoPath(photo, 1280),
  }
}
