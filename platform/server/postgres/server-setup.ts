import { closeSync, openSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Binaries } from "./binaries.ts"
import type { DataDirLayout } from "./data-dir-layout.ts"
import { type Lifeline, runOnLifeline } from "./lifeline.ts"
import { chooseServerUser, chownFile, chownFolder, type ServerUser } from "./server-user.ts"
import { hydrateLibraries } from "./symlinks.ts"

/** Not what it tells clients that come too early. */
const REASON = /\b(?:FATAL|PANIC|ERROR|error):(?! +the database system is )/

export type Log = (line: string) => void

/** Everything that the programs of one data folder are run with. */
export type ServerSetup = {
  layout: DataDirLayout
  binaries: Binaries
  user: ServerUser
  /** The words before a program so that it finds its libraries. */
  libraries: string[]
  log: Log
}

export type Program = Lifeline & {
  /** The line of its log that tells best why it failed. */
  lastWords(): string
}

export function setUpServer(layout: DataDirLayout, binaries: Binaries, log: Log): ServerSetup {
  const libraries = hydrateLibraries(binaries.dir, join(layout.folder, "libraries"))
  const user = chooseServerUser(layout, join(binaries.dir, "bin/postgres"))
  chownFolder(user.owner, layout.folder)
  chownFile(user.owner, layout.lockFile)
  return { layout, binaries, user, libraries, log }
}

export function commandLine(setup: ServerSetup, program: string, args: string[]): string[] {
  const { user, libraries, binaries } = setup
  return [...user.prefix, ...libraries, join(binaries.dir, "bin", program), ...args]
}

/** Runs a program of PostgreSQL that ends with us and writes into the server's log file. */
export function runProgram(setup: ServerSetup, program: string, args: string[]): Program {
  const { logFile } = setup.layout
  const output = openSync(logFile, "a", 0o600)
  chownFile(setup.user.owner, logFile)
  const start = statSync(logFile).size
  const lifeline = runOnLifeline(commandLine(setup, program, args), output)
  closeSync(output)
  return { ...lifeline, lastWords: () => logTail(logFile, start) }
}

function logTail(logFile: string, start: number): string {
  const lines = readFileSync(logFile).subarray(start).toString("utf8").trim().split("\n")
  const reasons = lines.filter((line) => REASON.test(line))
  return reasons.at(-1) ?? lines.at(-1) ?? ""
}
