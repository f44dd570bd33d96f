import type { Disk } from "flydrive"
import { z } from "zod"
import { deleteAccountAgain } from "#features/privacy/server/delete-account.tsx"
import { clock } from "#platform/clock.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import type { Reaction } from "#platform/server/events.ts"
import { enqueue, type JobQueue } from "#platform/server/jobs.ts"
import { openBackups } from "./backup-settings.ts"
import { namesBelow } from "./manifest.ts"

/*
 * Which accounts were deleted is noted beside the backups, a name for each and nothing in it: the moment and the number
 * of an account in which there is nobody any more. Who was in it is known to older backups alone, and a restore lets go of
 * them again.
 */

const FOLDER = "erasures"
const NAME = /^(?<day>\d{4}-\d\d-\d\d)T(?<time>\d\d-\d\d-\d\d)Z-(?<userId>\d+)$/
/** Clocks of machines differ, and the snapshot is a little younger than its name. */
const SLACK_MS = hours(1)
const AGAIN_MS = days(1)

interface Erasure {
  userId: number
  at: Date
}

export async function noteErasure(disk: Disk, { userId, at }: Erasure): Promise<void> {
  const moment = at.toISOString().slice(0, 19).replaceAll(":", "-")
  await disk.put(`${FOLDER}/${moment}Z-${userId}`, "")
}

/** What was deleted since a moment, the oldest first. */
export async function listErasures(disk: Disk, since: Date): Promise<Erasure[]> {
  const from = since.getTime() - SLACK_MS
  return (await namesBelow(disk, FOLDER))
    .sort()
    .flatMap(parseName)
    .filter(({ at }) => at.getTime() >= from)
}

/** Deletes what no backup is older than. */
export async function deleteOldErasures(disk: Disk, before: Date): Promise<void> {
  for (const name of await namesBelow(disk, FOLDER)) {
    const [erasure] = parseName(name)
    if (erasure && erasure.at.getTime() < before.getTime() - SLACK_MS) {
      await disk.delete(`${FOLDER}/${name}`)
    }
  }
}

function parseName(name: string): Erasure[] {
  const { day, time, userId } = NAME.exec(name)?.groups ?? {}
  if (!(day && time && userId)) return []
  return [{ userId: Number(userId), at: new Date(`${day}T${time.replaceAll("-", ":")}Z`) }]
}

export interface Replayed {
  erased: number
  /** Something of theirs is open again; each is tried once a day. */
  waiting: number
}

/** Deletes once more whoever was deleted since; safe to repeat. */
export async function replayErasures(
  db: Db,
  erasures: readonly Pick<Erasure, "userId">[],
): Promise<Replayed> {
  const userIds = [...new Set(erasures.map(({ userId }) => userId))]
  const replayed = { erased: 0, waiting: 0 }
  for (const userId of userIds) {
    const blockers = await deleteAccountAgain(db, userId)
    if (blockers.length === 0) replayed.erased += 1
    else {
      replayed.waiting += 1
      await enqueue(db, eraseAgainQueue.name, { userId }, { startAfter: tomorrow() })
    }
  }
  return replayed
}

function tomorrow(): Date {
  return new Date(clock.now().getTime() + AGAIN_MS)
}

const user = z.object({ userId: z.number() })

/** Accounts that could not be deleted again at once: what is open in them ends by itself, later than a restore. */
export const eraseAgainQueue: JobQueue = {
  name: "erase-again",
  async run(db, data) {
    await replayErasures(db, [user.parse(data)])
  },
}

export const noteErasureQueue: JobQueue = {
  name: "note-erasure",
  async run(_, data) {
    const { userId, at } = user.extend({ at: z.coerce.date() }).parse(data)
    await noteErasure(await openBackups(), { userId, at })
  },
}

/** By a job of its own, so that nothing else waits while the place of the backups is away. */
export const erasureReaction: Reaction = {
  on: "user.deleted",
  name: "is noted beside the backups",
  async run(db, { id, entityId, at }) {
    await enqueue(
      db,
      noteErasureQueue.name,
      { userId: entityId, at: at.toISOString() },
      { name: `note-erasure/${id}` },
    )
  },
}
