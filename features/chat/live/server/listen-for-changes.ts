import pg from "pg"
import { z } from "zod"
import { seconds } from "#platform/duration.ts"
import { log } from "#platform/server/log.ts"
import { CHANGES_CHANNEL } from "../../core/server/announce-change.ts"
import { LOOK_AGAIN } from "../hint.ts"
import { tellEverybody, tellPeople } from "./hint-streams.ts"

const FIRST_PAUSE_MS = seconds(0.25)
const MAX_PAUSE_MS = seconds(10)

const announced = z.object({
  conversationId: z.int(),
  userIds: z.array(z.int()),
  typingId: z.int().optional(),
  isRewritten: z.boolean().optional(),
})

/**
 * The one connection of this process on which PostgreSQL says what has changed for whom. When it is lost
 * another one takes its place, and everybody looks again: what was said meanwhile is lost.
 * @returns the way to stop, once the connection listens
 */
export async function listenForChanges(url: string): Promise<() => Promise<void>> {
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: "aufwind-hints",
      keepAlive: true,
    })
    client = next
    next.on("notification", ({ payload }) => pass(payload))
    next.on("error", () => undefined)
    await next.connect()
    await next.query(`listen ${CHANGES_CHANNEL}`)
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
