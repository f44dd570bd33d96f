import sharp from "sharp"

// M U S T E R, each letter in a field of 4 x 6
const LETTERS = [
  "M0 6V0L2 3L4 0V6",
  "M0 0V6H4V0",
  "M4 0H0V3H4V6H0",
  "M0 0H4M2 0V6",
  "M4 0H0V6H4M0 3H3",
  "M0 6V0H4V3H0M1.5 3L4 6",
]

/**
 * A page that looks like a document from afar and says MUSTER across it, so that the back office of
 * the demo world has something to look at. WebP; drawn without a font, so it is the same everywhere.
 */
export function drawSpecimen(tint: string): Promise<Buffer> {
  const lines = [0, 1, 2, 3, 4, 5, 6]
    .map(
      (row) =>
        `<rect x="90" y="${250 + row * 70}" width="${row % 3 === 2 ? 300 : 560 - row * 24}" height="16" rx="8" fill="#c3cbe0"/>`,
    )
    .join("")
  const word = LETTERS.map(
    (path, index) => `<path transform="translate(${index * 6} 0)" d="${path}"/>`,
  ).join("")
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="850">
    <rect width="1200" height="850" fill="#f7f6f0"/>
    <rect width="1200" height="150" fill="${tint}"/>
    <rect x="90" y="62" width="420" height="26" rx="13" fill="#ffffff"/>
    ${lines}
    <rect x="800" y="240" width="300" height="380" rx="16" fill="#dce2ef"/>
    <circle cx="950" cy="370" r="76" fill="#aeb8d4"/>
    <path d="M840 620q0-130 110-130t110 130z" fill="#aeb8d4"/>
    <g transform="translate(150 640) rotate(-18) scale(26)" fill="none" stroke="#b3263c" stroke-opacity=".6" stroke-width=".7">${word}</g>
  </svg>`
  return sharp(Buffer.from(drawing)).webp({ quality: 84, effort: 3 }).toBuffer()
}
