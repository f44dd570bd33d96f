import { minutes } from "#platform/duration.ts"

/** So long messages are collected before somebody is told of them (product.md, section 8). */
export const COLLECTED_FOR_MS = minutes(5)

/** What waits unread in one conversation, as its reader may read it. */
export interface UnreadMessages {
  conversationId: number
  /** „Henrik L.“ or „Alle an Bord“ */
  name: string
  subject: string
  /** Oldest first; all of one page of the thread at most. */
  messages: readonly { id: number; author: string; text: string }[]
}
