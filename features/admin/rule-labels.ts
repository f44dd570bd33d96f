/** What each rule of the books demands, for people, by the rule's id. */
export const RULE_LABELS: Readonly<Record<string, string>> = {
  "every-ledger-transaction-balances": "Jede Bewegung im Hauptbuch geht in sich auf",
  "every-booking-knows-when-what-it-is-for-starts":
    "Jede Buchung kennt den Beginn ihres Fluges oder ihres Wunschtermins",
  "every-booking-that-holds-seats-has-exactly-its-number-of-seat-rows":
    "Jede Buchung belegt genau so viele Plätze, wie sie hat",
  "a-booking-of-an-offer-without-a-date-names-a-start-and-is-confirmed-only-on-the":
    "Eine Buchung ohne festen Termin nennt einen Wunschtermin und wird erst auf dem daraus entstandenen Flug zugesagt",
  "more-seats-are-those-of-the-same-account-and-flight-as-their-booking-and-are-ope":
    "Weitere Plätze gehören zum selben Konto und Flug wie ihre Buchung und sind nur offen, solange diese zugesagt ist",
  "what-has-joined-a-booking-has-no-people-of-its-own-any-more":
    "Was in eine andere Buchung übergegangen ist, führt keine eigenen Mitfliegenden mehr",
  "no-seat-belongs-to-a-booking-that-is-over-or-waits-for-another-date":
    "Kein Platz gehört einer Buchung, die beendet ist oder auf einen neuen Termin wartet",
  "every-flight-has-one-seat-row-per-offered-seat":
    "Jeder Flug führt jeden angebotenen Platz genau einmal",
  "every-flight-in-review-was-handed-in-and-waits-for-a-verdict":
    "Jeder Flug in Prüfung wurde eingereicht und wartet auf ein Urteil",
  "no-flight-costs-a-guest-more-than-an-equal-share":
    "Kein Flug kostet Gäste mehr als den gleichen Anteil",
  "the-itemised-costs-of-a-flight-add-up-to-its-total":
    "Die einzelnen Kosten eines Fluges ergeben zusammen seine Gesamtkosten",
  "every-request-has-an-authorised-payment-of-exactly-its-price":
    "Für jede Anfrage ist genau ihr Preis reserviert",
  "nothing-is-collected-of-a-booking-whose-payment-is-due-and-nothing-kept":
    "Von einer Buchung, deren Zahlung noch aussteht, ist nichts eingezogen und nichts einbehalten",
  "every-confirmed-flown-or-settled-booking-and-one-that-may-choose-another-date-ha":
    "Was für eine gültige Buchung gezahlt und zurückgegeben wurde, ergibt genau ihren Preis samt dem, was sie einbehält",
  "every-cancelled-booking-gives-back-all-of-its-price-but-what-it-keeps":
    "Jede stornierte Buchung gibt ihren Preis zurück, bis auf das Einbehaltene",
  "only-what-was-cancelled-late-by-the-passenger-keeps-a-part-half-of-the-share-of":
    "Nur eine späte Stornierung durch den Gast behält etwas ein: den halben Kostenanteil dieser Plätze und ihre Servicegebühr",
  "nothing-stays-of-a-cancelled-booking-whose-flight-did-not-take-place":
    "Fällt der Flug aus, behält auch eine stornierte Buchung nichts ein",
  "what-a-late-cancellation-keeps-lies-in-the-ledger-until-its-settlement-to-the-ce":
    "Was eine späte Stornierung einbehält, liegt bis zur Abrechnung auf den Cent im Hauptbuch",
  "nobody-is-booked-on-a-changed-flight-to-which-they-did-not-agree":
    "Auf einem geänderten Flug ist nur gebucht, wer der Änderung zugestimmt hat",
  "every-question-about-a-change-says-how-the-guest-knew-the-flight-and-stands-on-t":
    "Jede Frage zu einer Änderung nennt den früheren Stand und gehört zum Flug ihrer Buchung",
  "refunds-never-exceed-what-was-collected": "Es geht nie mehr zurück, als eingezogen wurde",
  "what-a-payment-has-given-back-is-the-sum-of-its-refunds-and-its-status-says-how":
    "Was eine Zahlung zurückgegeben hat, ist die Summe ihrer Erstattungen, und ihr Status sagt es richtig",
  "every-refund-has-its-ledger-move-once-it-is-done-and-no-sooner":
    "Jede Erstattung steht im Hauptbuch, sobald sie ausgeführt ist, und nicht früher",
  "nothing-is-left-in-the-ledger-of-an-order-that-was-refunded-in-full":
    "Von einer ganz erstatteten Bestellung bleibt im Hauptbuch nichts übrig",
  "what-is-reserved-in-the-ledger-is-what-authorised-payments-say-order-by-order":
    "Im Hauptbuch ist je Bestellung genau das reserviert, was die Zahlungen sagen",
  "what-providers-collected-in-the-ledger-is-what-captured-payments-say-less-what-b":
    "Was Zahlungsanbieter laut Hauptbuch eingezogen haben, stimmt mit Zahlungen, Erstattungen, Rückbuchungen und Überweisungen überein",
  "what-banks-have-taken-back-in-the-ledger-is-what-disputes-say-less-what-was-to-g":
    "Was Banken laut Hauptbuch zurückgeholt haben, stimmt mit den Rückbuchungen überein",
  "a-payment-is-charged-back-exactly-while-a-bank-holds-a-part-of-it":
    "Eine Zahlung gilt genau so lange als zurückgebucht, wie eine Bank einen Teil davon hält",
  "every-collected-booking-that-is-not-settled-holds-its-prepaid-share-and-fee-in-t":
    "Kostenanteil und Servicegebühr jeder eingezogenen Buchung liegen bis zur Abrechnung auf den Cent im Hauptbuch",
  "what-is-settled-holds-nothing-and-was-divided-once-as-its-statement-says":
    "Was abgerechnet ist, wurde einmal aufgeteilt, wie es die Abrechnung sagt, und hält nichts mehr",
  "every-settled-booking-has-a-statement-and-a-closed-flight-divided-everything":
    "Jede geflogene Buchung steht in einer Abrechnung, und ein abgeschlossener Flug hat alles aufgeteilt",
  "a-settlement-only-goes-down-nobody-carries-more-than-was-prepaid-or-an-equal-sha":
    "Eine Abrechnung senkt nur: Niemand trägt mehr als vorausgezahlt oder als den gleichen Anteil, der Pilot mindestens einen",
  "what-goes-back-at-a-pilot-s-cost-is-promised-to-the-guest-and-never-after-the-sh":
    "Was Piloten nachlassen, ist dem Gast versprochen, und zwar vor der Freigabe des Anteils",
  "the-itemised-costs-of-a-settlement-add-up-to-its-total":
    "Die einzelnen Kosten einer Abrechnung ergeben zusammen ihre Gesamtkosten",
  "every-share-that-was-settled-has-its-payout-of-exactly-that-and-nobody-else-has":
    "Zu jedem abgerechneten Anteil gehört genau eine Auszahlung in dieser Höhe",
  "what-pilots-are-owed-in-the-ledger-is-their-payouts-without-what-they-bear-of-di":
    "Was Piloten laut Hauptbuch zusteht, sind ihre Auszahlungen ohne getragene Rückbuchungen und bereits Überwiesenes",
  "a-payout-is-paid-exactly-when-its-transfers-have-sent-all-of-it":
    "Eine Auszahlung gilt genau dann als gezahlt, wenn alles überwiesen ist",
  "nobody-bears-more-of-a-dispute-than-was-decided-or-more-of-a-payout-than-it-is":
    "Niemand trägt mehr von einer Rückbuchung, als entschieden wurde, oder mehr, als die Auszahlung beträgt",
  "every-transfer-has-its-ledger-move-once-it-is-done-and-none-is-left-of-one-that":
    "Jede ausgeführte Überweisung steht im Hauptbuch, von einer zurückgekommenen bleibt nichts",
  "no-live-hold-request-or-booking-of-one-account-is-doubled-on-a-flight-but-for-mo":
    "Kein Konto hat auf einem Flug zwei laufende Buchungen, weitere Plätze ausgenommen",
  "every-booking-has-as-many-people-as-seats-once-it-is-ordered":
    "Jede bestellte Buchung nennt so viele Mitfliegende wie Plätze",
  "every-booking-s-last-event-says-the-status-that-it-has":
    "Das letzte Ereignis jeder Buchung nennt ihren Status",
  "every-published-flight-has-the-price-of-its-newest-price-row":
    "Jeder veröffentlichte Flug hat den Preis, der zuletzt für ihn festgelegt wurde",
  "no-voucher-is-overdrawn-or-worth-more-than-its-value-and-one-that-was-never-paid":
    "Kein Gutschein ist überzogen oder mehr wert als sein Betrag, und ein nie bezahlter ist nichts wert",
  "what-a-voucher-is-worth-with-all-that-stand-for-it-is-its-value-without-what-the":
    "Ein Gutschein ist samt seinem Ersatz wert, was von seinem Betrag noch nicht ausgegeben ist",
  "a-voucher-that-another-stands-for-is-blocked-and-worth-nothing-and-both-have-the":
    "Ein ersetzter Gutschein ist gesperrt und nichts wert, und sein Ersatz hat denselben Betrag",
  "nothing-but-vouchers-is-paid-by-direct-debit": "Nur Gutscheine werden per Lastschrift bezahlt",
  "what-vouchers-gave-to-an-order-lies-with-it-was-collected-with-it-or-is-back":
    "Was Gutscheine zu einer Bestellung beitragen, liegt bei ihr, ist mit ihr eingezogen oder zurück",
  "every-payment-under-way-finds-its-credit-with-its-order":
    "Zu jeder laufenden Zahlung liegt ihr Guthaben bei der Bestellung",
  "no-voucher-is-bought-with-credit": "Kein Gutschein ist mit Guthaben gekauft",
  "every-voucher-that-was-bought-and-not-given-back-was-collected-in-full":
    "Jeder gekaufte und nicht zurückgegebene Gutschein ist ganz bezahlt",
  "nobody-waits-for-seats-of-an-offered-flight-while-so-many-are-free-unless-they-a":
    "Niemand wartet auf Plätze, die frei sind, außer wer gerade an der Kasse ist",
  "no-seat-is-on-sale-for-which-the-payload-leaves-nobody-over-40-kg":
    "Kein Platz ist im Verkauf, für den die Zuladung nicht mehr reicht",
  "what-the-waitlist-offers-is-held-for-the-same-account-and-what-was-claimed-was-o":
    "Was die Warteliste anbietet, ist für dasselbe Konto reserviert, und was genommen wurde, ist bestellt",
  "every-place-in-a-waitlist-has-the-status-of-its-last-event":
    "Das letzte Ereignis jedes Wartelistenplatzes nennt seinen Status",
  "nobody-waits-for-a-flight-that-was-called-off-or-taken-away":
    "Niemand wartet auf einen abgesagten oder gesperrten Flug",
  "what-was-given-out-of-goodwill-is-what-its-account-has-paid-for-it-on-its-way-to":
    "Jede Kulanz ist auf den Cent verbucht und auf dem Weg, und keine Buchung erhielt mehr als 1.000 €",
  "receipts-are-numbered-from-1-without-a-gap-year-by-year":
    "Belege sind in jedem Jahr ab 1 lückenlos nummeriert",
  "a-receipt-says-what-its-move-of-the-ledger-has-changed-to-the-cent":
    "Jeder Beleg nennt auf den Cent, was seine Bewegung im Hauptbuch geändert hat",
  "receipts-without-their-corrections-are-what-a-booking-is-charged-in-the-ledger-u":
    "Die Belege einer Buchung ergeben zusammen, was ihr im Hauptbuch berechnet ist",
  "what-a-receipt-takes-away-with-all-others-is-never-more-than-what-it-corrects":
    "Korrekturen nehmen nie mehr weg, als der korrigierte Beleg enthält",
  "the-vat-of-a-prepaid-fee-is-owed-while-its-booking-has-it-order-by-order-and-not":
    "Die Umsatzsteuer einer vorausgezahlten Servicegebühr ist geschuldet, bis die Buchung abgerechnet ist",
  "the-vat-that-the-ledger-owes-for-a-month-is-that-of-the-invoices-and-corrections":
    "Die Umsatzsteuer eines Monats im Hauptbuch ist die seiner Rechnungen und Korrekturen",
  "bookings-none-stands-still-beyond-its-time-without-being-on-somebody-s-list":
    "Keine Buchung bleibt über ihre Frist hinaus liegen",
  "flights-none-stands-still-beyond-its-time-without-being-on-somebody-s-list":
    "Kein Flug bleibt über seine Frist hinaus liegen",
  "payments-none-stands-still-beyond-its-time-without-being-on-somebody-s-list":
    "Keine Zahlung bleibt über ihre Frist hinaus liegen",
  "refunds-none-stands-still-beyond-its-time-without-being-on-somebody-s-list":
    "Keine Erstattung bleibt über ihre Frist hinaus liegen",
  "transfers-none-stands-still-beyond-its-time-without-being-on-somebody-s-list":
    "Keine Überweisung bleibt über ihre Frist hinaus liegen",
  "payouts-none-stands-still-beyond-its-time-without-being-on-somebody-s-list":
    "Keine Auszahlung bleibt über ihre Frist hinaus liegen",
  "disputes-none-stands-still-beyond-its-time-without-being-on-somebody-s-list":
    "Keine Rückbuchung bleibt über ihre Frist hinaus liegen",
  "vouchers-none-stands-still-beyond-its-time-without-being-on-somebody-s-list":
    "Kein Gutschein bleibt über seine Frist hinaus liegen",
}
