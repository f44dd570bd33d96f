import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { limitConcurrency } from "#platform/server/limit-concurrency.ts"
import { storage } from "#platform/server/storage.ts"
import { assetKey, BUILT_ASSETS, buildKey, listKeptBuilds } from "./kept-builds.ts"

const AT_ONCE = 16
/** What was kept longer ago might just be deleted (`delete-assets.ts`), and is put there anew. */
const SURELY_THERE_MS = days(7)
/** Made anew by whoever answers (`compress`). */
const COMPRESSED = /\.(?:br|gz)$/

/**
 * Leaves the assets of this build in the storage, from where processes of other builds answer for them: while a new
 * version takes the place of another, a page comes from one and asks the next for its scripts. The list of a build comes
 * after its files, so that nothing is on a list that is not there.
 */
export async function keepAssets(folder = BUILT_ASSETS): Promise<void> {
  // the development tools serve sources
  if (!existsSync(folder)) return
  const files = (await readdir(folder)).filter((file) => !COMPRESSED.test(file)).sort()
  const key = buildKey(createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16))
  const now = clock.now()
  const former = (await listKeptBuilds()).get(key)
  if (!former || former.keptAt.getTime() < now.getTime() - SURELY_THERE_MS) {
    const { take } = limitConcurrency({ working: AT_ONCE, waiting: files.length })
    const put = async (file: string) =>
      storage().put(assetKey(file), await readFile(join(folder, file)))
    await Promise.all(files.map((file) => take(() => put(file))))
  }
  await storage().put(key, JSON.stringify({ keptAt: now, files }))
}
