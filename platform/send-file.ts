import { ApiFailure, NetworkFailure } from "./api-failure.ts"

interface FileToSend {
  url: string
  file: Blob
  headers: Record<string, string>
  /** Gives up once nothing has moved for so long: a large file on a slow line may take its time. */
  idleMs: number
  /** Ends it from outside; its reason is thrown. */
  signal?: AbortSignal | undefined
  /** How much of the file has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Sends a file as the body of a POST. By XMLHttpRequest, because fetch does not tell how far an
 * upload is. Answers the JSON; throws `ApiFailure` and `NetworkFailure`.
 */
export function sendFile<T>(wanted: FileToSend): Promise<T> {
  const { url, file, headers, idleMs, signal, onProgress } = wanted
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => call.abort(), idleMs)
    }
    call.open("POST", url)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    call.onload = () => {
      const answer = parsed(call.responseText)
      if (call.status >= 200 && call.status < 300) resolve(answer as T)
      else reject(new ApiFailure(call.status, answer))
    }
    call.onerror = () => reject(new NetworkFailure())
    call.onabort = () => reject(signal?.aborted ? signal.reason : new NetworkFailure())
    call.onloadend = () => clearTimeout(timer)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener("abort", () => call.abort(), { once: true })
    wait()
    call.send(file)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
