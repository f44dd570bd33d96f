import type { AppealStatus } from "#features/reports/appeal.ts"
import {
  REPORT_REASONS,
  type ReportReason,
  type ReportVerdict,
  SUBJECT_NAMES,
} from "#features/reports/report.ts"
import { GROUNDS, type Ground, type RestrictedKind } from "#features/users/office/restriction.ts"
import { type CsvCell, toCsvFile } from "#platform/csv.ts"

/*
 * The transparency report of a year (DSA Art. 15 (1) and 24 (1)). Its sections are those of the quantitative
 * template of Implementing Regulation (EU) 2024/2835, Annex I, as far as they are about figures that we have.
 */

export interface ReportFact {
  reason: ReportReason
  verdict: ReportVerdict | null
  hours: number | null
}

export interface RestrictionFact {
  kind: RestrictedKind
  ground: Ground
  /** Followed from a report; else we have found it ourselves. */
  isReported: boolean
}

export interface AppealFact {
  status: AppealStatus
  hours: number | null
}

export interface YearFacts {
  reports: readonly ReportFact[]
  restrictions: readonly RestrictionFact[]
  appeals: readonly AppealFact[]
}

export interface TransparencyLine {
  label: string
  value: number | null
  /** What the number counts; a median is in hours. */
  unit?: "hours"
}

export interface TransparencySection {
  key: string
  title: string
  lines: TransparencyLine[]
  note?: string
}

export function transparencyReport({
  reports,
  restrictions,
  appeals,
}: YearFacts): TransparencySection[] {
  const decided = reports.filter(({ verdict }) => verdict !== null)
  const own = restrictions.filter(({ isReported }) => !isReported)
  const ended = appeals.filter(({ status }) => status !== "received")
  return [
    {
      key: "anordnungen",
      title: "Anordnungen von Behörden",
      lines: [],
      note: "Anordnungen nach Art. 9 und 10 gehen nicht über diese Verwaltung ein. Wer eine bekommen hat, trägt sie hier von Hand nach.",
    },
    {
      key: "meldungen",
      title: "Meldungen nach Art. 16",
      lines: [
        { label: "Eingegangen", value: reports.length },
        ...each(REPORT_REASONS, (reason, label) => ({
          label: `davon „${label}“`,
          value: reports.filter((one) => one.reason === reason).length,
        })),
        { label: "Davon von vertrauenswürdigen Hinweisgebern", value: 0 },
        { label: "Entschieden", value: decided.length },
        {
          label: "davon mit einer Maßnahme",
          value: decided.filter(({ verdict }) => verdict === "restricted").length,
        },
        {
          label: "davon ohne Maßnahme",
          value: decided.filter(({ verdict }) => verdict === "kept").length,
        },
        { label: "Mittlere Zeit bis zur Entscheidung", value: medianOf(decided), unit: "hours" },
        { label: "Ohne einen Menschen entschieden", value: 0 },
      ],
    },
    {
      key: "eigene",
      title: "Maßnahmen aus eigener Initiative",
      lines: [
        { label: "Zusammen", value: own.length },
        ...each(GROUNDS, (ground, label) => ({
          label: `Grundlage: ${label}`,
          value: own.filter((one) => one.ground === ground).length,
        })),
        { label: "Ohne einen Menschen erkannt", value: 0 },
      ],
    },
    {
      key: "massnahmen",
      title: "Alle Maßnahmen",
      lines: [
        { label: "Zusammen", value: restrictions.length },
        ...each(SUBJECT_NAMES, (kind, label) => ({
          label: kind === "profile" ? "Gesperrt: Konto" : `Gesperrt oder ausgeblendet: ${label}`,
          value: restrictions.filter((one) => one.kind === kind).length,
        })),
      ],
    },
    {
      key: "beschwerden",
      title: "Widersprüche nach Art. 20",
      lines: [
        { label: "Eingegangen", value: appeals.length },
        {
          label: "Entscheidung bleibt",
          value: appeals.filter(({ status }) => status === "upheld").length,
        },
        {
          label: "Entscheidung geändert",
          value: appeals.filter(({ status }) => status === "reversed").length,
        },
        {
          label: "Noch offen",
          value: appeals.filter(({ status }) => status === "received").length,
        },
        { label: "Mittlere Zeit bis zur Entscheidung", value: medianOf(ended), unit: "hours" },
      ],
      note: "Außergerichtliche Streitbeilegung (Art. 21) läuft bei den Stellen selbst und wird von Hand nachgetragen. Konten sperren wir von Fall zu Fall, nicht nach Art. 23: keine.",
    },
    {
      key: "automatik",
      title: "Automatische Mittel",
      lines: [
        { label: "Automatisch entschieden", value: 0 },
        { label: "Automatisch erkannt", value: 0 },
      ],
      note: "Über Inhalte entscheiden hier Menschen.",
    },
  ]
}

function each<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  line: (key: Key, label: string) => TransparencyLine,
): TransparencyLine[] {
  return (Object.entries(labels) as [Key, string][]).map(([key, label]) => line(key, label))
}

/** The median of the hours that are known; null where none are. */
export function medianOf(facts: readonly { hours: number | null }[]): number | null {
  const hours = facts
    .flatMap((fact) => (fact.hours === null ? [] : [fact.hours]))
    .toSorted((one, other) => one - other)
  const middle = hours.length / 2
  const [low, high] = [hours[Math.ceil(middle) - 1], hours[Math.floor(middle)]]
  if (low === undefined || high === undefined) return null
  return Math.round(((low + high) / 2) * 10) / 10
}

/** „1,5 Stunden“, „keine“ */
export function formatValue({ value, unit }: TransparencyLine): string {
  if (value === null) return "–"
  const number = value.toLocaleString("de-DE")
  if (unit !== "hours") return number
  return `${number}\u00a0${value === 1 ? "Stunde" : "Stunden"}`
}

export function toTransparencyCsv(year: number, sections: readonly TransparencySection[]): string {
  const rows = sections.flatMap(({ title, lines, note }): CsvCell[][] => [
    ...lines.map(({ label, value, unit }) => [
      year,
      title,
      label,
      value,
      unit === "hours" ? "Stunden" : "Anzahl",
    ]),
    ...(note ? [[year, title, note, null, "Hinweis"]] : []),
  ])
  return toCsvFile([["Jahr", "Abschnitt", "Angabe", "Wert", "Einheit"], ...rows])
}
