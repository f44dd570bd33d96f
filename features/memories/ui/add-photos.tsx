import { useState } from "react"
import { PhotoDropZone } from "#features/users/photos/ui/photo-drop-zone.tsx"
import { PhotoUploads } from "#features/users/photos/ui/photo-uploads.tsx"
import { usePhotoUploads } from "#features/users/photos/ui/use-photo-uploads.ts"
import { MAX_MEMORIES } from "../memory.ts"
import { callAddMemory } from "./memory-calls.ts"

interface AddPhotosProps {
  flightId: number
  /** How many more this person may add. */
  free: number
  /** Tells that photos have arrived. */
  onAdded: () => unknown
}

/** Takes photos for the album, several at once, each with how far it is. */
export function AddPhotos({ flightId, free, onAdded }: AddPhotosProps) {
  const [done, setDone] = useState<string>()
  const sending = usePhotoUploads({
    async send(file, options) {
      await callAddMemory(flightId, file, options)
    },
    free,
    tooMany: `Mehr als ${MAX_MEMORIES} Fotos kommen von einer Person nicht ins Album.`,
  })

  async function add(files: readonly File[]) {
    setDone(undefined)
    const count = await sending.add(files)
    if (count === 0) return
    setDone(count === 1 ? "Das Foto ist im Album." : `${count} Fotos sind im Album.`)
    onAdded()
  }

  return (
    <div className="grid gap-4">
      {free > 0 || sending.isSending ? (
        <PhotoDropZone label="Fotos hinzufügen" onFiles={(files) => void add(files)}>
          JPEG, PNG, WebP oder AVIF bis 8 MB, höchstens {MAX_MEMORIES} von dir. Nimm nur Fotos, die
          du selbst gemacht hast oder weitergeben darfst. Ort und Zeit der Aufnahme löschen wir aus
          der Datei.
        </PhotoDropZone>
      ) : (
        <p className="text-small text-ink2">
          Von dir sind {MAX_MEMORIES} Fotos im Album, mehr gehen nicht. Lösch eins, dann ist Platz
          für ein neues.
        </p>
      )}
      <PhotoUploads uploads={sending.uploads} onDismiss={sending.dismiss} />
      <p role="status" className="text-small text-ink2 empty:hidden">
        {done}
      </p>
    </div>
  )
}
