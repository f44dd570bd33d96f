import { z } from "zod"
import { storage } from "#platform/server/storage.ts"
import { namesBelow } from "#server/backup/manifest.ts"

/** Where the pages' scripts, styles and fonts of a build lie, as it was built. */
export const BUILT_ASSETS = "build/client/assets"

const keptBuildSchema = z.object({ keptAt: z.coerce.date(), files: z.array(z.string()) })

export type KeptBuild = z.infer<typeof keptBuildSchema>

/** Of one file, whichever builds have it: its name changes with its content. */
export function assetKey(file: string): string {
  return `assets/${file}`
}

const BUILDS = "builds"

/** The list of what a build has left in the storage. */
export function buildKey(id: string): string {
  return `${BUILDS}/${id}.json`
}

/** The builds whose assets are in the storage, by the keys of their lists. */
export async function listKeptBuilds(): Promise<Map<string, KeptBuild>> {
  const builds = new Map<string, KeptBuild>()
  for (const name of await namesBelow(storage(), BUILDS)) {
    const key = `${BUILDS}/${name}`
    // one that another process has just deleted is kept no more
    if (!(await storage().exists(key))) continue
    builds.set(key, keptBuildSchema.parse(JSON.parse(await storage().get(key))))
  }
  return builds
}
