const waiting: (() => void)[] = []

/**
 * Resolves in a turn of the event loop in which nothing else begins that asks for one: however many come in the
 * same moment, timers and sockets get their time between any two of them, in the order in which they came.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(begin)
  })
}

function begin() {
  waiting.shift()?.()
  // asked for within an immediate, it comes in the next turn
  if (waiting.length > 0) setImmediate(begin)
}
