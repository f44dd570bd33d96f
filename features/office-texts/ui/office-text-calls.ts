import type { HomePlan } from "#features/content/home-plan.ts"
import type { TextFields } from "#features/content/text-fields.ts"
import type { TopicTile } from "#features/content/topic-tile.ts"
import { api } from "#platform/api-client.ts"
import type { Sketch } from "../sketch.ts"
import { HOME_DOCUMENT } from "../version.ts"
import { HOME_CALLS, TEXT_CALLS } from "../version-calls.ts"

interface Written {
  number: number
}

interface Decision {
  basedOn: number
  note: string
}

export function callSaveText(
  input: Decision & { document: string; isPublished: boolean; text: TextFields },
  intent: string,
): Promise<Written> {
  return api.post(TEXT_CALLS.save, input, { intent })
}

/** How a text would look; nobody has pressed anything, so nobody hears that the network is down. */
export function callSketchText(
  document: string,
  text: TextFields,
  signal: AbortSignal,
): Promise<Sketch> {
  return api.post(TEXT_CALLS.sketch, { document, text }, { signal, isPolling: true })
}

export function callSaveHomePlan(
  input: Decision & { plan: HomePlan },
  intent: string,
): Promise<Written> {
  return api.post(HOME_CALLS.save, input, { intent })
}

export async function callTiles(
  topics: readonly string[],
  signal: AbortSignal,
): Promise<TopicTile[]> {
  const options = { signal, isPolling: true }
  const { tiles } = await api.post<{ tiles: TopicTile[] }>(HOME_CALLS.tiles, { topics }, options)
  return tiles
}

/** Shows an earlier version of a document again. */
export function callRestore(
  document: string,
  input: Decision & { number: number },
  intent: string,
): Promise<Written> {
  return document === HOME_DOCUMENT
    ? api.post(HOME_CALLS.restore, input, { intent })
    : api.post(TEXT_CALLS.restore, { document, ...input }, { intent })
}

/** Shows what the deployment brings again. */
export function callReturn(document: string, input: Decision, intent: string): Promise<Written> {
  return document === HOME_DOCUMENT
    ? api.post(HOME_CALLS.return, input, { intent })
    : api.post(TEXT_CALLS.return, { document, ...input }, { intent })
}
