import { PictureDialog } from "#ui/overlays/picture-dialog.tsx"
import { type FlightPhoto, flightPhotoPath, photoBackdrop } from "../flight-photo-path.ts"

interface PhotoDialogProps {
  photos: readonly FlightPhoto[]
  index: number
  onTurn: (index: number) => void
  onClose: () => void
}

/** The photos of a flight, one after the other and large. */
export function PhotoDialog({ photos, index, onTurn, onClose }: PhotoDialogProps) {
  const photo = photos[index]
  if (!photo) return null
  return (
    <PictureDialog
      title="Fotos vom Flug"
      index={index}
      count={photos.length}
      onTurn={onTurn}
      onClose={onClose}
      note={photo.alt}
      picture={
        // as high as two thirds of the window at most; its place is there before its file
        <img
          key={photo.id}
          src={flightPhotoPath(photo, 1280)}
          alt={photo.alt || "Foto zum Flug"}
          style={{ background: photoBackdrop(photo) }}
          className="mx-auto aspect-[3/2] w-[min(100%,99dvh)] rounded-panel bg-sunken object-cover"
        />
      }
    />
  )
}
