import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import type { ContentPhoto } from "#features/content/content-photo.ts"
import { readContentPhotos } from "#features/content/server/read-content-photos.ts"
import { makeScratchFolder } from "./scratch-folder.ts"

export const CREDIT = {
  credit: "Jana Beispiel",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/deed.de",
  source: "https://example.org/photos/1234",
  alt: "Juist bei Ebbe, aus 600 Metern gesehen",
}

/** A JPEG of one colour, as a camera writes it: lying on its side, with its maker and its place. */
export function cameraPicture(width = 1600, background = "#c02020"): Promise<Buffer> {
  const create = {
    width: Math.round((width * 2) / 3),
    height: width,
    channels: 3 as const,
    background,
  }
  return sharp({ create })
    .withExif({ IFD0: { Make: "Kamera", Artist: "Geheim" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export function creditFile(credit: object): string {
  const lines = Object.entries(credit).map(([name, value]) => `${name}: ${value}`)
  return ["---", ...lines, "---", ""].join("\n")
}

/** A folder as an operator fills it. */
export async function photoFolder(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = makeScratchFolder("photos-")
  for (const [file, bytes] of Object.entries(files)) await writeFile(join(folder, file), bytes)
  return folder
}

/** The photo of one place, as a server carries it. */
export async function makeContentPhoto(
  name: string,
  credit: object = CREDIT,
): Promise<ContentPhoto> {
  const files = { [`${name}.jpg`]: await cameraPicture(), [`${name}.md`]: creditFile(credit) }
  const [photo] = await readContentPhotos(await photoFolder(files))
  if (!photo) throw new Error("no photo was read")
  return photo
}
