import { useRef, useState } from "react"
import type { FlightPhoto } from "#features/flights/core/flight-photo-path.ts"
import { PhotoDropZone } from "#features/users/photos/ui/photo-drop-zone.tsx"
import { PhotoUploads } from "#features/users/photos/ui/photo-uploads.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { MAX_FLIGHT_PHOTOS } from "../flight-photo.ts"
import { FlightPhotoItem } from "./flight-photo-item.tsx"
import { useDragOrder } from "./use-drag-order.ts"
import { useFlightPhotos } from "./use-flight-photos.ts"

const loadCropDialog = () => import("./crop-dialog.tsx").then((module) => module.CropDialog)

interface FlightPhotosProps {
  /** Asked before anything is sent: a flight that nobody has begun yet gets its number then. */
  getFlightId: () => Promise<number>
  photos: readonly FlightPhoto[]
  /** Told whenever they have changed. */
  onPhotos?: (photos: readonly FlightPhoto[]) => void
}

/** Photos of a flight to add, to order, to cut, to describe and to delete; everything is kept at once. */
export function FlightPhotos(props: FlightPhotosProps) {
  const editor = useFlightPhotos(props)
  const { photos, sending, problem, done } = editor
  const [cropped, setCropped] = useState<string>()
  const choose = useRef<HTMLButtonElement>(null)
  const section = useRef<HTMLDivElement>(null)
  const drag = useDragOrder({ onMove: editor.move, onDrop: () => void editor.save() })
  const inDialog = photos.find(({ id }) => id === cropped)
  const isFull = photos.length >= MAX_FLIGHT_PHOTOS

  async function remove(photoId: string) {
    await editor.remove(photoId)
    // the button that had the focus is gone with the photo
    ;(choose.current ?? section.current)?.focus()
  }

  return (
    <div ref={section} tabIndex={-1} className="grid gap-5 outline-none">
      <ol
        ref={drag.list}
        className="grid gap-4 empty:hidden md:grid-cols-[repeat(auto-fill,minmax(14.5rem,1fr))]"
      >
        {photos.map((photo, index) => (
          <FlightPhotoItem
            key={photo.id}
            photo={photo}
            number={index + 1}
            count={photos.length}
            isHeld={drag.held === index}
            onHold={(event) => drag.hold(index, event)}
            onMove={(by) => {
              editor.move(index, index + by)
              void editor.save()
            }}
            onDescribe={(alt) => editor.describe(photo.id, alt)}
            onDescribed={() => void editor.save()}
            onCrop={() => setCropped(photo.id)}
            onRemove={() => void remove(photo.id)}
          />
        ))}
      </ol>
      <PhotoUploads uploads={sending.uploads} onDismiss={sending.dismiss} />
      {isFull ? (
        <p className="text-small text-ink2">
          Mehr als {MAX_FLIGHT_PHOTOS} Fotos hat ein Flug nicht. Lösch eins, dann ist Platz für ein
          neues.
        </p>
      ) : (
        <PhotoDropZone
          chooseRef={choose}
          label={photos.length === 0 ? "Fotos wählen" : "Weitere Fotos wählen"}
          onFiles={(files) => void editor.add(files)}
        >
          JPEG, PNG, WebP oder AVIF bis 8 MB, höchstens {MAX_FLIGHT_PHOTOS}. Ort und Zeit der
          Aufnahme löschen wir aus der Datei.
        </PhotoDropZone>
      )}
      {problem && (
        <Notice tone="err" title="Das ging nicht." isAlert>
          {problem}
        </Notice>
      )}
      <p role="status" className="text-small text-ink2 empty:hidden">
        {done}
      </p>
      {inDialog && (
        <LazyPart load={loadCropDialog} onLost={() => setCropped(undefined)}>
          {(CropDialog) => (
            <CropDialog
              key={inDialog.id}
              photo={inDialog}
              onClose={() => setCropped(undefined)}
              onCrop={(part) => editor.crop(inDialog.id, part)}
            />
          )}
        </LazyPart>
      )}
    </div>
  )
}
