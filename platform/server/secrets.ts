import { createHmac, randomBytes } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { clock } from "#platform/clock.ts"
import { days, seconds } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"

/*
 * The installation's secrets stand in SECRET, in the file that SECRET_FILE names, or in DATA_DIR/secret (0600): a line
 * each (in SECRET commas between them), the newest first: 256 bits in hex, from when they sign, until when their
 * signatures are good (`-` where there is no such time). Only the file in DATA_DIR is written by us: the first start writes
 * the 256 bits alone. Every process looks at its file once a second; a variable changes with a restart.
 */

interface Secret {
  bytes: Buffer
  signsFrom: Date | undefined
  goodUntil: Date | undefined
  /** By purpose. */
  derived: Map<string, Buffer>
}

/** By then every process has read a new secret, so that what is signed by it is known to all. */
export const SIGNS_AFTER_MS = seconds(10)

/** How long what a former secret has signed stays good: a flight is booked up to a year ahead. */
export const GOOD_FOR_MS = days(400)

const LOOK_EVERY_MS = seconds(1)

let known: { version: string; secrets: Secret[] } | undefined
let lookedAt = Number.NEGATIVE_INFINITY

/** The 256-bit key that signs and seals for one purpose now. */
export function secretFor(purpose: string): Buffer {
  return derive(signing(), purpose)
}

/** The keys whose signatures are good, for one purpose; the one that signs now is the first. */
export function secretsFor(purpose: string): Buffer[] {
  const now = clock.now()
  const others = installed().filter((secret) => secret !== signing() && isGood(secret, now))
  return [signing(), ...others].map((secret) => derive(secret, purpose))
}

/** The keys by which something may still be sealed, also such as are no good for signatures. */
export function sealingSecretsFor(purpose: string): Buffer[] {
  const others = installed().filter((secret) => secret !== signing())
  return [signing(), ...others].map((secret) => derive(secret, purpose))
}

/**
 * Makes a new secret, which signs after a few seconds; what the former ones have signed stays good for
 * `GOOD_FOR_MS`. `isCompromised`: it signs at once, and the signatures of the others are worth nothing.
 * Only one process at a time may call this or `deleteOldSecrets`.
 */
export function addSecret({ isCompromised = false } = {}): void {
  const now = clock.now()
  const end = isCompromised ? now : new Date(now.getTime() + GOOD_FOR_MS)
  const former = installed().map((secret) => ({
    ...secret,
    goodUntil: secret.goodUntil && secret.goodUntil < end ? secret.goodUntil : end,
  }))
  const signsFrom = isCompromised ? now : new Date(now.getTime() + SIGNS_AFTER_MS)
  write([{ bytes: randomBytes(32), signsFrom, goodUntil: undefined }, ...former])
}

/** Whether the secrets are in the file of DATA_DIR, so that we make and forget them; else the operator does. */
export function ownsSecrets(): boolean {
  return env().SECRET === undefined && env().SECRET_FILE === undefined
}

/** Whether there are secrets that are no good any more and were kept for what is sealed by them. */
export function hasOldSecrets(): boolean {
  const now = clock.now()
  return installed().some((secret) => !isGood(secret, now))
}

/** Forgets them; nothing may be sealed by them any more. */
export function deleteOldSecrets(): void {
  const now = clock.now()
  write(installed().filter((secret) => isGood(secret, now)))
}

/** Whether there is a secret already; asking for one would make it. */
export function hasSecret(): boolean {
  return env().SECRET !== undefined || existsSync(fileOfSecrets())
}

/** A secret by its fingerprint, an HMAC of a fixed word: it tells nothing of the 256 bits. */
export interface NamedSecret {
  fingerprint: string
  /** From when it signs and seals, as soon as it is the newest one that does. */
  signsFrom: Date | undefined
  isSigning: boolean
  isGood: boolean
}

