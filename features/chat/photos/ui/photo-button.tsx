import { ImagePlus } from "lucide"
import { useRef } from "react"
import { useClosed } from "#features/settings/ui/settings-context.ts"
import { PHOTO_TYPES } from "#features/users/photos/photo.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"

/** Chooses pictures to send. */
export function PhotoButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const closed = useClosed("photos")
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={PHOTO_TYPES.join(",")}
        aria-label="Fotos zum Senden"
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? []))
          currentTarget.value = ""
        }}
      />
      <IconButton
        label={closed ?? "Foto senden"}
        icon={ImagePlus}
        disabled={closed !== undefined}
        onClick={() => input.current?.click()}
      />
    </>
  )
}
