import { ChartMapAgain } from "#illustrations/chart-map/chart-map.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type FlightPhoto, flightPhotoPath } from "../flight-photo-path.ts"
import type { FlightView } from "../flight-view.ts"

/** So many small pictures fill the place beside the large one, and how they stand there. */
const FULL = [
  { places: 3, outer: "md:grid-cols-[2fr_1fr]", inner: "grid-cols-2 grid-rows-2" },
  { places: 4, outer: "md:grid-cols-[3fr_2fr]", inner: "grid-cols-2 grid-rows-2" },
  { places: 6, outer: "md:grid-cols-[3fr_2fr]", inner: "grid-cols-2 grid-rows-3" },
  { places: 9, outer: "md:grid-cols-[3fr_2fr]", inner: "grid-cols-3 grid-rows-3" },
] as const

type Tile =
  | {
      kind: "picture"
      src: string
      alt: string
      /** The file of a photo, in full width. */
      href?: string
    }
  | { kind: "map" }

/**
 * One large picture and small ones beside it: all photos, and where they leave a place what is drawn: the
 * flight over its land, out of its window, its way on the chart, its aircraft. On phones the large one, and
 * the other photos in a row to swipe through.
 */
export function FlightGallery({ flight }: { flight: Pick<FlightView, "photos" | "drawn"> }) {
  const { photos, drawn } = flight
  const others = photos.slice(1).map(tileOf)
  const { places, outer, inner } = FULL.find((one) => one.places >= others.length) ?? FULL[3]
  const beside: Tile[] = [
    ...others,
    ...(photos[0] ? [sceneTile(drawn.scene)] : []),
    sceneTile(drawn.seat),
    { kind: "map" },
    sceneTile(places === 3 ? drawn.close : drawn.plane),
  ]
  const [photo] = photos
  return (
    <div className="grid gap-3">
      <div
        className={classNames(
          "grid gap-3 overflow-hidden rounded-box md:aspect-[64/27] md:grid-rows-1",
          outer,
        )}
      >
        <ScenePicture
          src={photo ? flightPhotoPath(photo, 1280) : drawn.scene}
          alt={photo ? altOf(photo) : ""}
          aspect="photo"
          isFirst
          className="md:aspect-auto md:h-full md:min-h-0"
        />
        <ul
          aria-label="Weitere Bilder"
          className={classNames("hidden min-h-0 gap-3 md:grid", inner)}
        >
          {beside.slice(0, places).map((tile, index) => (
            <li
              key={tile.kind === "map" ? "map" : tile.src}
              className={classNames("min-h-0 min-w-0", places === 3 && index === 0 && "col-span-2")}
            >
              <GalleryTile tile={tile} />
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
              <GalleryTile tile={tile} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function GalleryTile({ tile }: { tile: Tile }) {
  if (tile.kind === "map") {
    return (
      <a href="#route" aria-label="Zur Route" className="block h-full bg-sunken -outline-offset-4">
        <ChartMapAgain />
      </a>
    )
  }
  const picture = <ScenePicture src={tile.src} alt={tile.alt} aspect="fill" />
  if (tile.href === undefined) return picture
  return (
    <a href={tile.href} className="block h-full -outline-offset-4">
      {picture}
    </a>
  )
}

function sceneTile(src: string): Tile {
  return { kind: "picture", src, alt: "" }
}

function tileOf(photo: FlightPhoto) {
  return {
    kind: "picture" as const,
    src: flightPhotoPath(photo, 480),
    alt: altOf(photo),
    href: flightPhotoPath(photo, 1280),
  }
}

function altOf({ alt }: FlightPhoto): string {
  return alt || "Foto zum Flug"
}
