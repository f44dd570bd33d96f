/** What happens to vouchers, for their own page and for the log of the back office. */
export const VOUCHER_EVENT_WORDS: Readonly<Record<string, string>> = {
  "voucher.ordered": "Gutschein bestellt",
  "voucher.activated": "Gutschein bezahlt und gültig",
  "voucher.delivered": "Gutschein zugestellt",
  "voucher.redeemed": "Gutschein eingelöst",
  "voucher.spent": "Mit dem Gutschein gezahlt",
  "voucher.credited": "Auf den Gutschein zurückgegeben",
  "voucher.expiring": "An das Ende des Gutscheins erinnert",
  "voucher.expired": "Gutschein abgelaufen",
  "voucher.revoked": "Gutschein nach Widerruf zurückgenommen",
  "voucher.lapsed": "Gutschein nicht bezahlt",
  "voucher.opened": "Gutschein von der Verwaltung angesehen",
  "voucher.blocked": "Gutschein gesperrt",
  "voucher.unblocked": "Sperre des Gutscheins aufgehoben",
  "voucher.replaced": "Gutschein durch einen neuen ersetzt",
  "voucher.reissued": "Gutschein mit neuem Code ausgestellt",
  "voucher.sent_again": "Gutschein noch einmal verschickt",
}
