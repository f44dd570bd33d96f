import { GUARDIAN_WORDINGS } from "#features/bookings/core/guardian-consent.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"

/** A paper that belongs to a flight. */
export interface RoomDocument {
  title: string
  text: string
  /** Missing where there is no more of it than its sentence. */
  href?: string
  /** The name of a file, which is saved instead of opened. */
  saveAs?: string
}

/** That somebody who has the care of a minor agrees, as it is stored. */
export interface StoredConsent {
  minor: string
  /** Forgotten 30 days after the flight. */
  guardian: string | null
  at: string
  wording: string | null
}

export function consentDocument(consent: StoredConsent): RoomDocument {
  const { minor, guardian, at, wording } = consent
  const when = formatInstant(new Date(at), HOME_ZONE)
  const said = guardian ? `${guardian} hat am ${when} erklärt` : `Erklärt am ${when}`
  const words = wording === null ? undefined : GUARDIAN_WORDINGS[wording]
  return {
    title: `Einverständnis für ${minor}`,
    text: words ? `${said}: „${words}“` : `${said}.`,
  }
}
