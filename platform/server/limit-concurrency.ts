/** Runs at most `working` tasks at once and queues `waiting` more; further ones are rejected. */
export function limitConcurrency({ working, waiting }: { working: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  /** The task's result, or undefined when the queue is full. */
  async function take<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (running >= working) {
      if (queue.length >= waiting) return undefined
      // the slot goes straight to the next in the queue, so that no newcomer takes it
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
