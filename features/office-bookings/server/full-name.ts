import { publicName } from "#features/users/core/user.ts"

/** The whole name of an account, as the back office reads it. */
export function fullName(person: {
  firstName: string
  lastName: string
  deletedAt: Date | null
}): string {
  if (person.deletedAt) return publicName(person)
  return `${person.firstName} ${person.lastName}`.trim() || "Ohne Namen"
}
