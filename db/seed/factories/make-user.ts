import { randomBytes } from "node:crypto"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

export type UserValues = typeof usersTable.$inferInsert
export type UserRow = typeof usersTable.$inferSelect

// several processes may write into one database: the journeys do
const PROCESS = randomBytes(4).toString("hex")
let made = 0

/** Somebody with a confirmed mail address; a new one each time. */
export function userValues(overrides: Partial<UserValues> = {}): UserValues {
  made += 1
  const now = clock.now()
  return {
    email: `person-${PROCESS}-${made}@aufwind.example`,
    emailConfirmedAt: now,
    firstName: "Lena",
    lastName: "Berger",
    createdAt: now,
    ...overrides,
  }
}

export function makeUser(db: Db, overrides: Partial<UserValues> = {}): Promise<UserRow> {
  return insertRow(db, usersTable, userValues(overrides))
}
