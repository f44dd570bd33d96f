import decodeQR from "qr/decode.js"
import sharp from "sharp"
import { expect, test } from "vitest"
import { drawQrCode } from "./qr-code.ts"

test.each(["https://aufwind.example/de/checkin?t=12-345-abc", "Grüße aus Köln"])(
  "a reader finds %s in its dots",
  async (text) => {
    const { size, path } = drawQrCode(text)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="-4 -4 ${size + 8} ${size + 8}"><path d="M-4-4h999v999h-999z" fill="#fff"/><path d="${path}"/></svg>`
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text)
  },
)
