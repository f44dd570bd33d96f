/**
 * A server process for the tests: `run-server.ts start|attach DATA_DIR [BINARIES_DIR MAJOR]`.
 * Prints the owner's and the server's address as one line of JSON when PostgreSQL answers and stops it
 * on SIGTERM.
 */
import { attachPostgres } from "../../../platform/server/postgres/attach-postgres.ts"
import { startPostgres } from "../../../platform/server/postgres/start-postgres.ts"

const [command, dataDir = "", dir, major] = process.argv.slice(2)
const options = {
  dataDir,
  log: (line: string) => console.error(line),
  ...(dir ? { binaries: { dir, major: Number(major) } } : {}),
}

async function open() {
  if (command === "attach") return attachPostgres(options)
  const running = await startPostgres(options)
  return { ...running, release: () => running.stop() }
}

try {
  const { url, ownerUrl, release } = await open()
  // The process of a program that attached has nothing else to wait for.
  const alive = setInterval(() => {}, 60_000)
  process.once("SIGTERM", async () => {
    await release()
    clearInterval(alive)
  })
  console.log(JSON.stringify({ url: ownerUrl, serverUrl: url }))
} catch (error) {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : error)
  process.exitCode = 1
}
