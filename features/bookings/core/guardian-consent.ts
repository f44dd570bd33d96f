/*
 * Whoever is under 18 flies along only with the consent of somebody who has the care of them
 * (§§ 1626, 1629 BGB). Who that is, when it was given and to which words is kept with the person;
 * the name is forgotten with the weights, 30 days after the flight.
 */

/** Which of the wordings is agreed to now. */
export const GUARDIAN_WORDING = "2026-11"

/** Every wording that was ever agreed to: words that change get a version of their own. */
export const GUARDIAN_WORDINGS: Record<string, string> = {
  [GUARDIAN_WORDING]:
    "Die genannten Sorgeberechtigten sind mit dem Mitflug der Minderjährigen einverstanden.",
}

/** Who consents for whom, as mails say it. */
export interface GuardianConsent {
  minor: string
  guardian: string
}
