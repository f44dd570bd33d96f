/**
 * Calls `task` in a turn of the main thread of its own, so that several of them never hold up a finger
 * together. Returns what calls it off.
 */
export function inOwnTurn(task: () => void): () => void {
  const timer = setTimeout(task)
  return () => clearTimeout(timer)
}
