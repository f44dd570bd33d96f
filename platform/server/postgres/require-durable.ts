import pg from "pg"
import { log } from "#platform/server/log.ts"
import { undurableSettings } from "./durability.ts"

/**
 * Throws where the database at `url` may forget what it has acknowledged and real people depend on it; says so
 * elsewhere, for those who test on such a one.
 */
export async function requireDurable(
  url: string,
  { isForReal }: { isForReal: boolean },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const undurable = await undurableSettings(client)
    if (undurable.length === 0) return
    const said = `The database may lose bookings and money that it has acknowledged: ${undurable.join(", ")}.`
    if (isForReal) throw new Error(said)
    log.warn(said)
  } finally {
    await client.end()
  }
}
