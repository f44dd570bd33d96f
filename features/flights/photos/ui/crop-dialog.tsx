import { useEffect, useState } from "react"
import {
  type FlightPhoto,
  type ShownPart,
  wholePhotoPath,
} from "#features/flights/core/flight-photo-path.ts"
import { PHOTO_MAX_ZOOM, type PhotoCrop } from "#features/users/photos/photo.ts"
import { PhotoFrame } from "#features/users/photos/ui/photo-frame.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Slider } from "#ui/forms/slider.tsx"
import { Dialog } from "#ui/overlays/dialog.tsx"
import { cropOfPart, FLIGHT_PHOTO_ASPECT, shownPart } from "../photo-crop.ts"

interface CropDialogProps {
  photo: FlightPhoto
  onClose: () => void
  /** Answers whether it is kept. */
  onCrop: (part: ShownPart) => Promise<boolean>
}

/** Which part of a photo everybody sees. */
export function CropDialog({ photo, onClose, onCrop }: CropDialogProps) {
  const whole = useWholePhoto(photo)
  const [chosen, setChosen] = useState<PhotoCrop>()
  const [isPending, setPending] = useState(false)
  const picture = whole.picture
  const crop = chosen ?? (picture && cropOfPart(picture, photo.crop))

  async function save() {
    if (!picture || !chosen) return onClose()
    setPending(true)
    await onCrop(shownPart(picture, chosen))
    onClose()
  }

  return (
    <Dialog
      isOpen
      size="large"
      title="Foto zuschneiden"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button isPending={isPending} onClick={() => void save()}>
            Übernehmen
          </Button>
        </div>
      }
    >
      {whole.isLost && (
        <Notice tone="err" title="Das Foto kam nicht." isAlert>
          Schließ das Fenster und versuch es noch einmal.
        </Notice>
      )}
      {!whole.isLost && !(picture && crop) && <Skeleton className="aspect-[3/2]" />}
      {picture && crop && (
        <div className="grid gap-4">
          <PhotoFrame
            picture={picture}
            crop={crop}
            onCrop={setChosen}
            aspect={FLIGHT_PHOTO_ASPECT}
            label="Ausschnitt, mit den Pfeiltasten zu verschieben"
            className="rounded-panel"
          />
          <p className="text-small text-ink2">
            Zieh das Bild, bis es passt, oder verschieb es mit den Pfeiltasten.
          </p>
          <Slider
            label="Größe"
            min={1}
            max={PHOTO_MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => setChosen({ ...crop, zoom: event.currentTarget.valueAsNumber })}
          />
        </div>
      )}
    </Dialog>
  )
}

function useWholePhoto({ id }: FlightPhoto) {
  const [picture, setPicture] = useState<{ url: string; width: number; height: number }>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let isGone = false
    const image = new Image()
    image.src = wholePhotoPath(id)
    image.decode().then(
      () => {
        const { src: url, naturalWidth: width, naturalHeight: height } = image
        if (!isGone) setPicture({ url, width, height })
      },
      () => isGone || setLost(true),
    )
    return () => {
      isGone = true
    }
  }, [id])
  return { picture, isLost }
}
