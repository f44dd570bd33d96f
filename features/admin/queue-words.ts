/** What each queue does, for people. */
export const QUEUE_WORDS: Readonly<Record<string, string>> = {
  events: "Folgen von Ereignissen",
  mails: "Mails verschicken",
  "settle-authorisations": "Zahlungen einziehen oder freigeben",
  "call-for-refunds": "Geld zurückgeben",
  "trial-webhooks": "Meldungen der Probezahlung",
  "lapse-holds": "Abgelaufene Reservierungen lösen",
  "expire-requests": "Unbeantwortete Anfragen beenden",
  "end-unanswered-changes": "Unbeantwortete Änderungen beenden",
  "flight-times": "Flüge starten, landen und abrechnen lassen",
  "forget-weights": "Gewichte löschen",
  "forget-withdrawals": "Alte Widerrufe anonymisieren",
  "remind-of-flights": "An Flüge erinnern",
  "warn-of-paused-flights": "Vor pausierten Flügen warnen",
  "remind-of-documents": "An ablaufende Nachweise erinnern",
  "forget-document-files": "Dateien von Nachweisen löschen",
  "forget-orphaned-plane-photo": "Überzählige Flugzeugfotos löschen",
  "tidy-flight-photo": "Überzählige Flugfotos löschen",
  "copy-flight-photo": "Flugfotos kopieren",
  "plan-subscription-digests": "Suchagenten planen",
  "subscription-digest": "Suchagenten verschicken",
  "forget-unconfirmed-subscriptions": "Unbestätigte Konten löschen",
  "tell-pilots-of-flight-requests": "Von Gesuchen in der Nähe erzählen",
  "expire-flight-requests": "Abgelaufene Gesuche beenden",
  "forget-sessions": "Alte Anmeldungen löschen",
  "forget-code-mails": "Mails mit Codes löschen",
  "forget-files": "Überzählige Dateien löschen",
  "make-data-exports": "Datenkopien erstellen",
  "expire-data-exports": "Abgelaufene Datenkopien löschen",
  "forget-idempotency-keys": "Schlüssel gegen Wiederholungen löschen",
  "forward-page-events": "Seitenzahlen weitergeben",
  "forget-search-changes": "Alte Änderungen der Suche löschen",
  "top-up-demo-world": "Vorführwelt auffüllen",
}

export function queueInWords(name: string): string {
  return QUEUE_WORDS[name] ?? name
}
