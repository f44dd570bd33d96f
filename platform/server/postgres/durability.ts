import type pg from "pg"

/** Without them what was acknowledged, money too, can be lost with a machine. */
const DURABLE = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" } as const
/** More than `on`: the commit waits for a standby as well. */
const MORE_THAN_ON = ["remote_write", "remote_apply"]

/** The settings by which a database may forget what it has acknowledged: `fsync = off`. */
export async function undurableSettings(client: Pick<pg.Client, "query">): Promise<string[]> {
  const { rows } = await client.query<{ name: keyof typeof DURABLE; setting: string }>(
    "select name, setting from pg_settings where name = any($1) order by name",
    [Object.keys(DURABLE)],
  )
  return rows
    .filter(({ name, setting }) => setting !== DURABLE[name] && !MORE_THAN_ON.includes(setting))
    .map(({ name, setting }) => `${name} = ${setting}`)
}
