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
  store.setState({ currentChat: { flightId: 12 } })
  expect(JSON.parse(storage.getItem(NAME) ?? "null").state).toEqual({
    isChatWidgetOpen: false,
    chats: [],
    totalChats: 0,
    feeds: [],
    currentChat: { flightId: 12 },
    notifications: [NOTICE],
    widgetScope: "chats",
    lastChatListScrollHeight: 0,
  })
  expect((await openedStore()).getState().notifications).toEqual([NOTICE])
})

test("the last ten feeds are stored, the newest first and none twice", async () => {
  const store = await openedStore()
  for (let id = 1; id <= 12; id += 1) store.getState().rememberFeed({ id, text: `${id}` })
  store.getState().rememberFeed({ id: 5, text: "neu" })
  const { feeds } = store.getState()
  expect(feeds.map(({ id }) => id)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3])
  expect(feeds[0]).toEqual({ id: 5, text: "neu" })
})

test("clearing resets every field and leaves nothing behind", async () => {
  const store = await openedStore()
  const empty = store.getState()
  store.setState({ isChatWidgetOpen: true, totalChats: 4, widgetScope: "flight" })
  store.getState().setNotifications([NOTICE])
  store.getState().rememberFeed({ id: 1 })
  store.getState().clear()
  expect(store.getState()).toEqual(empty)
  expect(storage.getItem(NAME)).toBeNull()
})

test("stored data of another shape is discarded silently", async () => {
  storage.setItem(NAME, JSON.stringify({ state: { feeds: 7 }, version: 1 }))
  expect((await openedStore()).getState().feeds).toEqual([])
})
