import { sketchPage, textsAround } from "#features/content/server/content-pages.ts"
import type { TextFields } from "#features/content/text-fields.ts"
import { findingsOf } from "#features/content/text-rules.ts"
import { terrains } from "#illustrations/scene/terrain.ts"
import { timesOfDay } from "#illustrations/scene/time-of-day.ts"
import type { Sketch } from "../sketch.ts"

/** How a text would look while somebody writes it, and what it does not keep to yet. */
export function sketchText(document: string, text: TextFields): Sketch {
  const terrain = terrains.find((known) => known === text.terrain) ?? "lowland"
  const time = timesOfDay.find((known) => known === text.time) ?? "day"
  return {
    page: sketchPage(document, text, { terrain, time }),
    findings: findingsOf(document, text, textsAround()),
  }
}
