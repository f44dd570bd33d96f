import type { PhotoType } from "../photo.ts"

/** What a file is by its first bytes; its name and its declared type prove nothing. */
export function pictureType(bytes: Uint8Array): PhotoType | undefined {
  const text = (from: number, to: number) =>
    Buffer.from(bytes.subarray(from, to)).toString("latin1")
  if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg"
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png"
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp"
  // the boxes of ISO 14496-12: the brand stands behind „ftyp“
  if (text(4, 8) === "ftyp" && ["avif", "avis"].includes(text(8, 12))) return "image/avif"
  return undefined
}
