/** What an event is about, by the first part of its kind. */
export const ENTITY_WORDS: Readonly<Record<string, string>> = {
  booking: "Buchung",
  flight: "Flug",
  payment: "Zahlung",
  user: "Konto",
  document: "Nachweis",
  landing: "Flugbuch-Eintrag",
  plane: "Flugzeug",
  review: "Bewertung",
  subscription: "Suchagent",
  flight_request: "Gesuch",
  report: "Meldung",
  appeal: "Widerspruch",
  withdrawal: "Widerruf",
  voucher: "Gutschein",
  mail: "Mail",
  job: "Auftrag",
}
