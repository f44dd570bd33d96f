import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { Chart } from "./datev-accounts.ts"

/*
 * DATEV's format „Buchungsstapel“, category 21, version 13, with the header of version 700, field by field
 * as https://developer.datev.de/datev/platform/de/dtvf describes it (header, formate/buchungsstapel; looked
 * up in November 2026). A text stands in quotation marks even where it is empty, a number never does.
 */

/** Text, written in quotation marks. */
const text = (value: string) => `"${value.replaceAll('"', '""')}"`
const EMPTY_TEXT = text("")
const EMPTY = ""

export interface DatevBatch {
  /** „2026-11“ */
  month: string
  consultant: number
  client: number
  chart: Chart
  accountLength: number
  /** Whether DATEV may still change it: not what comes from a closed month. */
  isFinal: boolean
  createdAt: Date
}

/** The first line: 31 fields. */
export function formatHeader(batch: DatevBatch): string {
  const { month, consultant, client, chart, accountLength, isFinal, createdAt } = batch
  const first = `${month.replace("-", "")}01`
  return [
    text("EXTF"), // 1 Kennzeichen: written by a program that is not DATEV's
    "700", // 2 Versionsnummer of this header
    "21", // 3 Formatkategorie
    text("Buchungsstapel"), // 4 Formatname
    "13", // 5 Formatversion
    formatMoment(createdAt), // 6 Erzeugt am
    EMPTY, // 7 reserved
    text("RE"), // 8 Herkunft
    EMPTY_TEXT, // 9 Exportiert von
    EMPTY_TEXT, // 10 reserved
    String(consultant), // 11 Beraternummer
    String(client), // 12 Mandantennummer
    `${month.slice(0, 4)}0101`, // 13 WJ-Beginn
    String(accountLength), // 14 Sachkontenlänge
    first, // 15 Datum von
    lastDayOf(month), // 16 Datum bis
    text(`Aufwind ${month}`), // 17 Bezeichnung
    EMPTY_TEXT, // 18 Diktatkürzel
    "1", // 19 Buchungstyp: Finanzbuchführung
    "0", // 20 Rechnungslegungszweck: unabhängig
    isFinal ? "1" : "0", // 21 Festschreibung
    text("EUR"), // 22 WKZ
    EMPTY, // 23 reserved
    EMPTY_TEXT, // 24 Derivatskennzeichen
    EMPTY, // 25 reserved
    EMPTY, // 26 reserved
    text(chart.slice(-2)), // 27 Sachkontenrahmen
    EMPTY, // 28 ID der Branchenlösung
    EMPTY, // 29 reserved
    EMPTY_TEXT, // 30 reserved
    EMPTY_TEXT, // 31 Anwendungsinformation
  ].join(";")
}

const numbered = (count: number, titles: (at: number) => string[]) =>
  Array.from({ length: count }, (_, index) => titles(index + 1)).flat()

/** The second line, the names of its 125 columns as DATEV writes them. */
export const DATEV_COLUMNS: readonly string[] = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
  "Postensperre",
  "Diverse Adressnummer",
  "Geschäftspartnerbank",
  "Sachverhalt",
  "Zinssperre",
  "Beleglink",
  ...numbered(8, (at) => [`Beleginfo - Art ${at}`, `Beleginfo - Inhalt ${at}`]),
  "KOST1 - Kostenstelle",
  "KOST2 - Kostenstelle",
  "Kost-Menge",
  "EU-Land u. UStID (Bestimmung)",
  "EU-Steuersatz (Bestimmung)",
  "Abw. Versteuerungsart",
  "Sachverhalt L+L",
  "Funktionsergänzung L+L",
  "BU 49 Hauptfunktionstyp",
  "BU 49 Hauptfunktionsnummer",
  "BU 49 Funktionsergänzung",
  ...numbered(20, (at) => [`Zusatzinformation - Art ${at}`, `Zusatzinformation- Inhalt ${at}`]),
  "Stück",
  "Gewicht",
  "Zahlweise",
  "Forderungsart",
  "Veranlagungsjahr",
  "Zugeordnete Fälligkeit",
  "Skontotyp",
  "Auftragsnummer",
  "Buchungstyp",
  "USt-Schlüssel (Anzahlungen)",
  "EU-Land (Anzahlungen)",
  "Sachverhalt L+L (Anzahlungen)",
  "EU-Steuersatz (Anzahlungen)",
  "Erlöskonto (Anzahlungen)",
  "Herkunft-Kz",
  "Buchungs GUID",
  "KOST-Datum",
  "SEPA-Mandatsreferenz",
  "Skontosperre",
  "Gesellschaftername",
  "Beteiligtennummer",
  "Identifikationsnummer",
  "Zeichnernummer",
  "Postensperre bis",
  "Bezeichnung SoBil-Sachverhalt",
  "Kennzeichen SoBil-Buchung",
  "Festschreibung",
  "Leistungsdatum",
  "Datum Zuord. Steuerperiode",
  "Fälligkeit",
  "Generalumkehr (GU)",
  "Steuersatz",
  "Land",
  "Abrechnungsreferenz",
  "BVV-Position",
  "EU-Land u. UStID (Ursprung)",
  "EU-Steuersatz (Ursprung)",
  "Abw. Skontokonto",
]

