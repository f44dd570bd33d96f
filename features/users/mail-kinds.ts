/*
 * Mails that a person may switch off (product decision 8: „optional = mail“). A `mutedMails` of an
 * account holds their ids; the bell rings all the same.
 */

export const OPTIONAL_MAILS = [
  {
    id: "passenger-changes",
    label: "Änderungen deiner Gäste",
    when: "",
    whenPilot: "Jemand sagt ab, rückt nach, stimmt einer Änderung zu oder steigt aus.",
    isForPilots: true,
  },
  {
    id: "messages",
    label: "Neue Nachrichten",
    when: "Gesammelt, wenn du sie fünf Minuten lang nicht gelesen hast.",
    whenPilot: "Gesammelt, wenn du sie fünf Minuten lang nicht gelesen hast.",
    isForPilots: false,
  },
  {
    id: "flight-requests",
    label: "Gesuche",
    when: "Jemand bietet dir einen Flug auf dein Gesuch an.",
    whenPilot:
      "Jemand sucht einen Flug in deiner Nähe (höchstens eine Mail am Tag) oder bietet dir einen an.",
    isForPilots: false,
  },
  {
    id: "reviews",
    label: "Bewertungen",
    when: "Du kannst bewerten, oder jemand hat dich bewertet.",
    whenPilot: "Du kannst bewerten, oder jemand hat dich bewertet.",
    isForPilots: false,
  },
] as const

export type OptionalMail = (typeof OPTIONAL_MAILS)[number]["id"]

export const OPTIONAL_MAIL_IDS: readonly OptionalMail[] = OPTIONAL_MAILS.map(({ id }) => id)

/** Mails that nobody can switch off, by what they are about. */
export const ALWAYS_SENT = [
  {
    about: "Buchungen",
    what: "Anfrage, Zusage, Absage, neuer Termin, freier Platz von der Warteliste, Go-Entscheidung",
    isForPilots: false,
  },
  {
    about: "Geld",
    what: "Abrechnung, Einspruch, Auszahlung, Gutscheine",
    isForPilots: false,
  },
  {
    about: "Deine Flüge und Papiere",
    what: "geprüft, veröffentlicht, pausiert, läuft bald ab, Abrechnung fällig",
    isForPilots: true,
  },
  {
    about: "Sicherheit",
    what: "neues Gerät, geändertes Passwort, geänderte Mailadresse oder Bankverbindung, Kopie deiner Daten",
    isForPilots: false,
  },
  { about: "Meldungen", what: "Eingang und Entscheidung mit Gründen", isForPilots: false },
] as const
