import { useEffect, useRef, useState } from "react"
import { messageOf } from "#platform/api-failure.ts"
import { pickPicture } from "./picked-picture.ts"

/** A chosen file on its way; it leaves the list when it has arrived. */
export interface PhotoUpload {
  key: number
  name: string
  /** 0 to 1; undefined while others are before it. */
  progress?: number
  /** Why it did not come in, as a sentence. */
  problem?: string
}

export interface SendOptions {
  signal: AbortSignal
  onProgress: (share: number) => void
}

interface PhotoUploadsOptions {
  send: (file: Blob, options: SendOptions) => Promise<void>
  /** How many more there is room for. */
  free: number
  /** Said of each file that is one too many. */
  tooMany: string
}

/** Sends chosen pictures one after the other; one that does not go does not hold up the others. */
export function usePhotoUploads({ send, free, tooMany }: PhotoUploadsOptions) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const lastKey = useRef(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const underWay = uploads.filter(({ problem }) => problem === undefined)

  function change(key: number, part: Partial<PhotoUpload>) {
    setUploads((shown) => shown.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }

  function dismiss(key: number) {
    setUploads((shown) => shown.filter((one) => one.key !== key))
  }

  /** Whether it has arrived. */
  async function sendOne(key: number, file: File): Promise<boolean> {
    const { signal } = leaving.current
    if (signal.aborted) return false
    try {
      const picked = await pickPicture(file)
      if (typeof picked === "string") {
        change(key, { problem: picked })
        return false
      }
      URL.revokeObjectURL(picked.url)
      change(key, { progress: 0 })
      await send(picked.file, { signal, onProgress: (progress) => change(key, { progress }) })
      dismiss(key)
      return true
    } catch (error) {
      if (!signal.aborted) change(key, { problem: messageOf(error) })
      return false
    }
  }

  /** Answers how many have arrived. */
  async function add(files: readonly File[]): Promise<number> {
    const room = free - underWay.length
    const added = files.map((file, index) => {
      lastKey.current += 1
      const upload = { key: lastKey.current, name: file.name }
      return { file, upload: index < room ? upload : { ...upload, problem: tooMany } }
    })
    // what went wrong the last time has been read
    setUploads([...underWay, ...added.map(({ upload }) => upload)])
    const sent = added.slice(0, Math.max(0, room)).map(({ file, upload }) => {
      const turn = queue.current.then(() => sendOne(upload.key, file))
      queue.current = turn
      return turn
    })
    return (await Promise.all(sent)).filter(Boolean).length
  }

  return { uploads, isSending: underWay.length > 0, add, dismiss }
}
