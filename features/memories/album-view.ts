import type { AlbumRole, ConsentAnswer, RequestEnd, RequestStatus } from "./memory.ts"

/** Why somebody is asked about a photo. */
export interface ConsentReasons {
  isAuthor: boolean
  isPictured: boolean
  hasCompanions: boolean
}

/** The newest request to show a photo, as everybody on board sees it. */
export interface RequestView {
  status: RequestStatus
  endReason: RequestEnd | null
  /** ISO instant until which answers are waited for. */
  expiresAt: string
  /** What the reader is asked themself; null: somebody else is. */
  own: (ConsentReasons & { answer: ConsentAnswer | null }) | null
  /** For its pilot alone, while it runs. */
  asked: { userId: number; name: string; answer: ConsentAnswer | null }[]
}

export interface MemoryView {
  id: number
  photoId: string
  width: number
  height: number
  caption: string
  /** The first name of who has added it. */
  author: string
  isOwn: boolean
  /** ISO instant. */
  createdAt: string
  request: RequestView | null
  canAsk: boolean
}

/** Whom the pilot may mark in a photo. */
export interface PersonOnBoard {
  userId: number
  name: string
  isPilot: boolean
  /** How many came along with them who have no account. */
  companions: number
}

export interface AlbumView {
  flight: { id: number; title: string; departsAt: string; timeZone: string }
  role: AlbumRole
  memories: MemoryView[]
  /** How many more this person may add. */
  free: number
  /** By which name the reader agrees. */
  reader: string
  /** For the pilot; nobody else asks. */
  people: PersonOnBoard[]
}

/** What the room of a flight shows of its album. */
export interface AlbumSummary {
  flightId: number
  count: number
  /** How many photos wait for the reader's word. */
  waiting: number
  newest: Pick<MemoryView, "id" | "photoId" | "author">[]
}

/** A photo that everybody may see. */
export interface Moment {
  id: number
  photoId: string
  width: number
  height: number
  flightTitle: string
  /** ISO instant, and the zone in which it is a day. */
  departsAt: string
  timeZone: string
}

/** „Dein Foto“, „Foto von Jonas“ */
export function labelOfMemory({ author, isOwn }: Pick<MemoryView, "author" | "isOwn">): string {
  return isOwn ? "Dein Foto" : `Foto von ${author}`
}

/** What waits for the word of one person in one album, as the cockpit says it. */
export interface AskedConsent {
  flightId: number
  title: string
  timeZone: string
  /** When the first of them is over. */
  expiresAt: string
  count: number
}

/** Whether the reader is asked and has not answered. */
export function isWaitingForOwn({ request }: Pick<MemoryView, "request">): boolean {
  return request?.status === "asked" && request.own !== null && request.own.answer === null
}
