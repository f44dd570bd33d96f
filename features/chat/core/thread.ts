import { isoDay } from "#platform/days.ts"
import type { MessageList, MessageView } from "./conversations-schemas.ts"

/** What a browser has of a conversation: a stretch of its messages without a gap. */
export interface Thread {
  /** In the order in which they were sent. */
  messages: readonly MessageView[]
  hasOlder: boolean
  hasNewer: boolean
  /** Up to which message everybody else has got and read it. */
  deliveredUpTo: number
  readUpTo: number
}

/** A message that its author has written and the server has not confirmed. */
export interface UnsentMessage {
  key: string
  text: string
  /** What is sent instead of words; it is there as long as its tab. */
  photo?: UnsentPhoto | undefined
  /** Why it was not sent; undefined while it is on its way. */
  failure?: string | undefined
}

export interface UnsentPhoto {
  file: Blob
  /** A `blob:` address. */
  url: string
  width: number
  height: number
}

export function toThread(page: MessageList): Thread {
  const { messages, hasOlder, hasNewer, deliveredUpTo, readUpTo } = page
  return { messages, hasOlder, hasNewer, deliveredUpTo, readUpTo }
}

/** With the messages before its first. */
export function withOlder(thread: Thread, page: MessageList): Thread {
  return {
    ...seenBy(thread, page),
    messages: merge(page.messages, thread.messages),
    hasOlder: page.hasOlder,
  }
}

/** With the messages after its last; what comes twice is there once. */
export function withNewer(thread: Thread, page: MessageList): Thread {
  return {
    ...seenBy(thread, page),
    messages: merge(thread.messages, page.messages),
    hasNewer: page.hasNewer,
  }
}

// answers may overtake each other, and reading never goes back
function seenBy(thread: Thread, page: MessageList): Thread {
  return {
    ...thread,
    deliveredUpTo: Math.max(thread.deliveredUpTo, page.deliveredUpTo),
    readUpTo: Math.max(thread.readUpTo, page.readUpTo),
  }
}

function merge(
  former: readonly MessageView[],
  latter: readonly MessageView[],
): readonly MessageView[] {
  const byId = new Map([...former, ...latter].map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

/** The number of the last message that is here; 0 where there is none. */
export function lastId({ messages }: Pick<Thread, "messages">): number {
  return messages.at(-1)?.id ?? 0
}

/** What is still on its way: not what has arrived by another answer. */
export function stillUnsent(
  unsent: readonly UnsentMessage[],
  { messages }: Pick<Thread, "messages">,
): readonly UnsentMessage[] {
  const arrived = new Set(messages.map(({ key }) => key))
  return unsent.filter(({ key }) => !arrived.has(key))
}

/** How far an own message has come. */
export function reachOf(
  messageId: number,
  { deliveredUpTo, readUpTo }: Pick<Thread, "deliveredUpTo" | "readUpTo">,
): "sent" | "delivered" | "read" {
  if (messageId <= readUpTo) return "read"
  return messageId <= deliveredUpTo ? "delivered" : "sent"
}

/** The first message of others that the caller has not read. */
export function firstUnreadId(
  messages: readonly MessageView[],
  ownReadUpTo: number,
): number | undefined {
  return messages.find(({ id, isOwn, kind }) => id > ownReadUpTo && !isOwn && kind === "text")?.id
}

/** How many messages stand for a conversation on another page than its own. */
const SHORT_LENGTH = 3

/** The end of a thread, as short as other pages show it. */
export function endOfThread(thread: Thread): Thread {
  return { ...thread, messages: thread.messages.slice(-SHORT_LENGTH) }
}

/**
 * Whether a reader of the end has seen all that is new: where more is unread than stands there, the
 * rest would be taken for read that nobody has read.
 */
export function isNewInEnd({ messages }: Pick<Thread, "messages">, ownReadUpTo: number): boolean {
  const unread = firstUnreadId(messages, ownReadUpTo)
  const [from] = messages.slice(-SHORT_LENGTH)
  return unread === undefined || (from !== undefined && from.id <= unread)
}

/** The messages of each day, as the clock of `zone` shows it. */
export function byDay(
  messages: readonly MessageView[],
  zone: string,
): { day: string; messages: MessageView[] }[] {
  const days: { day: string; messages: MessageView[] }[] = []
  for (const message of messages) {
    const day = isoDay(new Date(message.at), zone)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}
