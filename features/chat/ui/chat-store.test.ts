import { beforeEach, expect, test, vi } from "vitest"
import { memoryStorage } from "#tests/support/memory-storage.ts"

const NAME = "aufwind-chat"

const NOTICE = {
  id: 3,
  flightId: 12,
  kind: "booking.accepted",
  path: "/de/cockpit",
  text: "Zugesagt",
  createdAt: "2027-03-01T10:00:00.000Z",
  readAt: null,
}

const feedOf = (id: number) => ({
  id,
  messages: [],
  hasOlder: false,
  hasNewer: false,
  deliveredUpTo: 0,
  readUpTo: 0,
  ownReadUpTo: 0,
})

let storage: Storage

beforeEach(() => {
  storage = memoryStorage()
})

/** The store of a page that opens now. */
async function openedStore() {
  vi.resetModules()
  const { useChatStore } = await import("./chat-store.ts")
  return useChatStore
}

test("the chat store has the specification's fields, and exactly these lie in the browser", async () => {
  const store = await openedStore()
  expect(store.getState().widgetScope).toBe("chats")
  store.getState().setNotifications([NOTICE])
  store.getState().showChat({ id: 4, flightId: 12 })
  expect(JSON.parse(storage.getItem(NAME) ?? "null").state).toEqual({
    isChatWidgetOpen: false,
    chats: [],
    totalChats: 0,
    feeds: [],
    currentChat: { id: 4, flightId: 12 },
    notifications: [NOTICE],
    widgetScope: "chat",
    lastChatListScrollHeight: 0,
  })
  expect((await openedStore()).getState().notifications).toEqual([NOTICE])
  store.getState().showChat(null)
  expect(store.getState().widgetScope).toBe("chats")
})

test("the last ten feeds are stored, the newest first and none twice", async () => {
  const store = await openedStore()
  for (let id = 1; id <= 12; id += 1) store.getState().rememberFeed(feedOf(id))
  store.getState().rememberFeed({ ...feedOf(5), readUpTo: 9 })
  const { feeds } = store.getState()
  expect(feeds.map(({ id }) => id)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3])
  expect(feeds[0]).toMatchObject({ id: 5, readUpTo: 9 })
})

test("clearing resets every field and leaves nothing behind", async () => {
  const store = await openedStore()
  const empty = store.getState()
  store.setState({ isChatWidgetOpen: true, totalChats: 4, widgetScope: "chat" })
  store.getState().setNotifications([NOTICE])
  store.getState().rememberFeed(feedOf(1))
  store.getState().clear()
  expect(store.getState()).toEqual(empty)
  expect(storage.getItem(NAME)).toBeNull()
})

test("stored data of another shape is discarded silently", async () => {
  storage.setItem(NAME, JSON.stringify({ state: { feeds: 7 }, version: 2 }))
  expect((await openedStore()).getState().feeds).toEqual([])
})
