import pg from "pg"
import { z } from "zod"
import { seconds } from "#platform/duration.ts"
import { log } from "#platform/server/log.ts"
import { directUrl } from "#platform/server/postgres/direct-url.ts"
import { CHANGES_CHANNEL } from "../../core/server/announce-change.ts"
import { LOOK_AGAIN } from "../hint.ts"
import { tellEverybody, tellPeople } from "./hint-streams.ts"

const FIRST_PAUSE_MS = seconds(0.25)
const MAX_PAUSE_MS = seconds(10)
const PATIENCE_MS = seconds(5)

const announced = z.object({
  conversationId: z.int(),
  userIds: z.array(z.int()),
  typingId: z.int().optional(),
  isRewritten: z.boolean().optional(),
})

/** Of another room, on the same connection. */
export interface Listener {
  channel: string
  hear: () => void
  /** Something may have been said while nobody listened. */
  lookAgain: () => unknown
}

/**
 * The one connection of this process on which PostgreSQL says what has changed for whom. When it is lost
 * another one takes its place, and everybody looks again: what was said meanwhile is lost.
 * @returns the way to stop, once the connection listens
 */
export async function listenForChanges(
  url: string,
  others: readonly Listener[] = [],
): Promise<() => Promise<void>> {
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: directUrl(url),
      application_name: "aufwind-hints",
      // a machine that is gone does not refuse: without an end the next try would never come
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
    })
    client = next
    next.on("notification", ({ channel, payload }) => {
      const other = others.find((listener) => listener.channel === channel)
      if (other) other.hear()
      else pass(payload)
    })
    next.on("error", () => undefined)
    await next.connect()
    for (const channel of [CHANGES_CHANNEL, ...others.map((listener) => listener.channel)]) {
      await next.query(`listen ${channel}`)
    }
    next.once("end", () => void reconnect(FIRST_PAUSE_MS))
  }

  async function reconnect(pauseMs: number): Promise<void> {
    if (isStopped) return
    log.warn("the connection for hints is lost")
    await new Promise((resolve) => {
      timer = setTimeout(resolve, pauseMs)
    })
    if (isStopped) return
    try {
      await connect()
      tellEverybody(LOOK_AGAIN)
      for (const { lookAgain } of others) lookAgain()
    } catch {
      await client?.end().catch(() => undefined)
      await reconnect(Math.min(pauseMs * 2, MAX_PAUSE_MS))
    }
  }

  await connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end()
  }
}

function pass(payload: string | undefined): void {
  const { userIds, ...hint } = announced.parse(JSON.parse(payload ?? ""))
  tellPeople(userIds, hint)
}
