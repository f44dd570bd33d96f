/*
 * A person with an account. Everyone is a passenger; a pilot is somebody with a pilot profile, an
 * admin carries a flag. In public a person is only a first name and an initial.
 */

export type Licence = "PPL(A)" | "LAPL(A)" | "SPL" | "UL" | "CPL(A)"

/** „Henrik L.“: all of a name that strangers see. */
export function publicName(person: { firstName: string; lastName: string }): string {
  const initial = person.lastName.slice(0, 1)
  if (!person.firstName) return "Neu hier"
  return initial ? `${person.firstName} ${initial}.` : person.firstName
}

/** „HL“ for avatars. */
export function initials(person: { firstName: string; lastName: string }): string {
  return (person.firstName.slice(0, 1) + person.lastName.slice(0, 1)).toUpperCase()
}
