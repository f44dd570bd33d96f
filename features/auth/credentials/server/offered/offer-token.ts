import { z } from "zod"
import { isMacFor, macFor } from "#platform/server/mac.ts"

/** An address that the back office has put down for an account, until its owner has proven it. */
export interface EmailOffer {
  userId: number
  email: string
  /** Of the event by which it was offered: a later one replaces it. */
  eventId: number
}

const PURPOSE = "email-offer"
const TOKEN = /^([\w-]+)\.([\w-]{43})$/

const content = z.tuple([z.int().positive(), z.string(), z.int().positive()])

/** What the link in a mail carries, so that nothing has to be kept until somebody opens it. */
export function offerToken({ userId, email, eventId }: EmailOffer): string {
  const text = Buffer.from(JSON.stringify([userId, email, eventId])).toString("base64url")
  return `${text}.${macFor(PURPOSE, text)}`
}

/** Undefined for what we have not written. */
export function verifyOfferToken(token: string): EmailOffer | undefined {
  const [, text = "", mac = ""] = TOKEN.exec(token) ?? []
  if (!isMacFor(PURPOSE, text, mac)) return undefined
  const [userId, email, eventId] = content.parse(
    JSON.parse(Buffer.from(text, "base64url").toString()),
  )
  return { userId, email, eventId }
}
