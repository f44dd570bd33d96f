import { useState } from "react"
import { usePhotoUploads } from "#features/users/photos/ui/use-photo-uploads.ts"
import { useAction } from "#platform/use-action.ts"
import { MAX_PLANE_PHOTOS } from "../plane-photo.ts"
import type { PlanePhoto } from "../plane-photo-path.ts"
import {
  callAddPlanePhoto,
  callArrangePlanePhotos,
  callRemovePlanePhoto,
} from "./plane-parts-calls.ts"

/**
 * The photos of an aircraft while they are being changed. New ones and removed ones count at once,
 * order and words when they are saved; what is being typed outlives a photo that comes or goes.
 */
export function usePlanePhotos(planeId: number, known: readonly PlanePhoto[]) {
  const [saved, setSaved] = useState(known)
  const [photos, setPhotos] = useState(known)
  const [done, setDone] = useState<string>()

  const sending = usePhotoUploads({
    async send(file, options) {
      const now = await callAddPlanePhoto(planeId, file, options)
      setSaved(now)
      setPhotos((shown) => [...shown, ...now.filter(({ id }) => !has(shown, id))])
    },
    free: MAX_PLANE_PHOTOS - photos.length,
    tooMany: `Mehr als ${MAX_PLANE_PHOTOS} Fotos hat ein Flugzeug nicht.`,
  })

  async function add(files: readonly File[]) {
    setDone(undefined)
    const count = await sending.add(files)
    if (count > 0) setDone(count === 1 ? "Das Foto ist da." : "Die Fotos sind da.")
  }

  const change = useAction({
    send: (asked: { removed: string } | { arranged: readonly PlanePhoto[] }) => {
      setDone(undefined)
      return "removed" in asked
        ? callRemovePlanePhoto(planeId, asked.removed)
        : callArrangePlanePhotos(planeId, asked.arranged)
    },
    done: (now, asked) => {
      setSaved(now)
      if ("removed" in asked) {
        setPhotos((shown) => shown.filter(({ id }) => has(now, id)))
        setDone("Das Foto ist gelöscht.")
      } else {
        setPhotos(now)
        setDone("Reihenfolge und Beschreibungen sind gespeichert.")
      }
    },
  })

  return {
    photos,
    isDirty: JSON.stringify(photos) !== JSON.stringify(saved),
    isBusy: change.isPending || sending.isSending,
    isSaving: change.isPending,
    sending,
    problem: change.failure?.text,
    done,
    add,
    remove: (photoId: string) => change.run({ removed: photoId }),
    save: () => change.run({ arranged: photos }),
    discard: () => setPhotos(saved),
    describe: (photoId: string, alt: string) =>
      setPhotos((shown) =>
        shown.map((photo) => (photo.id === photoId ? { ...photo, alt } : photo)),
      ),
    moveUp: (index: number) =>
      setPhotos((shown) => [
        ...shown.slice(0, index - 1),
        ...shown.slice(index, index + 1),
        ...shown.slice(index - 1, index),
        ...shown.slice(index + 1),
      ]),
  }
}

function has(photos: readonly PlanePhoto[], id: string): boolean {
  return photos.some((photo) => photo.id === id)
}
