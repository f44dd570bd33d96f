import { desc, eq, sql } from "drizzle-orm"
import type { SessionMethod } from "#features/auth/core/server/auth-tables.ts"
import { grantFor } from "#features/auth/sessions/server/session-cookies.ts"
import { startSession } from "#features/auth/sessions/server/start-session.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import type { Db } from "#platform/server/db.ts"
import { mailsTable } from "#platform/server/mail.ts"

/** A confirmed account in a browser of its own, signed in as `method` does. */
export async function signedInAs(db: Db, email: string, method: SessionMethod = "code") {
  const userId = await confirmEmail(db, email)
  const session = await startSession(db, {
    userId,
    isPersistent: true,
    device: "Firefox auf Linux",
    method,
    hasFactor: true,
    intent: undefined,
  })
  if (!session) throw new Error("no session")
  const { accessToken, sessionId } = await grantFor(db, session)
  return { userId, sessionId, cookie: `Authorization=${accessToken}` }
}

/** What was mailed to an address, the newest first. */
export function mailsTo(db: Db, email: string) {
  return db
    .select()
    .from(mailsTable)
    .where(eq(mailsTable.recipient, email))
    .orderBy(desc(mailsTable.createdAt))
}

/** The newest mail to an address whose subject holds `about`; empty as long as there is none. */
export async function textMailedTo(db: Db, email: string, about: string): Promise<string> {
  const mails = await mailsTo(db, email)
  return mails.find(({ subject }) => subject.includes(about))?.text ?? ""
}

/** The six digits of the newest mail to an address whose subject holds `about`. */
export async function codeMailedTo(db: Db, email: string, about = "Dein Code"): Promise<string> {
  const code = /\b\d{6}\b/.exec(await textMailedTo(db, email, about))?.[0]
  if (!code) throw new Error(`no mail with a code about ${about} to ${email}`)
  return code
}

/** `count` codes that are not `right`. */
export function wrongCodes(right: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    String((Number(right) + index + 1) % 1_000_000).padStart(6, "0"),
  )
}

/** Resets all rate limits: the calls of one test file come from one address. */
export async function resetAllRateLimits(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_limits`)
}
