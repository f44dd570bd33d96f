import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, readlinkSync } from "node:fs"
import { basename, join } from "node:path"
import type { DataDirLayout } from "./data-dir-layout.ts"

type Process = { pid: number; program: string; commandLine: string }

/**
 * The living PostgreSQL processes of this data folder: the postmaster by its command line, its
 * children by their title, and a server that somebody started by hand by its working folder.
 */
export function findServerProcesses(layout: DataDirLayout): number[] {
  return listProcesses()
    .filter((process) => isServerOf(layout, process))
    .map(({ pid }) => pid)
}

/** The number in `postmaster.pid`; whether it is alive, and whose it is, is another question. */
export function readPostmasterPid(layout: DataDirLayout): number | undefined {
  try {
    const [line] = readFileSync(postmasterPidFile(layout), "utf8").split("\n")
    return Number(line) || undefined
  } catch {
    return undefined
  }
}

export function postmasterPidFile(layout: DataDirLayout): string {
  return join(layout.cluster, "postmaster.pid")
}

function isServerOf(layout: DataDirLayout, { pid, program, commandLine }: Process): boolean {
  const { cluster, clusterName } = layout
  if (program.startsWith(`postgres: ${clusterName}: `)) return true
  const isPostgres = basename(program) === "postgres" || program.startsWith("postgres: ")
  return (
    isPostgres && (commandLine.includes(`cluster_name=${clusterName}`) || cwdOf(pid) === cluster)
  )
}

/** From /proc where there is one: a slim Debian has no `ps`. Zombies have no command line. */
function listProcesses(): Process[] {
  if (process.platform !== "linux") return listByPs()
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const words = readCommandLine(name).split("\0")
      return { pid: Number(name), program: words[0] ?? "", commandLine: words.join(" ") }
    })
}

function listByPs(): Process[] {
  const list = execFileSync("ps", ["-axww", "-o", "pid=,command="], { encoding: "utf8" })
  return list.split("\n").map((line) => {
    const [, pid, commandLine = ""] = /^\s*(\d+) (.*)$/.exec(line) ?? []
    const [program = ""] = commandLine.split(" -D ")
    return { pid: Number(pid), program, commandLine }
  })
}

function readCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8")
  } catch {
    return ""
  }
}

function cwdOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
