import { pause } from "../wait.ts"

/** Between two pages that somebody opens. */
const BETWEEN_MS = 200
const NAMED = /\/assets\/[\w-]+(?:\.[\w-]+)+/g

/**
 * Somebody who opens one page after another and asks for the scripts and styles that it names, as a browser without a
 * cache does: whichever process answers has to have them.
 */
export function openPages(url: string, paths: readonly string[]) {
  let isOver = false
  let pages = 0
  let files = 0
  const missing: string[] = []

  async function ask(path: string): Promise<string> {
    const answer = await fetch(new URL(path, url), { headers: { accept: "text/html" } })
    if (!answer.ok) missing.push(`${path}: ${answer.status}`)
    return answer.text()
  }

  async function openNext() {
    const html = await ask(paths[pages % paths.length] ?? "/")
    pages += 1
    const named = new Set(html.match(NAMED))
    files += named.size
    await Promise.all([...named].map(ask))
  }

  const all = (async () => {
    while (!isOver) {
      await openNext().catch((error: unknown) => missing.push(String(error)))
      await pause(BETWEEN_MS)
    }
  })()

  return {
    async end() {
      isOver = true
      await all
      return { pages, files, missing }
    },
  }
}
