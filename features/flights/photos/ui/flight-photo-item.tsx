import { ArrowLeft, ArrowRight, Crop, GripVertical, Trash2 } from "lucide"
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { type FlightPhoto, flightPhotoPath } from "#features/flights/core/flight-photo-path.ts"
import { MAX_ALT_LENGTH } from "#features/users/photos/wide-photo.ts"
import { Button } from "#ui/buttons/button.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { useReturnFocus } from "#ui/overlays/use-return-focus.ts"
import { classNames } from "#ui/style/class-names.ts"

interface FlightPhotoItemProps {
  photo: FlightPhoto
  /** 1 is shown first. */
  number: number
  count: number
  isHeld: boolean
  onHold: (event: PointerEvent) => void
  /** By so many places. */
  onMove: (by: 1 | -1) => void
  onDescribe: (alt: string) => void
  onDescribed: () => void
  onCrop: () => void
  onRemove: () => void
}

const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** One photo of a flight: its place among the others, what it shows in words, its part, its end. */
export function FlightPhotoItem(props: FlightPhotoItemProps) {
  const { photo, number, count } = props
  const [isAsking, setAsking] = useState(false)
  const removal = useReturnFocus(!isAsking)
  const item = useRef<HTMLLIElement>(null)
  const focusAfter = useRef<string>(undefined)
  // what has moved in the document has lost the focus; at the ends the other button goes on
  useEffect(() => {
    const wanted = number === 1 ? "forth" : number === count ? "back" : undefined
    const name = focusAfter.current
    if (name === undefined) return
    focusAfter.current = undefined
    const control = name === "grip" ? name : (wanted ?? name)
    item.current?.querySelector<HTMLElement>(`[data-control=${control}]`)?.focus()
  }, [number, count])

  function move(by: 1 | -1, control: string) {
    focusAfter.current = control
    props.onMove(by)
  }

  function press(event: KeyboardEvent) {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    const to = number + by
    if (to >= 1 && to <= count) move(by, "grip")
  }

  return (
    <li
      ref={item}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] content-start gap-3 rounded-card border bg-surface p-3 md:grid-cols-1",
        props.isHeld ? "border-act shadow-floating" : "border-line shadow-rest",
      )}
    >
      <div className="relative self-start">
        <img
          src={flightPhotoPath(photo, 480)}
          alt={photo.alt || `Foto ${number}`}
          draggable={false}
          className="aspect-[3/2] w-full rounded-panel bg-sunken object-cover"
        />
        <IconButton
          data-control="grip"
          label={`Foto ${number} verschieben: ziehen oder Pfeiltasten`}
          icon={GripVertical}
          variant="picture"
          className="absolute start-2 top-2 cursor-grab touch-none active:cursor-grabbing"
          onPointerDown={props.onHold}
          onKeyDown={press}
        />
        {number === 1 && (
          <span className="absolute start-2 bottom-2">
            <Badge tone="picture">Titelbild</Badge>
          </span>
        )}
      </div>
      {isAsking ? (
        <RemovalQuestion onNo={() => setAsking(false)} onYes={props.onRemove} />
      ) : (
        <div className="grid grid-cols-2 content-start gap-1 md:flex md:justify-between">
          <IconButton
            data-control="back"
            label={`Foto ${number} nach vorn`}
            icon={ArrowLeft}
            disabled={number === 1}
            onClick={() => move(-1, "back")}
          />
          <IconButton
            data-control="forth"
            label={`Foto ${number} nach hinten`}
            icon={ArrowRight}
            disabled={number === count}
            onClick={() => move(1, "forth")}
          />
          <IconButton label={`Foto ${number} zuschneiden`} icon={Crop} onClick={props.onCrop} />
          <IconButton
            ref={removal}
            label={`Foto ${number} löschen`}
            icon={Trash2}
            onClick={() => setAsking(true)}
          />
        </div>
      )}
      <TextField
        label={`Was Foto ${number} zeigt`}
        isOptional
        value={photo.alt}
        maxLength={MAX_ALT_LENGTH}
        placeholder="Blick auf die Sandbank vor Juist"
        autoComplete="off"
        className="col-span-full"
        onChange={(event) => props.onDescribe(event.currentTarget.value)}
        onBlur={props.onDescribed}
      />
    </li>
  )
}

function RemovalQuestion({ onNo, onYes }: { onNo: () => void; onYes: () => void }) {
  return (
    <fieldset className="grid content-start gap-1.5 md:flex md:min-h-11 md:items-center md:justify-between">
      <legend className="sr-only">Foto löschen?</legend>
      {/* the question has come by a press: the safe answer has the focus */}
      <Button variant="secondary" size="small" autoFocus onClick={onNo}>
        Behalten
      </Button>
      <Button variant="danger" size="small" onClick={onYes}>
        Löschen
      </Button>
    </fieldset>
  )
}
