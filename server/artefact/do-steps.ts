import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Stage } from "./containerfile.ts"

/*
 * The steps of a Containerfile without a container engine: each stage is a folder. What runs, runs on this machine in
 * the stage's work folder, so that its commands must name places from there.
 */

/** Of Debian 12, what `gcr.io/distroless/cc-debian12` is made of (its BUILD files name them). */
const BASE_PACKAGES = [
  "base-files",
  "ca-certificates",
  "libc6",
  "libgcc-s1",
  "libgomp1",
  "libssl3",
  "libstdc++6",
  "media-types",
  "netbase",
  "tzdata",
]
/** As distroless has them. */
export const NOBODY = 65_532

/** The files of a stage lie below `folders(name)`; a base of our own is made first. */
export function doSteps(stages: readonly Stage[], work: string): string {
  const folders = new Map<string, string>()
  let last = ""
  for (const [at, stage] of stages.entries()) {
    last = join(work, String(at))
    mkdirSync(last, { recursive: true })
    if (stage.name) folders.set(stage.name, last)
    if (stage.base.includes("distroless/cc-debian12")) makeBase(last)
    doStage(stage, last, folders)
  }
  return last
}

function doStage(stage: Stage, root: string, folders: ReadonlyMap<string, string>) {
  let workdir = root
  for (const { name, text } of stage.instructions) {
    if (name === "WORKDIR") {
      workdir = join(root, text)
      mkdirSync(workdir, { recursive: true })
    }
    if (name === "RUN") runIn(workdir, "sh", ["-c", text])
    if (name === "COPY") copy(text, workdir, folders)
  }
}

function copy(text: string, workdir: string, folders: ReadonlyMap<string, string>) {
  const [, stage, source = ""] = /^(?:--from=(\w+)\s+)?(\S+)\s+\.$/.exec(text) ?? []
  if (stage === undefined) return copyKnown(workdir)
  const from = folders.get(stage)
  if (from === undefined) throw new Error(`COPY from ${stage}, which is no stage`)
  cpSync(join(from, source), workdir, { recursive: true, verbatimSymlinks: true })
}

/** What git has, or would have: .containerignore leaves out what git ignores. */
function copyKnown(target: string) {
  const listed = spawnSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (listed.status !== 0) throw new Error(listed.stderr)
  for (const file of listed.stdout.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(file, join(target, file), { verbatimSymlinks: true })
  }
}

function makeBase(root: string) {
  const packages = join(dirname(root), "packages")
  mkdirSync(packages, { recursive: true })
  runIn(packages, "apt-get", ["download", "--quiet", ...BASE_PACKAGES])
  runIn(packages, "sh", ["-c", `for file in *.deb; do dpkg-deb --extract "$file" "${root}"; done`])
  for (const folder of ["data", "dev", "proc", "tmp", "usr/share/doc", "usr/share/man"]) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  runIn(root, "sh", [
    "-c",
    "rm -rf usr/share/doc/* usr/share/man/* usr/share/locale usr/lib/*/gconv",
  ])
  writeFileSync(join(root, "etc/passwd"), `nonroot:x:${NOBODY}:${NOBODY}::/:/sbin/nologin\n`)
}

export function runIn(cwd: string, command: string, args: readonly string[]) {
  const done = spawnSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] })
  if (done.status !== 0)
    throw new Error(`${command} ${args.join(" ")} ended with ${done.status ?? done.error}`)
}
