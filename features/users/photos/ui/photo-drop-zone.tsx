import { ImagePlus } from "lucide"
import { type ReactNode, type Ref, useRef, useState } from "react"
import { useClosed } from "#features/settings/ui/settings-context.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { PHOTO_TYPES } from "../photo.ts"

interface PhotoDropZoneProps {
  /** On the button. */
  label: string
  /** What goes and what becomes of it. */
  children: ReactNode
  onFiles: (files: readonly File[]) => void
  chooseRef?: Ref<HTMLButtonElement>
}

/** Takes pictures: dropped onto it, or chosen. */
export function PhotoDropZone({ label, children, onFiles, chooseRef }: PhotoDropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const closed = useClosed("photos")
  if (closed) return <Notice tone="warn">{closed}</Notice>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className={classNames(
        "grid justify-items-center gap-3 rounded-card border-2 border-dashed px-5 py-8 text-center transition-colors",
        isOver ? "border-act bg-soft" : "border-line2 bg-surface",
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles(Array.from(event.dataTransfer.files))
      }}
    >
      <Icon shape={ImagePlus} size={28} className="text-link" />
      <p className="max-sm:hidden">
        {isOver ? "Loslassen, dann kommen sie." : "Zieh Fotos hierher oder"}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={PHOTO_TYPES.join(",")}
        aria-label="Bilddateien"
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? []))
          currentTarget.value = ""
        }}
      />
      <Button ref={chooseRef} variant="secondary" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <p className="max-w-text text-small text-ink3">{children}</p>
    </div>
  )
}
