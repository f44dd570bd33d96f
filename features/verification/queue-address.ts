import { DOCUMENT_KINDS, kindOfSlug } from "./document-kinds.ts"
import type { DocumentKind } from "./verification.ts"

/** Which documents the queue shows: those to decide, those decided, or all. */
export const QUEUE_STATES = {
  offen: "Offen",
  bestaetigt: "Bestätigt",
  abgelehnt: "Abgelehnt",
} as const

export type QueueState = keyof typeof QUEUE_STATES

export const QUEUE_SORTS = { aelteste: "Älteste zuerst", neueste: "Neueste zuerst" } as const

type QueueSort = keyof typeof QUEUE_SORTS

export interface QueueWish {
  state: QueueState
  kind: DocumentKind | undefined
  sort: QueueSort
  page: number
}

export const QUEUE_PATH = "/de/verwaltung/nachweise"

/** Reads the words of the queue's address; what is unknown counts as not said. */
export function readQueueAddress(words: URLSearchParams): QueueWish {
  const page = Number(words.get("seite") ?? "1")
  return {
    state: oneOf(QUEUE_STATES, words.get("stand")) ?? "offen",
    kind: kindOfSlug(words.get("art")),
    sort: oneOf(QUEUE_SORTS, words.get("sortierung")) ?? "aelteste",
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The address of the same queue with something changed; it begins at its first page again. */
export function queueAddress(wish: QueueWish, change: Partial<QueueWish> = {}): string {
  const { state, kind, sort, page } = { ...wish, page: 1, ...change }
  const words = new URLSearchParams()
  if (state !== "offen") words.set("stand", state)
  if (kind) words.set("art", DOCUMENT_KINDS[kind].slug)
  if (sort !== "aelteste") words.set("sortierung", sort)
  if (page > 1) words.set("seite", String(page))
  return words.size > 0 ? `${QUEUE_PATH}?${words}` : QUEUE_PATH
}

function oneOf<T extends string>(known: Record<T, string>, word: string | null): T | undefined {
  return word !== null && Object.hasOwn(known, word) ? (word as T) : undefined
}
