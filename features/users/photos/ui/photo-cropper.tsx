import { Slider } from "#ui/forms/slider.tsx"
import { PHOTO_MAX_ZOOM, type PhotoCrop, partOf } from "../photo.ts"
import { PhotoFrame } from "./photo-frame.tsx"
import type { PickedPicture } from "./picked-picture.ts"

interface PhotoCropperProps {
  picture: PickedPicture
  crop: PhotoCrop
  onCrop: (crop: PhotoCrop) => void
}

/** Which square of a picture shall be kept: dragged under the circle, or moved by sliders. */
export function PhotoCropper({ picture, crop, onCrop }: PhotoCropperProps) {
  const { width: side } = partOf(picture, crop)
  const spare = { x: picture.width - side, y: picture.height - side }
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <PhotoFrame
        picture={picture}
        crop={crop}
        onCrop={onCrop}
        label="Vorschau deines Fotos"
        className="max-w-52 rounded-full"
      />
      <div className="grid gap-1">
        <Slider
          label="Größe"
          min={1}
          max={PHOTO_MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onCrop({ ...crop, zoom: event.currentTarget.valueAsNumber })}
        />
        <Slider
          label="Nach links oder rechts"
          min={0}
          max={1}
          step={0.02}
          value={crop.x}
          disabled={spare.x === 0}
          onChange={(event) => onCrop({ ...crop, x: event.currentTarget.valueAsNumber })}
        />
        <Slider
          label="Nach oben oder unten"
          min={0}
          max={1}
          step={0.02}
          value={crop.y}
          disabled={spare.y === 0}
          onChange={(event) => onCrop({ ...crop, y: event.currentTarget.valueAsNumber })}
        />
      </div>
    </div>
  )
}
