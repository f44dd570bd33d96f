import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { chownSync, existsSync, mkdirSync, openSync } from "node:fs"
import { join } from "node:path"

/** PostgreSQL and PgBouncer do not run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
const asOrdinaryUser = isRoot ? NOBODY : {}

/** A program of the distribution, as an ordinary user. */
export interface Daemon {
  pid: number
  ended: Promise<unknown>
  kill(signal: NodeJS.Signals): void
}

/** Where programs lie that only an administrator is expected to start. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`

/** Throws one sentence that names the packages of those programs that are not installed. */
export function requirePrograms(packages: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packages).filter(([program]) => !isInstalled(program))
  if (missing.length === 0) return
  const names = missing.map(([, name]) => name).join(" ")
  throw new Error(`This trial needs programs that are not installed: apt-get install ${names}`)
}

function isInstalled(program: string): boolean {
  if (program.startsWith("/")) return existsSync(program)
  return PATH.split(":").some((folder) => existsSync(join(folder, program)))
}

/** What a program says of its version, when it is asked by `argument`. */
export function versionOf(program: string, argument = "--version"): string {
  const { stdout } = spawnSync(program, [argument], {
    encoding: "utf8",
    env: { ...process.env, PATH },
  })
  return /\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0] ?? ""
}

/** A folder that belongs to whom the programs run as. */
export function makeFolderOfDaemon(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid)
  return folder
}

/** Starts `program`; what it says is kept in `log`. */
export function startDaemon(
  program: string,
  args: string[],
  { folder, log }: { folder: string; log: string },
): Daemon {
  const output = openSync(join(folder, log), "a")
  const child: ChildProcess = spawn(program, args, {
    cwd: folder,
    env: { PATH, HOME: folder, LANG: "C.UTF-8" },
    stdio: ["ignore", output, output],
    ...asOrdinaryUser,
  })
  const ended = new Promise((resolve) => child.once("exit", resolve))
  return { pid: child.pid ?? 0, ended, kill: (signal) => void child.kill(signal) }
}

/** Runs `program` to its end; throws what it said where it failed. */
export function runProgram(program: string, args: string[], { folder }: { folder: string }): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: { PATH, HOME: folder, LANG: "C.UTF-8" },
    ...asOrdinaryUser,
  })
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error ?? stdout + stderr}`)
}

/** Ends those that run yet, the last one first. */
export async function endDaemons(daemons: readonly Daemon[]): Promise<void> {
  for (const daemon of daemons.toReversed()) {
    daemon.kill("SIGTERM")
    await daemon.ended
  }
}
