import { sendLoginCode } from "#features/auth/sign-in/server/send-login-code.tsx"
import { createUser } from "#features/users/core/server/create-user.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { text } from "#platform/messages/text.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { NewSubscription, Subscription } from "../subscription-schemas.ts"
import { saveSubscription } from "./save-subscription.ts"
import { lockSubscriber, toSubscription } from "./subscriptions-queries.ts"

interface Visitor {
  /** In its canonical spelling. */
  email: string
  /** The caller's network address. */
  address: string
}

/**
 * A visitor subscribes to flights near a town: an unconfirmed account keeps the subscription, and the
 * code of the mail brings it to life. Only whoever confirmed an address is sent to the login.
 */
export async function requestSubscription(
  db: Db,
  { email, address }: Visitor,
  wanted: NewSubscription,
): Promise<Subscription> {
  const saved = await inTransaction(db, async (tx) => {
    const subscriber = await lockSubscriber(tx, await accountOf(tx, email))
    if (!subscriber || subscriber.isConfirmed) throw alreadyRegistered()
    return toSubscription(await saveSubscription(tx, subscriber, wanted), email)
  })
  const redirect = saved.redirectAfterSuccessfulRegistration ?? undefined
  await sendLoginCode(db, { email, address, redirect })
  return saved
}

async function accountOf(tx: Db, email: string): Promise<number> {
  const known = await findUserByEmail(tx, email)
  if (known) return known.id
  try {
    return await createUser(tx, { email })
  } catch (error) {
    // made by a second press in this very moment
    const made = error instanceof DomainError && (await findUserByEmail(tx, email))
    if (!made) throw error
    return made.id
  }
}

function alreadyRegistered(): DomainError {
  return fieldError("email-taken", "email", text("subscription.error.email"))
}
