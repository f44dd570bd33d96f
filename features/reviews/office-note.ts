import { hasRight } from "#features/office-roles/office-right.ts"
import type { UserActor } from "#platform/actor.ts"
import { days } from "#platform/duration.ts"
import type { ListQuery } from "#platform/list-address.ts"

/** What somebody told the back office alone, when they wrote a review. */
export interface OfficeNote {
  reviewId: number
  flightId: number
  flightTitle: string
  author: NotedPerson
  subject: NotedPerson
  stars: number
  note: string
  /** When it was written, or changed the last time. */
  at: string
  isRead: boolean
}

interface NotedPerson {
  id: number
  name: string
}

/** Nobody reads in the back office what concerns themselves: it was told in confidence. */
export function canReadOfficeNote(
  actor: UserActor,
  review: { authorId: number; subjectId: number },
): boolean {
  return (
    hasRight(actor, "office-notes.read") &&
    actor.userId !== review.authorId &&
    actor.userId !== review.subjectId
  )
}

/** Within how many days a person should have read it. */
const DUE_DAYS = 7

export function officeNoteDueAt(at: Date): Date {
  return new Date(at.getTime() + days(DUE_DAYS))
}

/** The back office's list of them. */
export const OFFICE_NOTE_LIST = {
  path: "/de/verwaltung/hinweise",
  choices: { status: { ungelesen: "Ungelesen", gelesen: "Gelesen" } },
} as const

export type OfficeNoteQuery = ListQuery<typeof OFFICE_NOTE_LIST>

/** The call that says it has been read. */
export const readOfficeNoteCallPath = (reviewId: number) =>
  `/api/reviews/${reviewId}/office-note/read`
