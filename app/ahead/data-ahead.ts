import { seconds } from "#platform/duration.ts"

/** Longer ago than this somebody else may have changed what a page says. */
const KEPT_MS = seconds(5)

interface Kept {
  address: string
  fetchedAt: number
  answer: Promise<Response>
}

/** One pointer points at one link. */
let kept: Kept | undefined
let fromNetwork: typeof window.fetch | undefined

/** Fetches the data of a page that somebody is about to open; the router's next question for them is answered by it, once. */
export function fetchDataAhead(pathname: string, search: string): void {
  fromNetwork ??= standBeforeNetwork()
  // as the router asks for them (`singleFetchUrl`)
  const address = new URL(`${pathname}.data${search}`, location.origin).href
  if (kept?.address === address && isFresh(kept)) return
  // the server lets everybody else in first, and counts no visit
  const answer = fromNetwork(address, { headers: { purpose: "prefetch" } }).then(read)
  kept = { address, fetchedAt: performance.now(), answer }
  answer.catch(() => undefined)
}

/** All of it, also where nobody takes it: what is not read keeps its connection busy. */
function read(answer: Response): Response {
  void answer
    .clone()
    .arrayBuffer()
    .catch(() => undefined)
  return answer
}

function isFresh({ fetchedAt }: Kept): boolean {
  return performance.now() - fetchedAt < KEPT_MS
}

/** The router fetches by itself and takes nobody else's answers, so whoever has one stands before the network. */
function standBeforeNetwork(): typeof window.fetch {
  const network = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const answer = takeKept(input, init?.method ?? "GET")
    return answer ? usable(answer, () => network(input, init)) : network(input, init)
  }
  return network
}

function takeKept(input: RequestInfo | URL, method: string): Promise<Response> | undefined {
  const found = kept
  // whoever does something may change what the page says
  if (method !== "GET") kept = undefined
  if (!found || !(input instanceof URL) || input.href !== found.address) return undefined
  kept = undefined
  return method === "GET" && isFresh(found) ? found.answer : undefined
}

async function usable(
  answer: Promise<Response>,
  askAgain: () => Promise<Response>,
): Promise<Response> {
  const found = await answer.catch(() => undefined)
  if (!found?.ok) return askAgain()
  // that it was opened after all (server/http/visit-counter.ts)
  void fromNetwork?.(found.url, { method: "HEAD", headers: { purpose: "opened" } }).catch(
    () => undefined,
  )
  return found
}
