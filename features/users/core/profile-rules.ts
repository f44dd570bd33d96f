/*
 * How much a person may say of themselves, and the sentences that ask for what is missing. Without
 * any library, so that a form can use them in the first load of its page.
 */

export const MAX_LENGTHS = {
  name: 60,
  fullName: 120,
  email: 254,
  about: 1000,
  accountHolder: 70,
} as const

export const REQUIRED_FIELDS = {
  firstName: "Bitte gib deinen Vornamen an",
  lastName: "Bitte gib deinen Nachnamen an",
  licence: "Bitte wähl deine Lizenz",
  homeAirport: "Bitte wähl deinen Heimatplatz",
} as const
