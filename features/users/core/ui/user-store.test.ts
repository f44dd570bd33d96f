import { beforeEach, expect, test, vi } from "vitest"
import { proves } from "#tests/contract/proves.ts"
import { memoryStorage } from "#tests/support/memory-storage.ts"

const NAME = "aufwind-user"

const LENA = {
  id: 7,
  email: "lena@example.de",
  firstName: "Lena",
  lastName: "Berger",
  about: "",
  languages: ["de"],
  photoId: null,
  isPilot: false,
  isAdmin: false,
  hasPassword: true,
  hasSubscribedNewsletter: false,
  mutedMails: [],
  mutedPushes: [],
  bankAccount: { accountHolder: "Lena Berger", iban: "DE89 •••• 30 00", bic: "" },
}

const airport = (id: number) => ({ id, code: `ED${id}`, title: "", town: "", region: "" })

let storage: Storage

beforeEach(() => {
  storage = memoryStorage()
})

/** The store of a page that opens now. */
async function openedStore() {
  vi.resetModules()
  const { useUserStore } = await import("./user-store.ts")
  return useUserStore
}

const stored = () => JSON.parse(storage.getItem(NAME) ?? "null")

test("the user store has the specification's fields, and exactly these lie in the browser", async () => {
  const store = await openedStore()
  store.getState().setStatistics({ flights: 3 })
  expect(Object.keys(stored().state).toSorted()).toEqual([
    "cockpit",
    "currentChat",
    "flightRequests",
    "lastSelectedAirports",
    "lastSelectedChats",
    "photos",
    "planes",
    "statistics",
    "subscriptions",
    "user",
  ])
  expect((await openedStore()).getState().statistics).toEqual({ flights: 3 })
})

// the specification names these of a user (section 3), and bank data beside them, which never lies there
const STORED_LENA = { id: 7, email: "lena@example.de", hasSubscribedNewsletter: false }

test("of the own account the page knows all, the browser keeps what the specification names", async () => {
  const store = await openedStore()
  store.getState().setUser(LENA)
  expect(store.getState().user).toEqual(LENA)
  expect(stored().state.user).toEqual(STORED_LENA)
  expect((await openedStore()).getState().user).toEqual(STORED_LENA)
})

test("a profile that an earlier version has left is gone at the next load, the rest stays", async () => {
  const store = await openedStore()
  store.getState().setUser(LENA)
  store.getState().rememberAirport(airport(1))
  const earlier = stored()
  storage.setItem(NAME, JSON.stringify({ ...earlier, state: { ...earlier.state, user: LENA } }))
  expect((await openedStore()).getState().lastSelectedAirports).toEqual([airport(1)])
  expect(stored()).toEqual(earlier)
  expect(storage.getItem(NAME)).not.toContain("Berger")
})

test("clearing resets every field and leaves nothing behind", {
  meta: proves("user-store-clearing"),
}, async () => {
  const store = await openedStore()
  const empty = store.getState()
  store.setState({
    cockpit: { open: 1 },
    flightRequests: [{ id: 1 }],
    lastSelectedChats: [{ id: 1, name: "Henrik L." }],
    photos: [{ id: "a" }],
    planes: [{ id: 1 }],
    currentChat: { id: 1, name: "Henrik L." },
  })
  store.getState().setUser(LENA)
  store.getState().setStatistics({ flights: 3 })
  store.getState().rememberAirport(airport(1))
  store.getState().setSubscriptions([
    {
      id: 1,
      name: "Köln",
      coordinates: { lat: 51, lng: 7 },
      radiusKm: 50,
      status: "active",
      createdAt: "2027-03-01T10:00:00.000Z",
      deleteActivation: "x",
    },
  ])
  store.getState().clearUserData()
  expect(store.getState()).toEqual(empty)
  expect(storage.getItem(NAME)).toBeNull()
})

test("the last five airports are stored, the newest first and none twice", async () => {
  const store = await openedStore()
  for (const id of [1, 2, 3, 4, 5, 6, 4]) store.getState().rememberAirport(airport(id))
  const ids = store.getState().lastSelectedAirports.map(({ id }) => id)
  expect(ids).toEqual([4, 6, 5, 3, 2])
  expect(stored().state.lastSelectedAirports).toHaveLength(5)
})

test("somebody else's sign-in drops what the former person left", async () => {
  const store = await openedStore()
  store.getState().setUser(LENA)
  store.getState().rememberAirport(airport(1))
  store.getState().setUser({ ...LENA, firstName: "Magdalena" })
  expect(store.getState().lastSelectedAirports).toHaveLength(1)
  store.getState().setUser({ ...LENA, id: 8, email: "henrik@example.de" })
  expect(store.getState().lastSelectedAirports).toEqual([])
  expect(store.getState().user?.id).toBe(8)
})

test.each([
  ["damaged text", "{"],
  ["an older version", JSON.stringify({ state: { user: null }, version: 0 })],
  ["another shape", JSON.stringify({ state: { user: "Lena" }, version: 1 })],
  ["nothing sensible", "null"],
])("%s in the browser is dropped quietly", async (_what, text) => {
  storage.setItem(NAME, text)
  const complaints = vi.spyOn(console, "error")
  const store = await openedStore()
  expect(store.getState().user).toBeNull()
  expect(complaints).not.toHaveBeenCalled()
})

test("a full or forbidden storage only means that nothing is remembered", async () => {
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError")
  }
  const store = await openedStore()
  store.getState().setUser(LENA)
  expect(store.getState().user?.id).toBe(7)
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("forbidden", "SecurityError")
    },
  })
  const other = await openedStore()
  other.getState().setUser(LENA)
  expect(other.getState().user?.id).toBe(7)
})
