import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { storage } from "#platform/server/storage.ts"
import { assetKey, type KeptBuild, listKeptBuilds } from "./kept-builds.ts"

/** So long a page may stay open, or a process of its build run beside newer ones. */
const KEPT_MS = days(30)
/** What another process is putting there may not be on its list yet. */
const NEW_MS = days(1)

/** Keys of what is left of builds that nothing has run for a month; their lists first, so that none names what is gone. */
export async function listOldAssets(): Promise<string[]> {
  const now = clock.now().getTime()
  const builds = [...(await listKeptBuilds())]
  const isOver = ({ keptAt }: KeptBuild) => keptAt.getTime() < now - KEPT_MS
  const over = builds.filter(([, build]) => isOver(build))
  const kept = new Set(builds.flatMap(([, build]) => (isOver(build) ? [] : build.files)))
  const keys = over.map(([list]) => list)
  for (const file of new Set(over.flatMap(([, build]) => build.files))) {
    if (!kept.has(file) && (await isOld(assetKey(file), now))) keys.push(assetKey(file))
  }
  return keys
}

async function isOld(key: string, now: number): Promise<boolean> {
  if (!(await storage().exists(key))) return false
  return (await storage().getMetaData(key)).lastModified.getTime() <= now - NEW_MS
}
