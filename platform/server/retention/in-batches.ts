import { seconds } from "#platform/duration.ts"

/** A job counts as dead after 45 s; what is left waits for its next run. */
const TURN_MS = seconds(30)

/** Lets `work` do a batch again and again, until one is not full or the turn is over. Answers how much that was. */
export async function inBatches(batch: number, work: () => Promise<number>): Promise<number> {
  const begun = performance.now()
  let all = 0
  for (let done = batch; done >= batch && performance.now() - begun < TURN_MS; all += done) {
    done = await work()
  }
  return all
}
