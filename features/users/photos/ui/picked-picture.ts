import { NO_PICTURE, PHOTO_MAX_BYTES, PHOTO_TYPES, type PhotoType, sizeProblem } from "../photo.ts"

/** A picture that somebody has chosen and that this browser can show. */
export interface PickedPicture {
  file: Blob
  /** A `blob:` address; whoever is done with it revokes it. */
  url: string
  /** Upright, as the browser shows it. */
  width: number
  height: number
}

/** Looks at a chosen file; answers the picture, or the sentence that says why it does not go. */
export async function pickPicture(file: File): Promise<PickedPicture | string> {
  if (file.size > PHOTO_MAX_BYTES) {
    return `Das Bild ist ${megabytes(file.size)} groß. Höchstens ${megabytes(PHOTO_MAX_BYTES)} gehen.`
  }
  // the browser goes by the name; a file without an ending is known by its bytes, on the server
  const type = file.type || PHOTO_TYPES[0]
  if (!isPhotoType(type)) return NO_PICTURE
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
  const problem = sizeProblem({ width, height }, type)
  if (problem) URL.revokeObjectURL(url)
  return problem ?? { file: new Blob([file], { type }), url, width, height }
}

function isPhotoType(type: string): type is PhotoType {
  return PHOTO_TYPES.some((known) => known === type)
}

function megabytes(bytes: number): string {
  const amount = (bytes / 1024 / 1024).toLocaleString("de-DE", { maximumFractionDigits: 1 })
  return `${amount} MB`
}
