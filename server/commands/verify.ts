import { clock } from "#platform/clock.ts"
import { hours, minutes, seconds } from "#platform/duration.ts"
import { openVault } from "#server/backup/backup-settings.ts"
import { findBackup } from "#server/backup/restore-backup.ts"
import { verifyBackup } from "#server/backup/verify-backup.ts"
import { describeBackup } from "./backup.ts"

/** Of what was written before, so much may be lost where nothing else is set up than a backup each night. */
const AGE_TARGET_MS = hours(26)
/** By then the product is back. */
const RESTORE_TARGET_MS = minutes(30)

/** `npm run verify`: restores the newest backup, or the one that is named, somewhere else, and looks whether it is of use. */
export async function verify(id?: string): Promise<void> {
  const vault = await openVault()
  const manifest = await findBackup(vault, id)
  const { findings, opened, rules, restoreSeconds } = await verifyBackup(vault, manifest)
  const ageMs = clock.now().getTime() - new Date(manifest.takenAt).getTime()
  const late = [
    ...(id === undefined && ageMs > AGE_TARGET_MS ? ["the newest backup is too old"] : []),
    ...(restoreSeconds * seconds(1) > RESTORE_TARGET_MS ? ["restoring took too long"] : []),
  ]
  const all = [...findings, ...late]
  const lines = [
    ...describeBackup(manifest),
    `age ${(ageMs / hours(1)).toFixed(1)} h (target ${AGE_TARGET_MS / hours(1)} h), restored in ${restoreSeconds.toFixed(1)} s (target ${RESTORE_TARGET_MS / seconds(1)} s)`,
    `${manifest.tables.length} tables compared row by row, ${rules} rules of the books, ${opened} sealed values opened, a person signed in`,
    ...all.map((finding) => `FAILED ${finding}`),
    all.length === 0
      ? "ok: die Sicherung taugt (this backup is of use)"
      : "Die Sicherung taugt nicht.",
  ]
  process.stdout.write(`${lines.join("\n")}\n`)
  if (all.length > 0) process.exitCode = 1
}
