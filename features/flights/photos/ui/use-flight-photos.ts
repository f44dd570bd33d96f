import { useRef, useState } from "react"
import type { FlightPhoto, ShownPart } from "#features/flights/core/flight-photo-path.ts"
import { usePhotoUploads } from "#features/users/photos/ui/use-photo-uploads.ts"
import { messageOf } from "#platform/api-failure.ts"
import { MAX_FLIGHT_PHOTOS } from "../flight-photo.ts"
import {
  callAddFlightPhoto,
  callArrangeFlightPhotos,
  callRemoveFlightPhoto,
} from "./flight-photo-calls.ts"

interface FlightPhotosOptions {
  photos: readonly FlightPhoto[]
  /** Asked before anything is sent: a flight that nobody has begun yet gets its number then. */
  getFlightId: () => Promise<number>
  onPhotos?: ((photos: readonly FlightPhoto[]) => void) | undefined
}

type Change = (photos: readonly FlightPhoto[]) => readonly FlightPhoto[]

/**
 * The photos of a flight while they are being changed. Everything counts at once; calls leave one
 * after the other, so that each knows what the one before it has made of them.
 */
export function useFlightPhotos({ photos: known, getFlightId, onPhotos }: FlightPhotosOptions) {
  const [photos, setPhotos] = useState(known)
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<string>()
  const shown = useRef(known)
  const saved = useRef(known)
  const calls = useRef<Promise<unknown>>(Promise.resolve())

  function show(next: readonly FlightPhoto[]) {
    shown.current = next
    setPhotos(next)
    onPhotos?.(next)
  }

  /** What the server has, with the order and the words that are still on their way to it. */
  function keep(now: readonly FlightPhoto[]) {
    saved.current = now
    const left = shown.current.flatMap(({ id, alt }) => {
      const photo = now.find((one) => one.id === id)
      return photo ? [{ ...photo, alt }] : []
    })
    show([...left, ...now.filter(({ id }) => !left.some((one) => one.id === id))])
  }

  function inTurn<T>(work: (flightId: number) => Promise<T>): Promise<T> {
    const turn = calls.current.then(async () => work(await getFlightId()))
    calls.current = turn.catch(() => undefined)
    return turn
  }

  async function attempt(work: (flightId: number) => Promise<FlightPhoto[]>): Promise<boolean> {
    setProblem(undefined)
    try {
      keep(await inTurn(work))
      return true
    } catch (error) {
      setProblem(messageOf(error))
      return false
    }
  }

  const arrange = (change: Change = (now) => now) =>
    attempt((flightId) => callArrangeFlightPhotos(flightId, change(shown.current)))

  const sending = usePhotoUploads({
    send: (file, options) =>
      inTurn(async (flightId) => keep(await callAddFlightPhoto(flightId, file, options))),
    free: MAX_FLIGHT_PHOTOS - photos.length,
    tooMany: `Mehr als ${MAX_FLIGHT_PHOTOS} Fotos hat ein Flug nicht.`,
  })

  return {
    photos,
    sending,
    problem,
    done,
    async add(files: readonly File[]) {
      setDone(undefined)
      const count = await sending.add(files)
      if (count > 0) setDone(count === 1 ? "Das Foto ist da." : `${count} Fotos sind da.`)
    },
    async remove(photoId: string) {
      if (await attempt((flightId) => callRemoveFlightPhoto(flightId, photoId))) {
        setDone("Das Foto ist gelöscht.")
      }
    },
    /** Shows the new order; `saveOrder` keeps it. */
    move(from: number, to: number) {
      const moved = shown.current[from]
      if (!moved || to < 0 || to >= shown.current.length) return
      show(shown.current.filter((photo) => photo !== moved).toSpliced(to, 0, moved))
      setDone(`Foto ${from + 1} steht jetzt an Stelle ${to + 1} von ${shown.current.length}.`)
    },
    describe(photoId: string, alt: string) {
      show(shown.current.map((photo) => (photo.id === photoId ? { ...photo, alt } : photo)))
    },
    /** Keeps order and words, if there is anything new in them. */
    async save() {
      if (wordsOf(shown.current) !== wordsOf(saved.current)) await arrange()
    },
    /** Answers whether the new part is there. */
    crop: (photoId: string, crop: ShownPart) =>
      arrange((now) => now.map((photo) => (photo.id === photoId ? { ...photo, crop } : photo))),
  }
}

function wordsOf(photos: readonly FlightPhoto[]): string {
  return JSON.stringify(photos.map(({ id, alt }) => [id, alt.trim()]))
}
