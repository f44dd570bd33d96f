import { create } from "zustand"
import { persist } from "zustand/middleware"
import { browserStorage } from "#platform/browser-storage.ts"
import { sessionExpiry } from "#platform/session-state.ts"
import { storedName } from "#platform/stored-state.ts"
import { latestTicks, type Tick } from "../checklist.ts"
import { type KeptLists, keptListsSchema } from "./kept-ticks-schema.ts"

/** What a browser knows of one list. */
interface KeptList {
  /** As the server has last said it; the page that opens without a network is older than that. */
  known: Tick[]
  /** Changed here and not brought to the server yet. */
  waiting: Tick[]
}

interface KeptTicks extends KeptLists {
  /** When the last changes of this page reached the server. */
  savedAt: string | null
}

const NAME = storedName("checklists")

// another number drops what browsers have stored so far
const VERSION = 2

/** Beyond that only those stay that wait for the network. */
const MAX_LISTS = 20

const NOTHING: KeptTicks = { userId: null, lists: {}, savedAt: null }
const NO_TICKS: KeptList = { known: [], waiting: [] }

/** What has been ticked in this browser, for every tab of it; gone with the session. */
export const useKeptTicks = create<KeptTicks>()(
  persist(() => NOTHING, {
    name: NAME,
    version: VERSION,
    storage: browserStorage<KeptLists>(VERSION, (stored) => keptListsSchema.safeParse(stored).data),
    partialize: ({ userId, lists }) => ({ userId, lists }),
  }),
)

/** Notes changes that wait for the network. */
export function keepWaiting(userId: number, path: string, changes: readonly Tick[]): void {
  change(userId, path, ({ known, waiting }) => {
    return { known, waiting: latestTicks(waiting, changes) }
  })
}

/** Notes how the server has the list; what was sent waits no longer. */
export function keepKnown(
  userId: number,
  path: string,
  known: readonly Tick[],
  sent: readonly Tick[] = [],
): void {
  const isSent = (tick: Tick) =>
    sent.some(({ item, changedAt }) => item === tick.item && changedAt === tick.changedAt)
  change(userId, path, (list) => {
    return { known: [...known], waiting: list.waiting.filter((tick) => !isSent(tick)) }
  })
}

/** Drops a list that the server does not have any more. */
export function dropList(path: string): void {
  useKeptTicks.setState(({ lists: { [path]: _, ...lists } }) => ({ lists }))
}

/** Nothing of it stays when its person is gone. */
export function clearKeptTicks(): void {
  useKeptTicks.setState(NOTHING)
  useKeptTicks.persist.clearStorage()
}

function change(userId: number, path: string, make: (list: KeptList) => KeptList) {
  // whoever has signed out meanwhile leaves nothing behind
  if (!sessionExpiry()) return
  // another tab may have written meanwhile
  void useKeptTicks.persist.rehydrate()
  useKeptTicks.setState((kept) => {
    const lists = kept.userId === userId ? fewEnough(kept.lists) : {}
    return { userId, lists: { ...lists, [path]: make(lists[path] ?? NO_TICKS) } }
  })
}

function fewEnough(lists: KeptLists["lists"]): KeptLists["lists"] {
  const entries = Object.entries(lists)
  if (entries.length < MAX_LISTS) return lists
  return Object.fromEntries(entries.filter(([, { waiting }]) => waiting.length > 0))
}
