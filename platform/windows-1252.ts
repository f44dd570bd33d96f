const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(byte)),
    byte,
  ]),
)

/**
 * A text in Windows-1252, as programs from before Unicode read it. A letter that it lacks loses its accents
 * („ł“ stays unknown); what is then still unknown becomes a question mark.
 */
export function encodeWindows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    [...text.normalize("NFC")].map(
      (letter) =>
        BYTES.get(letter) ?? BYTES.get(letter.normalize("NFD").charAt(0)) ?? "?".charCodeAt(0),
    ),
  )
}
