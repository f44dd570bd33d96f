import type { SecurityKind } from "#platform/security-kinds.ts"

/** What happened, for the back office. */
export const SECURITY_LABELS: Readonly<Record<SecurityKind, string>> = {
  signed_in: "Angemeldet",
  wrong_password: "Falsches Passwort",
  wrong_code: "Falscher Code",
  wrong_proof: "Falsche Bestätigung",
  sign_in_refused: "Anmeldung an gesperrtem Konto",
  sign_in_limited: "Zu viele Anmeldeversuche",
  session_reused: "Kopierte Anmeldung beendet",
  access_refused: "Zugriff verweigert",
  limit_hit: "Grenze erreicht",
  signed_out_device: "Gerät abgemeldet",
  signed_out_everywhere: "Überall abgemeldet",
  password_changed: "Passwort geändert",
  email_changed: "Mailadresse geändert",
  bank_account_changed: "Bankverbindung geändert",
  bank_account_removed: "Bankverbindung entfernt",
  made_admin: "In die Verwaltung aufgenommen",
  blocked: "Konto gesperrt",
  unblocked: "Sperre aufgehoben",
}

/** The same for the person whose account it is. */
export const OWN_SECURITY_LABELS: Readonly<Record<SecurityKind, string>> = {
  signed_in: "Du hast dich angemeldet",
  wrong_password: "Jemand hat ein falsches Passwort eingegeben",
  wrong_code: "Jemand hat einen falschen Code eingegeben",
  wrong_proof: "Eine Bestätigung in deinem Konto war falsch",
  sign_in_refused: "Eine Anmeldung wurde abgelehnt, weil dein Konto gesperrt war",
  sign_in_limited: "Wir haben weitere Anmeldeversuche abgelehnt",
  session_reused: "Wir haben eine Anmeldung beendet, die kopiert sein könnte",
  access_refused: "Aus deinem Konto wurde etwas aufgerufen, das nicht freigegeben ist",
  limit_hit: "Etwas wurde zu oft hintereinander versucht",
  signed_out_device: "Du hast ein Gerät abgemeldet",
  signed_out_everywhere: "Du hast dich überall abgemeldet",
  password_changed: "Dein Passwort wurde geändert",
  email_changed: "Deine Mailadresse wurde geändert",
  bank_account_changed: "Deine Bankverbindung wurde geändert",
  bank_account_removed: "Deine Bankverbindung wurde entfernt",
  made_admin: "Du gehörst jetzt zur Verwaltung",
  blocked: "Dein Konto wurde gesperrt",
  unblocked: "Die Sperre deines Kontos wurde aufgehoben",
}
