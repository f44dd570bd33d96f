import { create } from "zustand"
import { persist } from "zustand/middleware"
import { browserStorage } from "#platform/browser-storage.ts"
import { newestFirst } from "#platform/newest-first.ts"
import { storedName } from "#platform/stored-state.ts"
import type { OwnUser } from "../users-schemas.ts"
import {
  type StoredAirport,
  type StoredChat,
  type StoredSubscription,
  type StoredUser,
  type StoredUserData,
  type UserData,
  userDataSchema,
} from "./user-store-schema.ts"

/** Source: specification, section 9. */
const LAST_AIRPORTS = 5

/** As many as a line of links holds. */
const LAST_CHATS = 5

const NAME = storedName("user")

// another number drops what browsers have stored so far
const VERSION = 1

const NO_DATA: UserData = {
  cockpit: null,
  flightRequests: [],
  lastSelectedAirports: [],
  lastSelectedChats: [],
  photos: [],
  planes: [],
  subscriptions: [],
  user: null,
  currentChat: null,
  statistics: null,
}

interface UserActions {
  /** The own account as the server has just said it; another person's data goes first. */
  setUser(user: OwnUser): void
  setSubscriptions(subscriptions: readonly StoredSubscription[]): void
  setStatistics(statistics: object): void
  /** Becomes the first of the last five. */
  rememberAirport(airport: StoredAirport): void
  /** The conversation that is open now; becomes the first of the last five. */
  rememberChat(chat: StoredChat): void
  /** Back to the beginning, every field, and nothing of it stays in the browser. */
  clearUserData(): void
}

export type UserStore = UserData & UserActions

/**
 * What a browser knows of its person between navigations. Of the own account localStorage keeps what
 * the specification names, nothing else of the profile; React sees it only after hydration, so pages
 * look the same on the server.
 */
export const useUserStore = create<UserStore>()(
  persist<UserStore, [], [], StoredUserData>(
    (set) => ({
      ...NO_DATA,
      setUser: (user) =>
        set((state) => ({
          ...(state.user !== null && state.user.id !== user.id ? NO_DATA : {}),
          user,
        })),
      setSubscriptions: (subscriptions) => set({ subscriptions: [...subscriptions] }),
      setStatistics: (statistics) => set({ statistics: { ...statistics } }),
      rememberAirport: (airport) =>
        set(({ lastSelectedAirports }) => ({
          lastSelectedAirports: newestFirst(lastSelectedAirports, airport, LAST_AIRPORTS),
        })),
      rememberChat: (chat) =>
        set(({ lastSelectedChats }) => ({
          currentChat: chat,
          lastSelectedChats: newestFirst(lastSelectedChats, chat, LAST_CHATS),
        })),
      clearUserData: () => {
        set(NO_DATA)
        useUserStore.persist.clearStorage()
      },
    }),
    {
      name: NAME,
      version: VERSION,
      storage: browserStorage(VERSION, (stored) => userDataSchema.safeParse(stored).data),
      partialize: whatMayBeStored,
    },
  ),
)

// the name, the roles and the bank account of somebody never lie in the browser, not even masked
function whatMayBeStored(store: UserStore): StoredUserData {
  const fields = Object.keys(NO_DATA) as (keyof UserData)[]
  const data = Object.fromEntries(fields.map((field) => [field, store[field]])) as UserData
  return { ...data, user: data.user && userOf(data.user) }
}

function userOf({ id, email, hasSubscribedNewsletter }: StoredUser): StoredUser {
  return { id, email, hasSubscribedNewsletter }
}
