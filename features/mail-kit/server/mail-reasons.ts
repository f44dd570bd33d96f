/*
 * Why somebody gets a mail about a flight, which stands at its end: mails of several rooms say it. Each names
 * what somebody is to the flight.
 */

export const TO_PILOT = "Du bekommst diese Mail, weil du diesen Flug anbietest."
export const TO_PILOT_AFTERWARDS = "Du bekommst diese Mail, weil du diesen Flug angeboten hast."
export const TO_GUEST = "Du bekommst diese Mail, weil du auf diesem Flug Plätze gebucht hast."
export const TO_GUEST_OR_REQUESTER =
  "Du bekommst diese Mail, weil du auf diesem Flug Plätze gebucht oder angefragt hast."
export const TO_OFFICE = "Du bekommst diese Mail, weil du zur Verwaltung gehörst."
