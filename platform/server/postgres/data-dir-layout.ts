import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import { join, resolve } from "node:path"
import { DataDirUnusableError, WrongMajorVersionError } from "./errors.ts"

/** Where everything of the embedded PostgreSQL lies below one DATA_DIR. */
export type DataDirLayout = {
  dataDir: string
  /** 0700, holds all the rest. */
  folder: string
  /** What initdb made: the data. Never deleted. */
  cluster: string
  connectionFile: string
  lockFile: string
  logFile: string
  /** Names the processes of this server (`postgres: <name>: ...`), so that they are found again. */
  clusterName: string
}

export function layoutOf(dataDir: string): DataDirLayout {
  const real = existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir)
  const folder = join(real, "postgres")
  const cluster = join(folder, "data")
  return {
    dataDir: real,
    folder,
    cluster,
    connectionFile: join(folder, "connection.json"),
    lockFile: join(folder, "lock.sqlite"),
    logFile: join(folder, "server.log"),
    clusterName: `embedded-${createHash("sha256").update(cluster).digest("hex").slice(0, 16)}`,
  }
}

/** Creates what is missing; leaves alone what is there. */
export function createLayout(dataDir: string): DataDirLayout {
  try {
    mkdirSync(dataDir, { recursive: true })
    const layout = layoutOf(dataDir)
    mkdirSync(layout.folder, { recursive: true, mode: 0o700 })
    return layout
  } catch (cause) {
    throw new DataDirUnusableError(dataDir, reasonOf(cause), { cause })
  }
}

export function hasCluster(layout: DataDirLayout): boolean {
  return existsSync(layout.cluster) && readdirSync(layout.cluster).length > 0
}

/** Only reads: a folder that is not ours to run must stay as it is, byte by byte. */
export function refuseForeignCluster(layout: DataDirLayout, major: number): void {
  const found = readVersion(layout)
  if (found !== undefined && found !== String(major)) {
    throw new WrongMajorVersionError(layout.cluster, found, major)
  }
}

/** The PostgreSQL whose data lies there; none yet: undefined. */
export function clusterMajor(layout: DataDirLayout): number | undefined {
  const version = readVersion(layout)
  return version === undefined ? undefined : Number(version)
}

function readVersion(layout: DataDirLayout): string | undefined {
  const file = join(layout.cluster, "PG_VERSION")
  try {
    if (!hasCluster(layout)) return undefined
    if (existsSync(file)) return readFileSync(file, "utf8").trim()
  } catch (cause) {
    throw new DataDirUnusableError(layout.dataDir, reasonOf(cause), { cause })
  }
  const reason = `${layout.cluster} holds something that is not a PostgreSQL cluster`
  throw new DataDirUnusableError(layout.dataDir, reason)
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
