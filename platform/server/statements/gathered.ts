import { setImmediate } from "node:timers/promises"
import type { Db } from "#platform/server/db.ts"

interface Gathering<Item> {
  items: Item[]
  written: Promise<void>
}

/**
 * Makes one statement of what several callers write at the same time: who comes while another statement runs
 * waits for the next one, which takes all of them. Each caller's promise ends with the statement that took
 * their item, and fails with it.
 *
 * @param write takes the items of one statement, at least one
 */
export function gathered<Item>(
  write: (db: Db, items: readonly Item[]) => Promise<void>,
): (db: Db, item: Item) => Promise<void> {
  const next = new WeakMap<Db, Gathering<Item>>()
  const running = new WeakMap<Db, Promise<unknown>>()

  function gather(db: Db): Gathering<Item> {
    const items: Item[] = []
    // who writes in the same moment is still to come
    const before = running.get(db) ?? setImmediate()
    const written = before.then(() => {
      next.delete(db)
      return write(db, items)
    })
    const ended = written
      .catch(() => {})
      .then(() => {
        if (running.get(db) === ended) running.delete(db)
      })
    running.set(db, ended)
    return { items, written }
  }

  return (db, item) => {
    const gathering = next.get(db) ?? gather(db)
    next.set(db, gathering)
    gathering.items.push(item)
    return gathering.written
  }
}
