import { maskContacts } from "#platform/mask-contacts.ts"

/*
 * A person with an account. Everyone is a passenger; a pilot is somebody with a pilot profile, an
 * admin carries a flag. In public a person is only a first name and an initial.
 */

export type Licence = "PPL(A)" | "LAPL(A)" | "SPL" | "UL" | "CPL(A)"

/** What stands where a person was who is gone. */
const DELETED_NAME = "Gelöschtes Konto"

/** What stands where a person has not filled in a name. */
export const NAMELESS = "Neu hier"

/** A person as others see them in lists, cards and headings. */
export interface ShownPerson {
  name: string
  photoId: string | null
  /** The account is gone or closed; only this says so, because anybody may have any name. */
  isDeleted?: boolean
}

interface NamedPerson {
  firstName: string
  lastName: string
  deletedAt?: Date | string | null
}

/** „Henrik L.“: all of a name that strangers see. */
export function publicName(person: NamedPerson): string {
  if (person.deletedAt) return DELETED_NAME
  const initial = person.lastName.slice(0, 1)
  if (!person.firstName) return NAMELESS
  const firstName = shownFirstName(person)
  return initial ? `${firstName} ${initial}.` : firstName
}

/** What somebody is called in sentences that strangers read; a name is no place to be reached at. */
export function shownFirstName({ firstName }: Pick<NamedPerson, "firstName">): string {
  return maskContacts(firstName)
}

/** „HL“ for avatars. */
export function initials(person: NamedPerson): string {
  return (person.firstName.slice(0, 1) + person.lastName.slice(0, 1)).toUpperCase()
}
