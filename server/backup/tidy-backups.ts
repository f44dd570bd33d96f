import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { deleteOldErasures } from "./erasures.ts"
import { deleteBackup, listBackups, timeOfId, type Vault } from "./manifest.ts"
import { backupsToKeep, type Keep } from "./retention.ts"

/** By then whoever was taking it has ended, one way or another. */
const BEGUN_FOR_MS = days(2)

/** Deletes what need not be kept, and what was begun and never became a backup. @returns how many of both */
export async function tidyBackups({ disk }: Pick<Vault, "disk">, keep: Keep): Promise<number> {
  const { whole, begun } = await listBackups(disk)
  const kept = backupsToKeep(whole, keep)
  const latest = clock.now().getTime() - BEGUN_FOR_MS
  const gone = [
    ...whole.filter((id) => !kept.has(id)),
    ...begun.filter((id) => timeOfId(id).getTime() < latest),
  ]
  for (const id of gone) await deleteBackup(disk, id)
  const oldest = [...kept].sort()[0]
  if (oldest) await deleteOldErasures(disk, timeOfId(oldest))
  return gone.length
}
