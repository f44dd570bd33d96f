import { LICENCE_NAMES, LICENCES } from "#features/users/pilots/licences.ts"
import type { DocumentKind } from "./verification.ts"
import { VERIFICATION_PATH } from "./verification-path.ts"

interface KindFacts {
  label: string
  /** What to photograph, and what for. */
  text: string
  /** Its name in addresses. */
  slug: string
  /** Which ones of the kind there are; a pilot may have several ratings, but one of every other. */
  classes: Readonly<Record<string, string>>
  classLabel: string
  hasNumber: "required" | "optional" | "never"
  /** Whether it ends on a day; a list names the classes that do. */
  ends: boolean | readonly string[]
}

/** The documents of a pilot (product decision 3), in the order in which they are asked for. */
export const DOCUMENT_KINDS: Readonly<Record<DocumentKind, KindFacts>> = {
  identity: {
    label: "Identität",
    text: "Personalausweis, beide Seiten, oder Reisepass. Zugangsnummer und Prüfziffern darfst du abdecken.",
    slug: "identitaet",
    classes: { id_card: "Personalausweis", passport: "Reisepass" },
    classLabel: "Ausweis",
    hasNumber: "never",
    ends: true,
  },
  licence: {
    label: "Lizenz",
    text: "Alle Seiten, auf denen etwas eingetragen ist.",
    slug: "lizenz",
    classes: Object.fromEntries(
      LICENCES.flatMap((licence) =>
        licence === "CPL(A)"
          ? [
              ["CPL(A)", "CPL(A), Berufspilotenlizenz"],
              ["ATPL(A)", "ATPL(A), Verkehrspilotenlizenz"],
            ]
          : [[licence, LICENCE_NAMES[licence]]],
      ),
    ),
    classLabel: "Art der Lizenz",
    hasNumber: "required",
    ends: false,
  },
  medical: {
    label: "Medical",
    text: "Dein Tauglichkeitszeugnis. Wir behalten davon nur Klasse und Daten.",
    slug: "medical",
    classes: { class_1: "Klasse 1", class_2: "Klasse 2", lapl: "LAPL" },
    classLabel: "Klasse",
    hasNumber: "optional",
    ends: true,
  },
  background_check: {
    label: "Zuverlässigkeit",
    text: "Der Bescheid über deine Zuverlässigkeitsüberprüfung (ZÜP, § 7 LuftSiG). Er gilt fünf Jahre.",
    slug: "zuverlaessigkeit",
    classes: {},
    classLabel: "",
    hasNumber: "optional",
    ends: true,
  },
  rating: {
    label: "Berechtigungen",
    text: "Klassenberechtigung, Nachtflug, Instrumentenflug, Kunstflug oder Passagierberechtigung: was du im Cockpit brauchst.",
    slug: "berechtigungen",
    classes: {
      SEP: "SEP, einmotorig mit Kolbentriebwerk",
      MEP: "MEP, mehrmotorig mit Kolbentriebwerk",
      TMG: "TMG, Reisemotorsegler",
      night: "Nachtflug",
      instrument: "Instrumentenflug (IR)",
      aerobatics: "Kunstflug",
      passenger_ul: "Passagierberechtigung UL",
    },
    classLabel: "Berechtigung",
    hasNumber: "never",
    // FCL.740, FCL.625: these are renewed every year or two; a TMG of a SPL is for life, as all others
    ends: ["SEP", "MEP", "instrument"],
  },
  insurance: {
    label: "Versicherung",
    text: "Die Bestätigung deiner Halter- und Passagierhaftpflicht mit ihrem Zeitraum.",
    slug: "versicherung",
    classes: {},
    classLabel: "",
    hasNumber: "required",
    ends: true,
  },
}

export const DOCUMENT_KIND_IDS = Object.keys(DOCUMENT_KINDS) as DocumentKind[]

/** „Medical, Klasse 2“, „Lizenz PPL(A)“, „Nachtflug“ */
export function documentName(document: { kind: DocumentKind; class: string | null }): string {
  const { label, classes } = DOCUMENT_KINDS[document.kind]
  if (!document.class) return label
  const named = classes[document.class] ?? document.class
  if (document.kind === "licence") return `${label} ${document.class}`
  return document.kind === "medical" ? `${label}, ${named}` : named
}

/** Whether such a document must say until when it is valid. */
export function hasExpiryDate(kind: DocumentKind, documentClass: string): boolean {
  const { ends } = DOCUMENT_KINDS[kind]
  return typeof ends === "boolean" ? ends : ends.includes(documentClass)
}

/** Where a pilot hands in a document of this kind. */
export function handInPath(kind: DocumentKind): string {
  return `${VERIFICATION_PATH}?nachweis=${DOCUMENT_KINDS[kind].slug}#${DOCUMENT_KINDS[kind].slug}`
}

/** The kind that an address asks for. */
export function kindOfSlug(slug: string | null): DocumentKind | undefined {
  return DOCUMENT_KIND_IDS.find((kind) => DOCUMENT_KINDS[kind].slug === slug)
}
