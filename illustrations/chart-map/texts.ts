import { GRATICULE_TEXT } from "./graticule.ts"
import { LAND, SEA } from "./ground.ts"
import type { MapText } from "./map-text.ts"
import { num } from "./path-data.ts"
import { TOWN_TEXT } from "./town-labels.ts"
import type { WaterMask } from "./water-mask.ts"
import { LAKE_TEXT, SEA_SPACING, SEA_TEXT, type WaterName } from "./water-names.ts"

const SANS = "var(--font-sans,Figtree,sans-serif)"
const MONO = "var(--font-mono,'Spline Sans Mono',monospace)"

const STYLES: Readonly<Record<MapText["style"], string>> = {
  end: `font-size="13" font-weight="600" fill="var(--ink,#131a36)"`,
  code: `font-family="${MONO}" font-size="11" fill="var(--ink2,#454f72)"`,
  graticule: `font-family="${MONO}" font-size="${GRATICULE_TEXT}" fill="var(--ink3,#5f6989)"`,
  waypoint: `font-size="12" fill="var(--ink2,#454f72)"`,
  town: `font-size="${TOWN_TEXT}" fill="var(--ink3,#5f6989)"`,
}

/** Texts with an edge in the colour of the ground below, so that lines do not cut through them. */
export function drawTexts(texts: readonly MapText[], water: WaterMask): string {
  const drawn = texts.map(({ text, style, at, anchor }) => {
    const ground = water.clearanceAt(at.x, at.y) > 0 ? ` stroke="${SEA}"` : ""
    const align = anchor === "start" ? "" : ` text-anchor="${anchor}"`
    return `<text x="${num(at.x)}" y="${num(at.y)}"${align}${ground} ${STYLES[style]}>${escaped(text)}</text>`
  })
  return `<g font-family="${SANS}" stroke="${LAND}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${drawn.join("")}</g>`
}

export function drawWaterNames(seas: readonly WaterName[], lakes: readonly WaterName[]): string {
  const names = (list: readonly WaterName[], attributes: string) =>
    list.length === 0
      ? ""
      : `<g ${attributes}>${list.map(({ text, at }) => `<text x="${num(at.x)}" y="${num(at.y)}">${escaped(text)}</text>`).join("")}</g>`
  return `<g font-family="${SANS}" fill="var(--ink3,#5f6989)" text-anchor="middle">${names(seas, `font-size="${SEA_TEXT}" letter-spacing="${SEA_SPACING}"`)}${names(lakes, `font-size="${LAKE_TEXT}" stroke="${SEA}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`)}</g>`
}

/** Text as it may stand in markup: nothing in a label can end it or be no XML at all. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
}
