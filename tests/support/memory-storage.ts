/** A browser's localStorage for tests outside of one; it takes the place of a former one. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (name) => entries.get(name) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (name) => void entries.delete(name),
    setItem: (name, value) => void entries.set(name, value),
  }
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage })
  return storage
}
