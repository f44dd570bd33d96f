import type { Db } from "#platform/server/db.ts"
import { deleteFiles } from "#platform/server/delete-files.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { keepAssets } from "./keep-assets.ts"
import { BUILT_ASSETS } from "./kept-builds.ts"
import { listOldAssets } from "./list-old-assets.ts"

/** Every night: the assets of builds that nothing has run for a month, and that no later one has. */
export const deleteAssetsQueue: JobQueue = {
  name: "delete-assets",
  cron: "17 4 * * *",
  run: (db) => deleteAssets(db),
}

/** `folder`: the assets of the build that runs. */
export async function deleteAssets(db: Db, folder = BUILT_ASSETS): Promise<void> {
  await keepAssets(folder)
  await deleteFiles(db, await listOldAssets())
}
