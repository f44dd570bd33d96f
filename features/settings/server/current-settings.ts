import { sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import { log } from "#platform/server/log.ts"
import type { Setting, SettingValue } from "../setting.ts"

/*
 * What holds now, in the memory of each process (decision 63). Every process looks twice a second, so
 * all of them agree within one; whoever has changed something looks at once.
 */

const LOOK_EVERY_MS = 500

interface Current {
  number: number
  stored: SettingValue
  /** Once it was asked for. */
  value?: SettingValue
}

let current: ReadonlyMap<string, Current> = new Map()

/** What holds now, and which version that is; 0: nobody has changed it yet. */
export function currentVersion<Value extends SettingValue>(
  setting: Setting<Value>,
): { number: number; value: Value } {
  const found = current.get(setting.key)
  if (!found) return { number: 0, value: setting.standard }
  found.value ??= readable(setting, found)
  return { number: found.number, value: found.value as Value }
}

function readable<Value extends SettingValue>(
  setting: Setting<Value>,
  { number, stored }: Current,
): Value {
  // what this version of the program knows beyond the stored one is as it is by itself
  const read = setting.schema.safeParse({ ...setting.standard, ...stored })
  if (read.success) return read.data
  log.error({ key: setting.key, number }, "a stored setting is not readable")
  return setting.standard
}

/** What holds now. */
export function currentValue<Value extends SettingValue>(setting: Setting<Value>): Value {
  return currentVersion(setting).value
}

/** Reads what holds now into the memory of this process. */
export async function readSettings(db: Db): Promise<void> {
  const { rows } = await db.execute<{ key: string; number: number; stored: SettingValue }>(sql`
    select distinct on (key) key, number, value as stored from setting_versions
    order by key, number desc`)
  current = new Map(
    rows.map((row) => {
      const known = current.get(row.key)
      return [row.key, known?.number === row.number ? known : row]
    }),
  )
}

/** Keeps this process up with what others change; returns a function that stops it. */
export function followSettings(db: Db): () => void {
  const look = () =>
    readSettings(db).catch((error: unknown) => {
      log.warn({ err: String(error) }, "the settings were not read")
    })
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
