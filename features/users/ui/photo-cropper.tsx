import { type PointerEvent, useRef } from "react"
import { Slider } from "#ui/slider.tsx"
import { PHOTO_MOST_ZOOM, type PhotoCrop, squareOf } from "../photo.ts"
import type { PickedPicture } from "./picked-picture.ts"

interface PhotoCropperProps {
  picture: PickedPicture
  crop: PhotoCrop
  onCrop: (crop: PhotoCrop) => void
}

/** Which square of a picture shall be kept: dragged under the circle, or moved by sliders. */
export function PhotoCropper({ picture, crop, onCrop }: PhotoCropperProps) {
  const grip = useRef<{ x: number; y: number; crop: PhotoCrop }>(undefined)
  const { left, top, side } = squareOf(picture, crop)
  const spare = { x: picture.width - side, y: picture.height - side }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const start = grip.current
    if (!start) return
    const pixels = side / event.currentTarget.clientWidth
    const moved = (from: number, by: number, room: number) =>
      room === 0 ? 0.5 : Math.min(1, Math.max(0, from - (by * pixels) / room))
    onCrop({
      ...crop,
      x: moved(start.crop.x, event.clientX - start.x, spare.x),
      y: moved(start.crop.y, event.clientY - start.y, spare.y),
    })
  }

  const percent = (pixels: number) => `${(100 * pixels) / side}%`
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <div
        className="relative aspect-square w-full max-w-52 cursor-grab touch-none overflow-hidden rounded-full border border-line2 bg-sunken select-none active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          grip.current = { x: event.clientX, y: event.clientY, crop }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grip.current = undefined
        }}
        onPointerCancel={() => {
          grip.current = undefined
        }}
      >
        <img
          src={picture.url}
          alt="Vorschau deines Fotos"
          draggable={false}
          className="absolute max-w-none"
          style={{
            width: percent(picture.width),
            height: percent(picture.height),
            left: percent(-left),
            top: percent(-top),
          }}
        />
      </div>
      <div className="grid gap-1">
        <Slider
          label="Größe"
          min={1}
          max={PHOTO_MOST_ZOOM}
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
