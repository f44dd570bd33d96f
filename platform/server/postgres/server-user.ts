import { spawnSync } from "node:child_process"
import { chownSync, lchownSync, lstatSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import type { DataDirLayout } from "./data-dir-layout.ts"
import { DataDirUnusableError } from "./errors.ts"

type Owner = { uid: number; gid: number }

/** As whom the server runs: the words before its command, and the owner its files must have. */
export type ServerUser = { prefix: string[]; owner: Owner }

const ROOT: Owner = { uid: 0, gid: 0 }
const NOBODY: Owner = { uid: 65_534, gid: 65_534 }

/**
 * The first way that works here. PostgreSQL refuses to run as uid 0, so as root it gets, in this
 * order, a user namespace in which root's files belong to another number; the uid of `nobody`;
 * the same with the right to pass through folders closed to it (containers refuse namespaces).
 */
export function chooseServerUser(layout: DataDirLayout, postgres: string): ServerUser {
  const uid = process.getuid?.() ?? 0
  const own = { uid, gid: process.getgid?.() ?? 0 }
  const ways = uid === 0 ? waysOfRoot(ownerOf(layout.folder)) : waysOfOrdinaryUser(own)
  const way = ways.find(({ prefix }) => canRun(prefix, layout.dataDir, postgres))
  if (way) return way
  throw new DataDirUnusableError(
    layout.dataDir,
    uid === 0
      ? "PostgreSQL does not run as root, and neither a user namespace nor the user nobody " +
          "reaches this folder; start as an ordinary user, or set DATA_DIR to a folder that " +
          "everybody may pass through"
      : `user ${uid} has no name here or cannot reach the folder or ${postgres}`,
  )
}

function waysOfRoot(owner: Owner): ServerUser[] {
  if (owner.uid !== 0) {
    // The folder of an ordinary user stays theirs, so that they can start without root again.
    return [asUser(owner), asUser(owner, true), inNamespace(ROOT)]
  }
  return [inNamespace(ROOT), asUser(NOBODY), asUser(NOBODY, true)]
}

/** The second way is for a uid without a name (`docker run --user`), which initdb refuses. */
function waysOfOrdinaryUser(owner: Owner): ServerUser[] {
  return [{ prefix: [], owner }, inNamespace(owner)]
}

/** Number 1 has a name on every system; which one does not matter. */
function inNamespace(owner: Owner): ServerUser {
  return { prefix: ["unshare", "--user", "--map-user=1", "--map-group=1", "--"], owner }
}

function asUser(owner: Owner, pastClosedFolders = false): ServerUser {
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"]
  const rights = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"]
  return { prefix: ["setpriv", ...ids, ...(pastClosedFolders ? rights : []), "--"], owner }
}

function canRun(prefix: string[], dataDir: string, postgres: string): boolean {
  const attempt = 'id -un && cd "$1" && test -x "$2"'
  const [file, ...words] = [...prefix, "sh", "-c", attempt, "attempt", dataDir, postgres]
  return spawnSync(file ?? "sh", words, { cwd: "/", stdio: "ignore" }).status === 0
}

/**
 * Makes the folder and everything in it the server's. The folder itself comes last: as long as it
 * still has its former owner, an interrupted change is taken up again.
 */
export function chownFolder(owner: Owner, folder: string): void {
  const current = ownerOf(folder)
  if (current.uid !== owner.uid) chownTree(owner, folder)
}

/** A file made by root for the server's folder. */
export function chownFile(owner: Owner, file: string): void {
  if (statSync(file).uid !== owner.uid) chownSync(file, owner.uid, owner.gid)
}

function chownTree(owner: Owner, path: string): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) chownTree(owner, join(path, name))
  }
  lchownSync(path, owner.uid, owner.gid)
}

function ownerOf(path: string): Owner {
  const { uid, gid } = statSync(path)
  return { uid, gid }
}
