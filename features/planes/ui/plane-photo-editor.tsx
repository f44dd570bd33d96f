import { useRef } from "react"
import { WhileOpen } from "#features/settings/ui/while-open.tsx"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { PHOTO_TYPES } from "#features/users/photos/photo.ts"
import { PhotoUploads } from "#features/users/photos/ui/photo-uploads.tsx"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { MAX_PLANE_PHOTOS } from "../plane-photo.ts"
import type { PlanePhoto } from "../plane-photo-path.ts"
import { PlanePhotoRow } from "./plane-photo-row.tsx"
import { usePlanePhotos } from "./use-plane-photos.ts"

interface PlanePhotoEditorProps {
  planeId: number
  photos: readonly PlanePhoto[]
}

/** Photos to add, to describe, to order and to delete. */
export function PlanePhotoEditor({ planeId, photos: known }: PlanePhotoEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const editor = usePlanePhotos(planeId, known)
  const { photos, isDirty, isBusy, sending, problem, done } = editor
  useUnsavedChanges(isDirty)
  const free = MAX_PLANE_PHOTOS - photos.length

  function take({ files }: HTMLInputElement) {
    // the field is emptied below, and its list with it
    void editor.add(Array.from(files ?? []))
    if (input.current) input.current.value = ""
  }

  async function remove(photoId: string) {
    await editor.remove(photoId)
    // the button that had the focus is gone with the photo
    choose.current?.focus()
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void editor.save()
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={PHOTO_TYPES.join(",")}
        aria-label="Bilddateien"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => take(event.currentTarget)}
      />
      <ol className="grid gap-4 empty:hidden">
        {photos.map((photo, index) => (
          <PlanePhotoRow
            key={photo.id}
            photo={photo}
            number={index + 1}
            isBusy={isBusy}
            onDescribe={(alt) => editor.describe(photo.id, alt)}
            onMoveUp={() => editor.moveUp(index)}
            onRemove={() => void remove(photo.id)}
          />
        ))}
      </ol>
      <div>
        {free > 0 && (
          <WhileOpen feature="photos">
            <Button
              ref={choose}
              variant="secondary"
              size="small"
              onClick={() => input.current?.click()}
            >
              {photos.length === 0 ? "Fotos wählen" : "Weitere Fotos wählen"}
            </Button>
          </WhileOpen>
        )}
        <p className="mt-2.5 max-w-text text-small text-ink3">
          {free > 0
            ? `JPEG, PNG, WebP oder AVIF bis 8 MB, höchstens ${MAX_PLANE_PHOTOS}. Ort und Zeit der Aufnahme löschen wir aus der Datei.`
            : `Mehr als ${MAX_PLANE_PHOTOS} Fotos hat ein Flugzeug nicht. Lösch eins, dann ist Platz für ein neues.`}
        </p>
      </div>
      <PhotoUploads uploads={sending.uploads} onDismiss={sending.dismiss} />
      {problem && (
        <Notice tone="err" title="Das ging nicht." isAlert>
          {problem}
        </Notice>
      )}
      {(isDirty || photos.length > 0) && (
        <SaveRow
          isPending={editor.isSaving && isDirty}
          isDirty={isDirty}
          onDiscard={editor.discard}
        />
      )}
      <p role="status" className="text-small text-ink2 empty:hidden">
        {done}
      </p>
    </form>
  )
}
