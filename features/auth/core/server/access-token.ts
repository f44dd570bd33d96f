import { createSecretKey, type KeyObject } from "node:crypto"
import { errors, jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import { env } from "#platform/server/env.ts"
import { secretFor, secretsFor } from "#platform/server/secrets.ts"
import { ACCESS_TOKEN_MS } from "../auth.ts"

/*
 * The key changes with the month and is named by it (kid). Two months are good at the same time
 * only as long as a token of the former one may live. Each is derived from every secret that is good.
 */

const CLOCK_DIFFERENCE_MS = minutes(1)

const keys = new WeakMap<Buffer, KeyObject>()

function keyBy(secret: Buffer): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret)
  keys.set(secret, key)
  return key
}

function purposeOf(month: string): string {
  return `access-token/${month}`
}

function monthAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7)
}

export interface AccessToken {
  userId: number
  sessionId: string
  expiresAt: Date
}

export function signAccessToken({ userId, sessionId, expiresAt }: AccessToken): Promise<string> {
  const now = clock.now()
  const month = monthAt(now.getTime())
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: month })
    .setSubject(String(userId))
    .setIssuer(env().PUBLIC_URL)
    .setAudience(env().PUBLIC_URL)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keyBy(secretFor(purposeOf(month))))
}

const claims = z.object({
  sub: z.string().regex(/^\d{1,10}$/),
  sid: z.uuid(),
  exp: z.int(),
})

/** What a token says, or undefined where it is not one of ours or no longer good. */
export async function verifyAccessToken(token: string): Promise<AccessToken | undefined> {
  // most are by the newest; the others are there only after the secret was changed
  const count = secretsFor(purposeOf(monthAt(clock.now().getTime()))).length
  for (let index = 0; index < count; index += 1) {
    const verified = await verifyBy(token, index)
    if (verified) return verified
  }
  return undefined
}

/** By one of the secrets that are good, counted from the newest. */
async function verifyBy(token: string, index: number): Promise<AccessToken | undefined> {
  const now = clock.now()
  const months = [-ACCESS_TOKEN_MS, 0, CLOCK_DIFFERENCE_MS].map((ms) => monthAt(now.getTime() + ms))
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        if (!kid || !months.includes(kid)) throw new errors.JWKSNoMatchingKey()
        const secret = secretsFor(purposeOf(kid))[index]
        if (!secret) throw new errors.JWKSNoMatchingKey()
        return keyBy(secret)
      },
      {
        algorithms: ["HS256"],
        typ: "at+jwt",
        issuer: env().PUBLIC_URL,
        audience: env().PUBLIC_URL,
        currentDate: now,
      },
    )
    const { sub, sid, exp } = claims.parse(payload)
    return { userId: Number(sub), sessionId: sid, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined
    throw error
  }
}
