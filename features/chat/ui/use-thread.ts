import { useEffect, useRef, useState } from "react"
import { newId } from "#platform/ids.ts"
import type { MessageList } from "../core/conversations-schemas.ts"
import {
  lastId,
  stillUnsent,
  type Thread,
  toThread,
  type UnsentMessage,
  type UnsentPhoto,
  withNewer,
  withOlder,
} from "../core/thread.ts"
import { useHints } from "../live/ui/use-hints.ts"
import { useChatStore } from "./chat-store.ts"
import { callMessages, callSend, callSendPhoto } from "./conversation-calls.ts"
import { findDraft, saveDraft } from "./saved-draft.ts"

/** Beyond every message: what is before it is the newest. */
const AFTER_ALL = Number.MAX_SAFE_INTEGER

export interface OpenThread {
  thread: Thread
  unsent: readonly UnsentMessage[]
  send(text: string): void
  sendPhoto(photo: UnsentPhoto): void
  /** The same message once more. */
  retry(key: string): void
  discard(key: string): void
  /** Asks for what is newer than what is here. */
  catchUp(): Promise<void>
  loadOlder(): Promise<void>
  /** The end of the thread, where only an earlier stretch of it is here. */
  showNewest(): Promise<void>
}

/** What is kept of a thread for the next time: as much as a screen shows at first. */
const KEPT = 30

/**
 * A conversation as its reader has it open: the stretch that is here, and what they have written and
 * the server has not confirmed, in the order in which it was written.
 */
export function useThread(
  userId: number,
  conversationId: number,
  first: MessageList,
  /** Something has happened to the booking. */
  onLine: () => void,
): OpenThread {
  const of = String(conversationId)
  const [thread, setThread] = useState(() => toThread(first))
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>([])
  // what follows an answer reads the newest state, not that of the render in which it was asked for
  const latest = useRef({ thread, unsent })
  latest.current = { thread, unsent }
  const queue = useRef<Promise<void>>(Promise.resolve())
  const isCatchingUp = useRef(false)
  const isAskedAgain = useRef(false)

  const change = (next: (thread: Thread) => Thread) => {
    const changed = next(latest.current.thread)
    latest.current.thread = changed
    setThread(changed)
    keepUnsent(stillUnsent(latest.current.unsent, changed))
  }
  const keepUnsent = (next: readonly UnsentMessage[]) => {
    for (const { photo } of latest.current.unsent) {
      if (photo && !next.some((one) => one.photo === photo)) URL.revokeObjectURL(photo.url)
    }
    latest.current.unsent = next
    setUnsent(next)
    // a picture is too large to be kept for the next visit
    const words = next.filter(({ photo }) => !photo)
    saveDraft(userId, of, { unsent: words.map(({ key, text }) => ({ key, text })) })
  }

  async function catchUp(): Promise<void> {
    // a hint during an answer may be about what that answer does not hold yet
    if (isCatchingUp.current) {
      isAskedAgain.current = true
      return
    }
    isCatchingUp.current = true
    try {
      do {
        isAskedAgain.current = false
        await loadNewer()
      } while (isAskedAgain.current)
    } finally {
      isCatchingUp.current = false
    }
  }

  async function loadNewer(): Promise<void> {
    const page = await callMessages(conversationId, { after: lastId(latest.current.thread) })
    // with what has happened to a booking, what is hidden in former messages may have changed
    if (page.messages.some(({ kind }) => kind === "line")) {
      onLine()
      return showNewest()
    }
    change((former) => withNewer(former, page))
  }

  async function showNewest(): Promise<void> {
    const page = await callMessages(conversationId, { before: AFTER_ALL })
    change(() => toThread({ ...page, hasNewer: false }))
  }

  async function loadOlder(): Promise<void> {
    const before = latest.current.thread.messages[0]?.id
    if (before === undefined || !latest.current.thread.hasOlder) return
    const page = await callMessages(conversationId, { before })
    change((former) => withOlder(former, page))
  }

  async function deliver({ key, text, photo }: UnsentMessage): Promise<void> {
    try {
      await (photo
        ? callSendPhoto(conversationId, { key, file: photo.file })
        : callSend(conversationId, { key, text }))
    } catch (error) {
      return fail(key, error instanceof Error ? error.message : "")
    }
    // it is shown until it comes back as a message
    await (latest.current.thread.hasNewer ? showNewest() : catchUp()).catch(() => undefined)
  }

  function fail(key: string, failure: string): void {
    keepUnsent(latest.current.unsent.map((one) => (one.key === key ? { ...one, failure } : one)))
  }

  const enqueue = (message: UnsentMessage) => {
    queue.current = queue.current.then(() => deliver(message))
  }

  const send = (text: string) => write({ key: newId(), text })
  const sendPhoto = (photo: UnsentPhoto) => write({ key: newId(), text: "", photo })

  function write(message: UnsentMessage): void {
    keepUnsent([...latest.current.unsent, message])
    enqueue(message)
  }

  function retry(key: string): void {
    const message = latest.current.unsent.find((one) => one.key === key)
    if (!message) return
    const again = { ...message, failure: undefined }
    keepUnsent(latest.current.unsent.map((one) => (one.key === key ? again : one)))
    enqueue(again)
  }

  function discard(key: string): void {
    keepUnsent(latest.current.unsent.filter((one) => one.key !== key))
  }

  // what an earlier visit could not send is tried once more: the server knows it by its key
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the thread opens
  useEffect(() => {
    const { unsent: left } = findDraft(userId, of)
    if (left.length === 0) return
    keepUnsent(left)
    for (const message of left) enqueue(message)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the thread opens
  useEffect(() => {
    catchUp().catch(() => undefined)
  }, [])

  useEffect(() => {
    if (thread.hasNewer) return
    const messages = thread.messages.slice(-KEPT)
    useChatStore.getState().rememberFeed({
      ...thread,
      id: conversationId,
      messages,
      hasOlder: thread.hasOlder || messages.length < thread.messages.length,
      ownReadUpTo: lastId(thread),
    })
  }, [thread, conversationId])

  useHints(({ conversationId: changedId, typingId, isRewritten = false }) => {
    const isMeant = changedId === null || changedId === conversationId
    if (!isMeant || typingId !== undefined) return
    const look = isRewritten ? showNewest : catchUp
    look().catch(() => undefined)
  })

  useEffect(() => {
    const retryAll = () => {
      for (const { key, failure } of latest.current.unsent) if (failure !== undefined) retry(key)
    }
    window.addEventListener("online", retryAll)
    return () => window.removeEventListener("online", retryAll)
  })

  return { thread, unsent, send, sendPhoto, retry, discard, catchUp, loadOlder, showNewest }
}
