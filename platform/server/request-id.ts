import { AsyncLocalStorage } from "node:async_hooks"

const current = new AsyncLocalStorage<string | undefined>()

/** Does `work`, with all that comes of it, for the request of this id: every line in the log names it. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work)
}

/** Of the request that is worked on; undefined where nobody's is. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/**
 * Lets `listener` speak for nobody's request, whoever's caused it to be called: what outlives a request, such as a
 * connection in a pool, belongs to none.
 */
export function forNoRequest<Args extends unknown[]>(
  listener: (...args: Args) => void,
): (...args: Args) => void {
  return (...args) => current.run(undefined, () => listener(...args))
}
