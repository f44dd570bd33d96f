/*
 * Mails that a person may switch off (product decision 8: „optional = mail“). `mutedMails` of an
 * account holds their ids; the bell rings all the same. Every entry has its row in the table of the
 * notifications room; a kind of mail gets its switch here when its first event exists.
 */

export const OPTIONAL_MAILS = [
  {
    id: "new-messages",
    label: "Neue Nachrichten",
    when: "Wenn du eine Nachricht fünf Minuten lang nicht gelesen hast, alle zusammen in einer Mail.",
    isForPilots: false,
  },
  {
    id: "ride-reminder",
    label: "Erinnerung am Vortag",
    when: "Uhrzeit, Treffpunkt und Kontakt, einen Tag vor jedem gebuchten Flug.",
    isForPilots: false,
  },
  {
    id: "change-answers",
    label: "Antworten auf Änderungen",
    when: "Wenn Gäste einer Änderung deines Flugs zustimmen oder nicht mehr mitfliegen.",
    isForPilots: true,
  },
  {
    id: "offer-received",
    label: "Angebot zu deinem Gesuch",
    when: "Sobald dir jemand einen Flug zu einem deiner Gesuche anbietet.",
    isForPilots: false,
  },
  {
    id: "requests-nearby",
    label: "Gesuche in der Nähe",
    when: "Wer ab deinen Flugplätzen mitfliegen möchte. Höchstens eine Mail am Tag, um 17 Uhr.",
    isForPilots: true,
  },
  {
    id: "reviews",
    label: "Bewertungen",
    when: "Nach einem Flug eine Einladung zum Bewerten und eine Erinnerung, und wenn jemand dich bewertet hat.",
    isForPilots: false,
  },
  {
    id: "guest-cancelled",
    label: "Stornierungen auf deinen Flügen",
    when: "Jemand storniert eine Buchung auf einem Flug, den du anbietest.",
    isForPilots: true,
  },
  {
    id: "year-review",
    label: "Dein Jahr in der Luft",
    when: "Einmal im Jahr, Anfang Januar, wenn du im Jahr davor geflogen bist.",
    isForPilots: false,
  },
] as const

export type OptionalMail = (typeof OPTIONAL_MAILS)[number]["id"]

export const OPTIONAL_MAIL_IDS: readonly OptionalMail[] = OPTIONAL_MAILS.map(({ id }) => id)

/** Mails that cannot be muted, by their subject. */
export const ALWAYS_SENT = [
  {
    about: "Deine Buchungen",
    what: "Anfrage, Zusage, Änderung, Absage, Erstattung, abgelaufene Anfrage oder Reservierung",
    isForPilots: false,
  },
  {
    about: "Deine Flüge",
    what: "neue und zurückgezogene Anfragen, Buchungen, Absagen deiner Flüge, Erinnerung am Vortag",
    isForPilots: true,
  },
  {
    about: "Sicherheit",
    what: "neues Gerät, geändertes Passwort, geänderte Mailadresse oder Bankverbindung, Kopie deiner Daten",
    isForPilots: false,
  },
] as const
