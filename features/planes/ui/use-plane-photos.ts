import { useEffect, useRef, useState } from "react"
import { pickPicture } from "#features/users/ui/picked-picture.ts"
import { messageOf } from "#platform/api-failure.ts"
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
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  /** `work` answers why it did not even begin, if so. */
  async function attempt(work: () => Promise<string | undefined>) {
    const { signal } = leaving.current
    setProblem(undefined)
    setDone(undefined)
    setBusy(true)
    try {
      setProblem(await work())
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error))
    } finally {
      setBusy(false)
      setProgress(undefined)
    }
  }

  const add = (files: readonly File[]) =>
    attempt(async () => {
      for (const file of files) {
        const picked = await pickPicture(file)
        if (typeof picked === "string") return picked
        URL.revokeObjectURL(picked.url)
        setProgress(0)
        const { signal } = leaving.current
        const now = await callAddPlanePhoto(planeId, picked.file, {
          signal,
          onProgress: setProgress,
        })
        setSaved(now)
        setPhotos((shown) => [...shown, ...now.filter(({ id }) => !has(shown, id))])
      }
      setDone(files.length === 1 ? "Das Foto ist da." : "Die Fotos sind da.")
      return undefined
    })

  const remove = (photoId: string) =>
    attempt(async () => {
      const now = await callRemovePlanePhoto(planeId, photoId)
      setSaved(now)
      setPhotos((shown) => shown.filter(({ id }) => has(now, id)))
      setDone("Das Foto ist gelöscht.")
      return undefined
    })

  const save = () =>
    attempt(async () => {
      const now = await callArrangePlanePhotos(planeId, photos)
      setSaved(now)
      setPhotos(now)
      setDone("Reihenfolge und Beschreibungen sind gespeichert.")
      return undefined
    })

  return {
    photos,
    isDirty: JSON.stringify(photos) !== JSON.stringify(saved),
    isBusy,
    progress,
    problem,
    done,
    add,
    remove,
    save,
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
