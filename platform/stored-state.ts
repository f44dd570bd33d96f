const PREFIX = "aufwind-"

/** The name under which a store lies in the browser's localStorage. */
export function storedName(store: string): string {
  return PREFIX + store
}

/** Whether any store has left something in this browser. */
export function hasStoredState(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(PREFIX))
  } catch {
    return false
  }
}
