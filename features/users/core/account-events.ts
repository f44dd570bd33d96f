/** What happens to an account, in words for the back office. */
export const ACCOUNT_EVENT_LABELS: Readonly<Record<string, string>> = {
  "user.created": "Konto angelegt",
  "user.registered": "Registriert",
  "user.email_confirmed": "Mailadresse bestätigt",
  "user.signed_in": "Angemeldet",
  "user.became_pilot": "Pilotenprofil angelegt",
  "user.made_admin": "In die Verwaltung aufgenommen",
  "user.settings_changed": "Einstellungen geändert",
  "user.newsletter_subscribed": "Newsletter bestellt",
  "user.newsletter_unsubscribed": "Newsletter abbestellt",
  "user.password_changed": "Passwort geändert",
  "user.email_changed": "Mailadresse geändert",
  "user.superseded": "Abgelöst: Die Adresse gehört jemand anderem",
  "user.bank_account_changed": "Bankverbindung geändert",
  "user.bank_account_removed": "Bankverbindung entfernt",
  "user.payout_account_changed": "Stand des Auszahlungskontos geändert",
  "user.photo_changed": "Foto geändert",
  "user.photo_removed": "Foto entfernt",
  "user.phone_given": "Telefonnummer angegeben",
  "user.phone_removed": "Telefonnummer entfernt",
  "user.birth_date_given": "Geburtsdatum angegeben",
  "user.flight_hours_stated": "Flugstunden angegeben",
  "user.documents_decided": "Über Nachweise benachrichtigt",
  "user.messages_waiting": "Über ungelesene Nachrichten benachrichtigt",
  "user.flight_requests_nearby": "Über Gesuche in der Nähe benachrichtigt",
  "user.year_over": "Über das Jahr in Bildern benachrichtigt",
  "user.deleted": "Konto gelöscht",
  "user.occurrences_exported": "Vorfälle für eine Behörde exportiert",
  "user.opened": "In der Verwaltung geöffnet",
  "user.blocked": "Gesperrt",
  "user.unblocked": "Sperre aufgehoben",
}

/** A kind without words of its own is shown as it is, so that nothing is left out. */
export function formatAccountEvent(kind: string): string {
  return ACCOUNT_EVENT_LABELS[kind] ?? kind
}
