import type { OfficeRole } from "#platform/actor.ts"
import { type OfficeRight, rolesWith } from "./office-right.ts"

/** What a role is called, and what it is there for. */
export const OFFICE_ROLE_LABELS: Readonly<Record<OfficeRole, { name: string; about: string }>> = {
  support: {
    name: "Betreuung",
    about: "Sieht Buchungen, Konten und Gutscheine an, antwortet und verschickt Mails noch einmal.",
  },
  finance: {
    name: "Finanzen",
    about: "Erstattungen, Auszahlungen, Einwände, Gutscheine, Buch und Belege.",
  },
  "trust-and-safety": {
    name: "Vertrauen und Sicherheit",
    about: "Nachweise, Flüge, Meldungen und Vorfälle, und das Sperren von Konten.",
  },
  content: {
    name: "Inhalte",
    about:
      "Bewertungen, Hinweise, gemeldete Inhalte, die ersten Flüge neuer Pilot:innen, Texte und Startseite.",
  },
  owner: {
    name: "Inhaber:in",
    about: "Darf alles, auch Rollen vergeben und Aufträge neu starten.",
  },
}

const oneOf = new Intl.ListFormat("de-DE", { type: "disjunction" })

/** What somebody of the back office reads who lacks a right: which roles have it. */
export function sentenceOfMissingRight(right: OfficeRight): string {
  const names = rolesWith(right).map((role) => `„${OFFICE_ROLE_LABELS[role].name}“`)
  return `Dafür fehlt dir das Recht. Es gehört zur Rolle ${oneOf.format(names)}.`
}
