import { renameSync, statSync } from "node:fs"
import { WrongPasswordError } from "./await-ready.ts"
import { type Binaries, findBinaries } from "./binaries.ts"
import {
  type Connection,
  connectionUrl,
  newConnection,
  readConnection,
  writeConnection,
} from "./connection-file.ts"
import {
  createLayout,
  type DataDirLayout,
  hasCluster,
  layoutOf,
  refuseForeignCluster,
} from "./data-dir-layout.ts"
import { lockDataDir } from "./data-dir-lock.ts"
import { choosePort, isPortFree } from "./free-port.ts"
import { initCluster } from "./init-cluster.ts"
import { type LaunchedServer, launchServer } from "./launch-server.ts"
import { removeStaleServer } from "./remove-stale-server.ts"
import { resetPassword } from "./reset-password.ts"
import { ensureServerRole } from "./server-role.ts"
import { type Log, type ServerSetup, setUpServer } from "./server-setup.ts"
import { chownFile } from "./server-user.ts"
import { supervise } from "./supervisor.ts"

export type StartOptions = {
  dataDir: string
  /** What the launcher does, a line at a time; PostgreSQL itself writes `postgres/server.log`. */
  log?: Log
  /** Another version than the embedded one. */
  binaries?: Binaries
}

export type RunningPostgres = {
  /** Of the product's own role; stays the same while it runs, also when it had to be started again. */
  readonly url: string
  /** Of the superuser who owns everything: for migrations. */
  readonly ownerUrl: string
  /** The postmaster of the moment. */
  readonly pid: number
  /** Fast shutdown: open transactions are rolled back. Then the data folder is free again. */
  stop(): Promise<void>
}

const LOG_LIMIT_BYTES = 5_000_000
const LAUNCH_ATTEMPTS = 5

/**
 * Starts PostgreSQL on `dataDir`, creating the cluster at the first start, and keeps it running
 * until `stop()` or the end of this process.
 *
 * @throws DataDirInUseError, WrongMajorVersionError, DataDirUnusableError, PostgresStartError
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const { dataDir, log = () => {}, binaries = findBinaries() } = options
  refuseForeignCluster(layoutOf(dataDir), binaries.major)
  const layout = createLayout(dataDir)
  const lock = lockDataDir(layout)
  try {
    await removeStaleServer(layout, log)
    limitLog(layout)
    const setup = setUpServer(layout, binaries, log)
    const { connection, server } = await firstLaunch(setup, await prepare(setup))
    const supervisor = supervise(setup, connection, server)
    const ownerUrl = connectionUrl(connection)
    const url = await ensureServerRole(ownerUrl).catch(async (error: unknown) => {
      await supervisor.stop()
      throw error
    })
    return {
      url,
      ownerUrl,
      get pid() {
        return supervisor.pid()
      },
      stop: () => supervisor.stop().finally(lock.release),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function prepare(setup: ServerSetup): Promise<Connection> {
  const former = readConnection(setup.layout.connectionFile)
  const port = await choosePort(former?.port)
  const connection = { ...(former ?? newConnection(port)), port }
  if (!hasCluster(setup.layout)) {
    setup.log(`Creating the database in ${setup.layout.cluster}`)
    await initCluster(setup, connection)
  }
  return connection
}

async function firstLaunch(
  setup: ServerSetup,
  wanted: Connection,
): Promise<{ connection: Connection; server: LaunchedServer }> {
  let connection = wanted
  for (let attempt = 1; ; attempt++) {
    writeConnection(setup.layout.connectionFile, connection)
    chownFile(setup.user.owner, setup.layout.connectionFile)
    try {
      return { connection, server: await launchServer(setup, connection) }
    } catch (error) {
      if (attempt === LAUNCH_ATTEMPTS) throw error
      if (error instanceof WrongPasswordError) await resetPassword(setup, connection)
      else if (await isPortFree(connection.port)) throw error
      // Somebody took the port in the moment between looking and starting.
      else connection = { ...connection, port: await choosePort() }
    }
  }
}

function limitLog({ logFile }: DataDirLayout): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.old`)
}
