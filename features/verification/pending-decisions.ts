import { minutes } from "#platform/duration.ts"

/*
 * When a pilot is told what the back office has decided. It opens one document after the other, so that
 * decisions come in a row: they make one mail. What came back is told sooner, because the pilot has to do
 * something about it; where nothing is left to decide, nothing more can come.
 */

/** So long after the last decision, and at most so long after the first one that is not told. */
const APPROVED = { quietMs: minutes(10), mostMs: minutes(30) }
const SENT_BACK = { quietMs: minutes(2), mostMs: minutes(5) }

export interface PendingDecision {
  status: "verified" | "rejected"
  notificationDueSince: Date
}

export function isTimeToNotify(
  pending: readonly PendingDecision[],
  { isMoreToDecide }: { isMoreToDecide: boolean },
  now: Date,
): boolean {
  if (pending.length === 0) return false
  if (!isMoreToDecide) return true
  const times = pending.map(({ notificationDueSince }) => notificationDueSince.getTime())
  const wait = pending.some(({ status }) => status === "rejected") ? SENT_BACK : APPROVED
  const [sinceFirst, sinceLast] = [Math.min(...times), Math.max(...times)].map(
    (time) => now.getTime() - time,
  )
  return (sinceLast ?? 0) >= wait.quietMs || (sinceFirst ?? 0) >= wait.mostMs
}
