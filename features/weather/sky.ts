import { CLEAR_SKY_CODES, type CloudLayer, type Sky } from "./conditions.ts"

const LAYER = /^(FEW|SCT|BKN|OVC|\/{3})(\d{3}|\/{3})(CB|TCU|\/{3})?(?:\/{3})?$/
const VERTICAL = /^VV(\d{3}|\/{3})$/

/**
 * The sky of a METAR or of one part of a TAF, from its own words: parsers leave out a layer of unknown
 * height or amount, which would make a better sky of it. Null where nothing is said of it.
 */
export function parseSky(text: string): Sky | null {
  const words = text.split(/\s+/)
  const vertical = words.map((word) => VERTICAL.exec(word)).find(Boolean)
  if (vertical) return { kind: "obscured", feet: feetOf(vertical[1]) }
  const layers = words.flatMap(layersOf)
  if (layers.length > 0) return { kind: "layers", layers }
  const clear = CLEAR_SKY_CODES.find((code) => words.includes(code))
  return clear ? { kind: "clear", code: clear } : null
}

function layersOf(word: string): CloudLayer[] {
  const [, amount, height, type] = LAYER.exec(word) ?? []
  // six slashes alone: the sensor says nothing of the sky
  if (amount === undefined || word === "//////") return []
  return [
    {
      amount: amount === "///" ? null : (amount as CloudLayer["amount"]),
      feet: feetOf(height),
      type: type === "CB" || type === "TCU" ? type : null,
    },
  ]
}

/** Hundreds of feet; null where the digits are slashes. */
function feetOf(hundreds: string | undefined): number | null {
  return hundreds === undefined || hundreds === "///" ? null : Number(hundreds) * 100
}
