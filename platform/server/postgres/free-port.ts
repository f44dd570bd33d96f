import { randomInt } from "node:crypto"
import { createServer } from "node:net"

/**
 * Below the range from which systems take the ports of outgoing connections (32768 and up on
 * Linux): while the server restarts, a client that calls it could otherwise be given the server's
 * own port and occupy it.
 */
const LOWEST = 20_000
const HIGHEST = 32_000

/** The former port where it is still free, else a random free one; loopback only. */
export async function choosePort(former?: number): Promise<number> {
  if (former !== undefined && (await isPortFree(former))) return former
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isPortFree(port)) return port
  }
}

export function isPortFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once("error", () => resolve(false))
  server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  return promise
}
