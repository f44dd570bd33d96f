import { Images } from "lucide"
import { type MouseEvent, useState } from "react"
import { useLocation } from "react-router"
import { ChartMapAgain } from "#illustrations/chart-map/chart-map.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type FlightPhoto, flightPhotoPath, photoBackdrop } from "../flight-photo-path.ts"
import type { FlightView } from "../flight-view.ts"
import { usePictureTransition } from "./use-picture-transition.ts"

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
      backdrop?: string | undefined
      /** The file of a photo in full width, and which of the photos it is. */
      href?: string
      index?: number
    }
  | { kind: "map" }

const loadDialog = () => import("./photo-dialog.tsx").then((module) => module.PhotoDialog)

/**
 * One large picture and small ones beside it: all photos, and where they leave a place what is drawn: the
 * flight over its land, out of its window, its way on the chart, its aircraft. On phones the large one, and
 * the other photos in a row to swipe through. Each photo opens large; without script it opens as a file.
 */
export function FlightGallery({ flight }: { flight: Pick<FlightView, "photos" | "drawn"> }) {
  const { photos, drawn } = flight
  const [shown, setShown] = useState<number>()
  const moving = usePictureTransition(useLocation().pathname)
  const others = photos.slice(1).map((photo, index) => tileOf(photo, index + 1))
  const { places, outer, inner } = FULL.find((one) => one.places >= others.length) ?? FULL[3]
  const beside: Tile[] = [
    ...others,
    ...(photos[0] ? [sceneTile(drawn.scene)] : []),
    sceneTile(drawn.seat),
    { kind: "map" },
    sceneTile(places === 3 ? drawn.close : drawn.plane),
  ]
  const [photo] = photos
  const open: OpenPhoto = (event, index) => {
    // who asks for a tab of its own gets the file
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(index)
  }
  return (
    <div className="grid gap-3">
      <div
        className={classNames(
          "grid gap-3 overflow-hidden rounded-box md:aspect-[64/27] md:grid-rows-1",
          outer,
        )}
      >
        <div style={moving} className="relative min-h-0">
          <ScenePicture
            src={photo ? flightPhotoPath(photo, 1280) : drawn.scene}
            alt={photo ? altOf(photo) : ""}
            backdrop={photo && photoBackdrop(photo)}
            aspect="photo"
            isFirst
            className="md:aspect-auto md:h-full md:min-h-0"
          />
          {photo && (
            <a
              href={flightPhotoPath(photo, 1280)}
              onClick={(event) => open(event, 0)}
              className="absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-small border border-line bg-surface px-3.5 text-ui font-semibold shadow-raised"
            >
              <Icon shape={Images} size={16} />
              {photos.length === 1 ? "Foto ansehen" : `Alle ${photos.length} Fotos`}
            </a>
          )}
        </div>
        <ul
          aria-label="Weitere Bilder"
          className={classNames("hidden min-h-0 gap-3 md:grid", inner)}
        >
          {beside.slice(0, places).map((tile, index) => (
            <li
              key={tile.kind === "map" ? "map" : tile.src}
              className={classNames("min-h-0 min-w-0", places === 3 && index === 0 && "col-span-2")}
            >
              <GalleryTile tile={tile} onOpen={open} />
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
              <GalleryTile tile={tile} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <LazyPart load={loadDialog} onLost={() => setShown(undefined)}>
          {(PhotoDialog) => (
            <PhotoDialog
              photos={photos}
              index={shown}
              onTurn={setShown}
              onClose={() => setShown(undefined)}
            />
          )}
        </LazyPart>
      )}
    </div>
  )
}

type OpenPhoto = (event: MouseEvent, index: number) => void

function GalleryTile({ tile, onOpen }: { tile: Tile; onOpen: OpenPhoto }) {
  if (tile.kind === "map") {
    return (
      <a href="#route" aria-label="Zur Route" className="block h-full bg-sunken -outline-offset-4">
        <ChartMapAgain />
      </a>
    )
  }
  const picture = (
    <ScenePicture src={tile.src} alt={tile.alt} backdrop={tile.backdrop} aspect="fill" />
  )
  const { href, index } = tile
  if (href === undefined || index === undefined) return picture
  return (
    <a
      href={href}
      onClick={(event) => onOpen(event, index)}
      className="block h-full -outline-offset-4"
    >
      {picture}
    </a>
  )
}

function sceneTile(src: string): Tile {
  return { kind: "picture", src, alt: "" }
}

function tileOf(photo: FlightPhoto, index: number) {
  return {
    kind: "picture" as const,
    src: flightPhotoPath(photo, 480),
    alt: altOf(photo),
    backdrop: photoBackdrop(photo),
    href: flightPhotoPath(photo, 1280),
    index,
  }
}

function altOf({ alt }: FlightPhoto): string {
  return alt || "Foto zum Flug"
}