/** Names the secrets without telling anything of them, the newest first. */
export function namedSecrets(): NamedSecret[] {
  const now = clock.now()
  return installed().map((secret) => ({
    fingerprint: derive(secret, "fingerprint").toString("hex").slice(0, 16),
    signsFrom: secret.signsFrom,
    isSigning: secret === signing(),
    isGood: isGood(secret, now),
  }))
}

/** Their names alone. */
export function secretFingerprints(): string[] {
  return namedSecrets().map(({ fingerprint }) => fingerprint)
}

/** Looks at the file at once. @returns whether it holds something else than before */
export function lookAtSecretsAgain(): boolean {
  const before = known?.version
  lookedAt = Number.NEGATIVE_INFINITY
  installed()
  return known?.version !== before
}

function signing(): Secret {
  const now = clock.now()
  const secrets = installed()
  const newest = secrets.find(({ signsFrom }) => signsFrom === undefined || signsFrom <= now)
  const found = newest ?? secrets.at(-1)
  if (!found) throw new Error("there is no secret")
  return found
}

function isGood({ goodUntil }: Pick<Secret, "goodUntil">, now: Date): boolean {
  return goodUntil === undefined || goodUntil > now
}

function derive(secret: Secret, purpose: string): Buffer {
  const before = secret.derived.get(purpose)
  if (before) return before
  const key = createHmac("sha256", secret.bytes).update(purpose).digest()
  secret.derived.set(purpose, key)
  return key
}

function fileOfSecrets(): string {
  return env().SECRET_FILE ?? join(env().DATA_DIR, "secret")
}

function installed(): Secret[] {
  const now = performance.now()
  if (known && now - lookedAt < LOOK_EVERY_MS) return known.secrets
  lookedAt = now
  const { SECRET } = env()
  if (SECRET !== undefined) {
    known ??= { version: "SECRET", secrets: parse(SECRET.replaceAll(",", "\n"), "SECRET") }
    return known.secrets
  }
  const file = fileOfSecrets()
  if (!existsSync(file)) {
    // a folder that is away for a moment must not end every session
    if (known) return known.secrets
    if (!ownsSecrets()) throw new Error(`SECRET_FILE names ${file}, which is not there`)
    makeFirst(file)
  }
  const version = versionOf(statSync(file))
  if (version !== known?.version) {
    known = { version, secrets: parse(readFileSync(file, "utf8"), file) }
  }
  return known.secrets
}

function versionOf({ ino, mtimeMs }: Stats): string {
  return `${ino}/${mtimeMs}`
}

function makeFirst(file: string): void {
  mkdirSync(env().DATA_DIR, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" })
  } catch (error) {
    // another process was faster; its secret is as good
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  }
}

function parse(text: string, place: string): Secret[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [hex = "", signsFrom, goodUntil] = line.trim().split(/\s+/)
      if (!/^[0-9a-f]{64}$/i.test(hex)) throw new Error(`${place} does not hold 256-bit secrets`)
      return {
        bytes: Buffer.from(hex, "hex"),
        signsFrom: timeOf(signsFrom, place),
        goodUntil: timeOf(goodUntil, place),
        derived: new Map(),
      }
    })
}

function timeOf(word: string | undefined, place: string): Date | undefined {
  if (word === undefined || word === "-") return undefined
  const time = new Date(word)
  // what could be a part of a secret is not said
  if (Number.isNaN(time.getTime())) throw new Error(`${place} holds something that is no time`)
  return time
}

/** In one step, so that nobody reads half of it. */
function write(secrets: Omit<Secret, "derived">[]): void {
  const lines = secrets.map(({ bytes, signsFrom, goodUntil }) =>
    [bytes.toString("hex"), ...[signsFrom, goodUntil].map((at) => at?.toISOString() ?? "-")].join(
      " ",
    ),
  )
  const draft = `${fileOfSecrets()}.new`
  writeFileSync(draft, `${lines.join("\n")}\n`, { mode: 0o600, flush: true })
  renameSync(draft, fileOfSecrets())
  lookedAt = Number.NEGATIVE_INFINITY
}
