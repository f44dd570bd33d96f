import { and, eq, isNotNull, isNull, sql } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import { prepared } from "#platform/server/prepared.ts"
import { initials, publicName } from "../user.ts"
import type { OwnUser } from "../users-schemas.ts"
import { storedBankAccount } from "./bank-account-queries.ts"
import { bankAccountsTable, pilotProfilesTable, usersTable } from "./users-tables.ts"

/** What strangers may know of a person (product decision 9). */
export interface PublicUser {
  id: number
  name: string
  initials: string
  about: string
  languages: string[]
  photoId: string | null
  isPilot: boolean
}

const exists = isNull(usersTable.deletedAt)
const isPilot = sql<boolean>`${pilotProfilesTable.userId} is not null`

/** The account of an address (canonical spelling), confirmed or not. */
export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db
    .select({
      id: usersTable.id,
      isConfirmed: sql<boolean>`${usersTable.emailConfirmedAt} is not null`,
    })
    .from(usersTable)
    .where(and(eq(usersTable.email, email), exists))
  return user
}

/** What a password is checked against; only a confirmed account has any. */
export async function findPasswordHash(db: Db, email: string) {
  const [user] = await db
    .select({ userId: usersTable.id, passwordHash: usersTable.passwordHash })
    .from(usersTable)
    .where(and(eq(usersTable.email, email), exists, isNotNull(usersTable.emailConfirmedAt)))
  return user
}

const selectOwnUser = prepared((db, { userId }: { userId: number }) =>
  db
    .select({
      id: usersTable.id,
      email: usersTable.email,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      about: usersTable.about,
      languages: usersTable.languages,
      photoId: usersTable.photoId,
      isPilot,
      isAdmin: usersTable.isAdmin,
      hasPassword: sql<boolean>`${usersTable.passwordHash} is not null`,
      hasSubscribedNewsletter: usersTable.hasSubscribedNewsletter,
      mutedMails: usersTable.mutedMails,
      mutedPushes: usersTable.mutedPushes,
      bankAccount: bankAccountsTable,
    })
    .from(usersTable)
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, usersTable.id))
    .leftJoin(bankAccountsTable, eq(bankAccountsTable.userId, usersTable.id))
    .where(and(eq(usersTable.id, userId), exists)),
)

export async function getOwnUser(db: Db, userId: number): Promise<OwnUser> {
  const [user] = await selectOwnUser(db, { userId })
  if (!user) throw unknownUser()
  const { bankAccount, ...own } = user
  return { ...own, bankAccount: bankAccount && storedBankAccount(bankAccount).masked }
}

export async function getPublicUser(db: Db, userId: number): Promise<PublicUser> {
  const [user] = await db
    .select({
      id: usersTable.id,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
      about: usersTable.about,
      languages: usersTable.languages,
      photoId: usersTable.photoId,
      isPilot,
    })
    .from(usersTable)
    .leftJoin(pilotProfilesTable, eq(pilotProfilesTable.userId, usersTable.id))
    .where(and(eq(usersTable.id, userId), exists, isNull(usersTable.blockedAt)))
  if (!user) throw unknownUser()
  const { firstName, lastName, about, ...rest } = user
  return {
    ...rest,
    about: maskContacts(about),
    name: publicName({ firstName, lastName }),
    initials: initials({ firstName, lastName }),
  }
}

export function unknownUser(): DomainError {
  return new DomainError("unknown-user", "not-found", "Diese Person gibt es hier nicht.")
}
