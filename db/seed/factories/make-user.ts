import { usersTable } from "#features/users/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"

type NewUser = Partial<typeof usersTable.$inferInsert>

let count = 0

/** A person with a confirmed address; every field can be given. */
export async function makeUser(db: Db, given: NewUser = {}) {
  count += 1
  const now = clock.now()
  const [user] = await db
    .insert(usersTable)
    .values({
      email: `person-${count}@aufwind.example`,
      emailConfirmedAt: now,
      firstName: "Lena",
      lastName: "Berger",
      createdAt: now,
      ...given,
    })
    .returning()
  if (!user) throw new Error("the user row was not written")
  return user
}
