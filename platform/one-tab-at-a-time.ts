// a tab that the browser has frozen must not hold up the others for long
const PATIENCE_MS = 5_000

/** Runs `work` while no other tab of this browser runs its own, as far as the browser has locks. */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  const patience = AbortSignal.timeout(PATIENCE_MS)
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await locks.request(name, { signal: patience }, begin)
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