/** Columns that hold text; all others hold numbers. */
const TEXTS: ReadonlySet<string> = new Set([
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "WKZ Basis-Umsatz",
  "BU-Schlüssel",
  "Belegfeld 1",
  "Belegfeld 2",
  "Buchungstext",
  "Diverse Adressnummer",
  "Beleglink",
  ...DATEV_COLUMNS.filter((name) => /^(?:Beleginfo|KOST\d|Zusatzinformation)/.test(name)),
  "EU-Land u. UStID (Bestimmung)",
  "Abw. Versteuerungsart",
  "Forderungsart",
  "Auftragsnummer",
  "Buchungstyp",
  "EU-Land (Anzahlungen)",
  "Herkunft-Kz",
  "Buchungs GUID",
  "SEPA-Mandatsreferenz",
  "Gesellschaftername",
  "Identifikationsnummer",
  "Zeichnernummer",
  "Bezeichnung SoBil-Sachverhalt",
  "Generalumkehr (GU)",
  "Land",
  "Abrechnungsreferenz",
  "EU-Land u. UStID (Ursprung)",
])

export interface DatevLine {
  debit: string
  credit: string
  cents: number
  at: Date
  /** The number of its receipt, or of its move where it has none. */
  document: string
  text: string
}

const MAX_TEXT_LENGTH = 60

/** A booking as a line of the batch: 125 fields, most of them empty. */
export function formatBooking(line: DatevLine): string {
  if (line.cents <= 0) throw new Error(`${line.document}: ${line.cents} cents are no booking`)
  const [, month, day] = isoDay(line.at, HOME_ZONE).split("-")
  const filled: Readonly<Record<string, string>> = {
    "Umsatz (ohne Soll/Haben-Kz)": (line.cents / 100).toFixed(2).replace(".", ","),
    "Soll/Haben-Kennzeichen": "S",
    "WKZ Umsatz": "EUR",
    Konto: line.debit,
    "Gegenkonto (ohne BU-Schlüssel)": line.credit,
    Belegdatum: `${day}${month}`,
    "Belegfeld 1": line.document,
    Buchungstext: line.text.slice(0, MAX_TEXT_LENGTH).trim(),
  }
  return DATEV_COLUMNS.map((name) => {
    const value = filled[name] ?? ""
    return TEXTS.has(name) ? text(value) : value
  }).join(";")
}

function lastDayOf(month: string): string {
  const [year, number] = month.split("-").map(Number)
  const day = new Date(Date.UTC(year ?? 0, number ?? 0, 0))
  return day.toISOString().slice(0, 10).replaceAll("-", "")
}

const MOMENT = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: HOME_ZONE,
})

/** „20261130061500000“: day, time, thousandths, in Germany. */
function formatMoment(at: Date): string {
  return `${MOMENT.format(at).replace(/\D/g, "")}${String(at.getUTCMilliseconds()).padStart(3, "0")}`
}
