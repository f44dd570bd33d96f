import decodeQR from "qr/decode.js"
import { useEffect, useRef, useState } from "react"
import { Notice } from "#ui/feedback/notice.tsx"

/** Read often enough for a hand that moves, seldom enough for a phone in the sun. */
const EVERY_MS = 200
/** A square of dots fills a good part of the picture; more pixels only cost time. */
const WIDTH = 640

/** The camera, looking for a square of dots; each text that it reads is said once it is seen. */
export function PassScanner({ onScan }: { onScan: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const say = useRef(onScan)
  say.current = onScan
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    startCamera(video.current, (text) => say.current(text)).then(
      (stopCamera) => {
        stop = stopCamera
        if (isGone) stop()
      },
      () => isGone || setHasFailed(true),
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <div className="mt-4">
      {hasFailed ? (
        <Notice tone="warn" title="Die Kamera lässt sich nicht öffnen.">
          Erlaub sie in den Einstellungen deines Browsers, oder hake die Liste von Hand ab.
        </Notice>
      ) : (
        <video
          ref={video}
          playsInline
          muted
          aria-label="Kamerabild"
          className="aspect-square w-full max-w-narrow rounded-panel bg-sunken object-cover"
        />
      )}
    </div>
  )
}

async function startCamera(
  video: HTMLVideoElement | null,
  onRead: (text: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (!video) {
    end()
    return () => {}
  }
  video.srcObject = stream
  await video.play()
  const canvas = document.createElement("canvas")
  const timer = setInterval(() => {
    const text = readFrame(video, canvas)
    if (text) onRead(text)
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    end()
  }
}

function readFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | undefined {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return undefined
  const scale = Math.min(1, WIDTH / videoWidth)
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  const context = canvas.getContext("2d", { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  try {
    return decodeQR({ data, width, height })
  } catch {
    // most pictures show no square of dots
    return undefined
  }
}
