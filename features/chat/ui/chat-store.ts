import { create } from "zustand"
import { persist } from "zustand/middleware"
import { browserStorage } from "#platform/browser-storage.ts"
import { newestFirst } from "#platform/newest-first.ts"
import { storedName } from "#platform/stored-state.ts"
import {
  type ChatData,
  type ChatFeed,
  chatDataSchema,
  type StoredNotification,
} from "./chat-store-schema.ts"

/** Source: specification, section 9. */
const SAVED_FEEDS = 10

const NAME = storedName("chat")

// another number drops what browsers have stored so far
const VERSION = 2

const NO_DATA: ChatData = {
  isChatWidgetOpen: false,
  chats: [],
  totalChats: 0,
  feeds: [],
  currentChat: null,
  notifications: [],
  widgetScope: "chats",
  lastChatListScrollHeight: 0,
}

interface ChatActions {
  setNotifications(notifications: readonly StoredNotification[]): void
  setChats(chats: ChatData["chats"], totalChats: number): void
  setWidgetOpen(isChatWidgetOpen: boolean): void
  /** In the widget: a conversation, or all of them. */
  showChat(chat: ChatData["currentChat"]): void
  keepListScroll(height: number): void
  /** Becomes the first of the last ten. */
  rememberFeed(feed: ChatFeed): void
  /** Back to the beginning, every field, and nothing of it stays in the browser. */
  clear(): void
}

export type ChatStore = ChatData & ChatActions

/** What a browser knows of its person's conversations and notifications; lives in localStorage. */
export const useChatStore = create<ChatStore>()(
  persist<ChatStore, [], [], ChatData>(
    (set) => ({
      ...NO_DATA,
      setNotifications: (notifications) => set({ notifications: [...notifications] }),
      setChats: (chats, totalChats) => set({ chats: [...chats], totalChats }),
      setWidgetOpen: (isChatWidgetOpen) => set({ isChatWidgetOpen }),
      showChat: (currentChat) =>
        set({ currentChat, widgetScope: currentChat === null ? "chats" : "chat" }),
      keepListScroll: (lastChatListScrollHeight) => set({ lastChatListScrollHeight }),
      rememberFeed: (feed) =>
        set(({ feeds }) => ({ feeds: newestFirst(feeds, feed, SAVED_FEEDS) })),
      clear: () => {
        set(NO_DATA)
        useChatStore.persist.clearStorage()
      },
    }),
    {
      name: NAME,
      version: VERSION,
      storage: browserStorage(VERSION, (stored) => chatDataSchema.safeParse(stored).data),
      partialize: (store) => {
        const fields = Object.keys(NO_DATA) as (keyof ChatData)[]
        return Object.fromEntries(fields.map((field) => [field, store[field]])) as ChatData
      },
    },
  ),
)
