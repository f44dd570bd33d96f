import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTO_SIZES } from "../photo.ts"

/** A picture that somebody has chosen and that this browser can show. */
export interface PickedPicture {
  file: File
  /** A `blob:` address; whoever is done with it revokes it. */
  url: string
  /** Upright, as the browser shows it. */
  width: number
  height: number
}

const NO_PICTURE = "Das ist kein Bild, das wir lesen können. JPEG, PNG, WebP und AVIF gehen."

/** Looks at a chosen file; answers the picture, or the sentence that says why it does not go. */
export async function pickPicture(file: File): Promise<PickedPicture | string> {
  if (file.size > PHOTO_MAX_BYTES) {
    return `Das Bild ist ${megabytes(file.size)} groß. Höchstens ${megabytes(PHOTO_MAX_BYTES)} gehen.`
  }
  const url = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = url
  try {
    await picture.decode()
  } catch {
    URL.revokeObjectURL(url)
    return NO_PICTURE
  }
  const { naturalWidth: width, naturalHeight: height } = picture
  const problem = sizeProblem(width, height)
  if (problem) URL.revokeObjectURL(url)
  return problem ?? { file, url, width, height }
}

function sizeProblem(width: number, height: number): string | undefined {
  const [least] = PHOTO_SIZES
  if (Math.min(width, height) < least) {
    return `Das Bild ist zu klein. Es braucht mindestens ${least} × ${least} Pixel.`
  }
  if (width * height > PHOTO_MAX_PIXELS) {
    return `Das Bild hat mehr als ${PHOTO_MAX_PIXELS / 1_000_000} Megapixel. Nimm eine kleinere Fassung.`
  }
  return undefined
}

function megabytes(bytes: number): string {
  const amount = (bytes / 1024 / 1024).toLocaleString("de-DE", { maximumFractionDigits: 1 })
  return `${amount} MB`
}
