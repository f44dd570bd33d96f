import encodeQR from "qr"

/** A square of dots as the path of an SVG of `size` × `size` units, one unit a dot, without a margin. */
export interface QrCode {
  size: number
  path: string
}

/** The QR code (ISO/IEC 18004) of a text, with 15 % error correction. */
export function drawQrCode(text: string): QrCode {
  // the library draws at least a margin of one dot
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("")
  return { size: rows.length, path }
}
