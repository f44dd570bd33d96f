import { useEffect, useRef, useState } from "react"
import { WhileOpen } from "#features/settings/ui/while-open.tsx"
import type { ShownPerson } from "#features/users/core/user.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { messageOf } from "#platform/api-failure.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import { CENTERED_CROP, PHOTO_TYPES } from "../photo.ts"
import { PersonAvatar } from "./person-avatar.tsx"
import { callRemovePhoto, callSavePhoto } from "./photo-calls.ts"
import { PhotoCropper } from "./photo-cropper.tsx"
import { type PickedPicture, pickPicture } from "./picked-picture.ts"

interface PhotoFieldProps {
  userId: number
  person: ShownPerson
  onChanged: (user: OwnUser) => void
}

/** The own photo: choose, choose the part of it, send; or take it away. Effective at once. */
export function PhotoField({ userId, person, onChanged }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const sending = useRef<AbortController>(undefined)
  const [picture, setPicture] = useState<PickedPicture>()
  const [crop, setCrop] = useState(CENTERED_CROP)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<string>()

  useEffect(() => () => picture && URL.revokeObjectURL(picture.url), [picture])

  async function pick(file: File | undefined) {
    if (!file) return
    setDone(undefined)
    setProblem(undefined)
    const picked = await pickPicture(file)
    if (input.current) input.current.value = ""
    setCrop(CENTERED_CROP)
    if (typeof picked === "string") setProblem(picked)
    setPicture(typeof picked === "string" ? undefined : picked)
  }

  function leave() {
    sending.current?.abort()
    setPicture(undefined)
    setProblem(undefined)
    // the buttons that had the focus are gone with the picture
    requestAnimationFrame(() => choose.current?.focus())
  }

  async function send({ file }: PickedPicture) {
    setProblem(undefined)
    setProgress(0)
    const controller = new AbortController()
    sending.current = controller
    try {
      const options = { file, crop, signal: controller.signal, onProgress: setProgress }
      onChanged(await callSavePhoto(userId, options))
      leave()
      setDone("Dein neues Foto ist gespeichert.")
    } catch (error) {
      if (!controller.signal.aborted) setProblem(messageOf(error))
    } finally {
      setProgress(undefined)
    }
  }

  const removal = useAction({
    send: () => {
      setProblem(undefined)
      return callRemovePhoto(userId)
    },
    done: (user) => {
      onChanged(user)
      setDone("Dein Foto ist gelöscht.")
      choose.current?.focus()
    },
    failed: ({ text }) => setProblem(text),
  })

  return (
    <div className="grid gap-5">
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join(",")}
        aria-label="Bilddatei"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => void pick(event.currentTarget.files?.[0])}
      />
      {picture ? (
        <PhotoCropper picture={picture} crop={crop} onCrop={setCrop} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <PersonAvatar person={person} size="portrait" />
          <div className="min-w-0 flex-1 basis-60">
            <div className="flex flex-wrap gap-2">
              <WhileOpen feature="photos">
                <Button
                  ref={choose}
                  variant="secondary"
                  size="small"
                  onClick={() => input.current?.click()}
                >
                  {person.photoId ? "Anderes Foto" : "Foto wählen"}
                </Button>
              </WhileOpen>
              {person.photoId && (
                <Button
                  variant="text"
                  size="small"
                  isPending={removal.isPending}
                  onClick={() => void removal.run()}
                >
                  Foto löschen
                </Button>
              )}
            </div>
            <p className="mt-2.5 max-w-text text-small text-ink3">
              JPEG, PNG, WebP oder AVIF bis 8 MB. Ort und Zeit der Aufnahme löschen wir aus der
              Datei.
            </p>
          </div>
        </div>
      )}
      {problem && (
        <Notice tone="err" title="Das Foto ging nicht." isAlert>
          {problem}
        </Notice>
      )}
      {picture && (
        <div className="grid gap-4">
          {progress !== undefined && <ProgressBar label="Foto wird hochgeladen" value={progress} />}
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              isPending={progress !== undefined}
              onClick={() => void send(picture)}
            >
              Foto speichern
            </Button>
            <Button variant="text" size="small" onClick={leave}>
              Abbrechen
            </Button>
          </div>
        </div>
      )}
      <p role="status" className="text-small text-ink2 empty:hidden">
        {done}
      </p>
    </div>
  )
}
