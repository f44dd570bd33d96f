import { randomBytes } from "node:crypto"
import { days } from "#platform/duration.ts"
import type { CookieToSet } from "#platform/server/endpoint.ts"
import { isMacFor, macFor } from "#platform/server/mac.ts"

/*
 * A browser in which somebody has signed in keeps a sign that it knows their account. It opens nothing;
 * but its tries are counted by themselves, so that strangers who guess at the same account do not shut
 * its owner out (OWASP: device cookies). Nothing is stored for it, and it names nobody.
 */

export const KNOWN_DEVICE_COOKIE = "known_device"

const PURPOSE = "known-device"

const KNOWN_FOR_MS = days(180)

/** The sign for the browser of somebody who has just signed in. */
export function knownDeviceCookie(userId: number): CookieToSet {
  const name = randomBytes(16).toString("base64url")
  return {
    name: KNOWN_DEVICE_COOKIE,
    value: `${name}.${macFor(PURPOSE, signedText(name, userId))}`,
    maxAge: KNOWN_FOR_MS / 1_000,
    httpOnly: true,
  }
}

/** By what name a browser knows this account; undefined where it does not, or the sign is forged. */
export function verifyKnownDevice(
  cookie: string | undefined,
  userId: number | undefined,
): string | undefined {
  const [name = "", signature = ""] = cookie?.split(".") ?? []
  // compared for an unknown account, too: the time of an answer tells nothing
  return isMacFor(PURPOSE, signedText(name, userId ?? 0), signature) && userId !== undefined
    ? name
    : undefined
}

function signedText(name: string, userId: number): string {
  return `${userId}/${name}`
}
