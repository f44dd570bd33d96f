const PREFIX = "aufwind-"

/** The name under which a store lies in the browser's localStorage. */
export function storedName(store: string): string {
  return PREFIX + store
}

/** Whether this store has left something in this browser. */
export function hasStored(store: string): boolean {
  try {
    return localStorage.getItem(storedName(store)) !== null
  } catch {
    return false
  }
}

/** Whether any store has. */
export function hasStoredState(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(PREFIX))
  } catch {
    return false
  }
}
