/** Lets a few pieces of heavy work run and a few more wait; whatever comes then is not done. */
export function limitConcurrency({ working, waiting }: { working: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  /** The work's result, or undefined where there was no place. */
  async function take<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (running >= working) {
      if (queue.length >= waiting) return undefined
      // who ends gives the place on, so that nobody else slips in between
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { take }
}
