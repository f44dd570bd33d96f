import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { classNames } from "#ui/style/class-names.ts"
import { type PhotoCrop, partOf } from "../photo.ts"
import type { PickedPicture } from "./picked-picture.ts"

/** Of the room that a picture has, at a press of an arrow key. */
const STEP = 0.04
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface PhotoFrameProps {
  picture: Omit<PickedPicture, "file">
  crop: PhotoCrop
  onCrop: (crop: PhotoCrop) => void
  /** Width by height of what is taken. */
  aspect?: number
  /** What it shows, spoken. */
  label: string
  className?: string | undefined
}

/** The part of a picture that is taken: the picture is dragged below it, or moved by arrow keys. */
export function PhotoFrame(props: PhotoFrameProps) {
  const { picture, crop, onCrop, aspect = 1 } = props
  const grip = useRef<{ x: number; y: number; crop: PhotoCrop }>(undefined)
  const { left, top, width, height } = partOf(picture, crop, aspect)
  const spare = { x: picture.width - width, y: picture.height - height }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const start = grip.current
    if (!start) return
    const pixels = width / event.currentTarget.clientWidth
    const moved = (from: number, by: number, room: number) =>
      room === 0 ? 0.5 : within(from - (by * pixels) / room)
    onCrop({
      ...crop,
      x: moved(start.crop.x, event.clientX - start.x, spare.x),
      y: moved(start.crop.y, event.clientY - start.y, spare.y),
    })
  }

  function press(event: KeyboardEvent) {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    onCrop({ ...crop, x: within(crop.x + step.x), y: within(crop.y + step.y) })
  }

  function letGo() {
    grip.current = undefined
  }

  const percent = (pixels: number, of: number) => `${(100 * pixels) / of}%`
  return (
    <div
      // arrow keys belong to the picture, not to whoever reads the page aloud
      role="application"
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by arrow keys
      tabIndex={0}
      className={classNames(
        "relative w-full cursor-grab touch-none overflow-hidden border border-line2 bg-sunken select-none active:cursor-grabbing",
        props.className,
      )}
      style={{ aspectRatio: aspect }}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX, y: event.clientY, crop }
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: percent(picture.width, width),
          height: percent(picture.height, height),
          left: percent(-left, width),
          top: percent(-top, height),
        }}
      />
    </div>
  )
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
