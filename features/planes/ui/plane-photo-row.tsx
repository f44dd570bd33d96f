import { ArrowUp, Trash2 } from "lucide"
import { MAX_ALT_LENGTH } from "#features/users/photos/wide-photo.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { type PlanePhoto, planePhotoPath } from "../plane-photo-path.ts"

interface PlanePhotoRowProps {
  photo: PlanePhoto
  /** 1 is shown first. */
  number: number
  isBusy: boolean
  onDescribe: (alt: string) => void
  onMoveUp: () => void
  onRemove: () => void
}

/** One photo of an aircraft: what it shows in words, its place among the others, and its end. */
export function PlanePhotoRow(props: PlanePhotoRowProps) {
  const { photo, number, isBusy } = props
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <img
        src={planePhotoPath(photo.id, 480)}
        alt={photo.alt || `Foto ${number}`}
        className="aspect-[3/2] w-full rounded-field bg-sunken object-cover"
      />
      <TextField
        label={`Was Foto ${number} zeigt`}
        isOptional
        value={photo.alt}
        maxLength={MAX_ALT_LENGTH}
        placeholder="Cockpit mit zwei Bildschirmen"
        autoComplete="off"
        className="max-sm:col-span-2 max-sm:row-start-2"
        onChange={(event) => props.onDescribe(event.currentTarget.value)}
      />
      <div className="flex gap-1 max-sm:col-start-2 max-sm:row-start-1 max-sm:self-center max-sm:justify-self-end sm:pt-7">
        <IconButton
          label={`Foto ${number} nach vorn`}
          icon={ArrowUp}
          disabled={isBusy || number === 1}
          onClick={props.onMoveUp}
        />
        <IconButton
          label={`Foto ${number} löschen`}
          icon={Trash2}
          disabled={isBusy}
          onClick={props.onRemove}
        />
      </div>
    </li>
  )
}
