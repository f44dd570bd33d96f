const SIZE = 16
const PIXEL_RATIO = 2

/** The chart symbol of an aerodrome, a circle with four ticks (as in illustrations/chart-map/symbols.ts). */
export function drawAerodrome(colour: string): { image: ImageData; pixelRatio: number } {
  const canvas = document.createElement("canvas")
  canvas.width = SIZE * PIXEL_RATIO
  canvas.height = SIZE * PIXEL_RATIO
  const pen = canvas.getContext("2d", { willReadFrequently: true })
  if (!pen) return { image: new ImageData(1, 1), pixelRatio: 1 }
  pen.scale(PIXEL_RATIO, PIXEL_RATIO)
  pen.translate(SIZE / 2, SIZE / 2)
  pen.strokeStyle = colour
  pen.globalAlpha = 0.62
  pen.lineWidth = 1.1
  pen.lineCap = "round"
  pen.stroke(
    new Path2D(
      "M3.6 0a3.6 3.6 0 1 1-7.2 0a3.6 3.6 0 1 1 7.2 0zM0-3.6v-2.6M0 3.6v2.6M-3.6 0h-2.6M3.6 0h2.6",
    ),
  )
  return { image: pen.getImageData(0, 0, canvas.width, canvas.height), pixelRatio: PIXEL_RATIO }
}
