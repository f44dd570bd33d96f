/*
 * What is counted of each day, and what it means. Every figure can be added up over days; two are what
 * changes of a balance, which is the sum of all days so far.
 */

/** Everything that a day is counted by; some have parts, which are told apart by `part`. */
export const COUNTED_FIGURES = [
  "searches",
  "views",
  /** By `asked` and `at_once`. */
  "orders",
  "bookings",
  /** By `AnswerPart`. */
  "answers",
  /** By minutes. */
  "answer_minutes",
  "flights",
  "seats_offered",
  "seats_taken",
  /** By `side.reason`. */
  "cancellations",
  "gmv",
  "fees",
  "vat",
  "refunds",
  "vouchers_sold",
  "voucher_liability",
  "payouts_due",
  "payouts",
  "new_guests",
  /** By the month in which they had booked first. */
  "returning_guests",
] as const
export type CountedFigure = (typeof COUNTED_FIGURES)[number]

/** How an asked booking ended before it was one; `reservation_lost` is nobody's answer. */
const ANSWER_PARTS = ["accepted", "declined", "expired", "withdrawn", "reservation_lost"] as const
export type AnswerPart = (typeof ANSWER_PARTS)[number]

/** Who ended a booking that was confirmed. */
export const CANCELLATION_SIDES = ["guest", "pilot", "platform"] as const
export type CancellationSide = (typeof CANCELLATION_SIDES)[number]

/** Figures as people read them, in their order. */
export const SHOWN_FIGURES = [
  "searches",
  "views",
  "orders",
  "requests",
  "bookings",
  "acceptance",
  "answer_median",
  "answer_p90",
  "flights",
  "occupancy",
  "cancellations",
  "gmv",
  "fees",
  "vat",
  "refunds",
  "vouchers_sold",
  "voucher_liability",
  "payouts",
  "payouts_due",
  "new_guests",
  "returning_guests",
] as const
export type ShownFigure = (typeof SHOWN_FIGURES)[number]

/** Null: there was nothing to divide. */
export type Figures = Record<ShownFigure, number | null>

export type FigureUnit = "count" | "cents" | "share" | "minutes"

interface FigureLabel {
  label: string
  unit: FigureUnit
  /** Whether more of it is better, or less; unsaid: neither. */
  better?: "more" | "less"
  /** In one sentence: what is counted, and to which day it belongs. */
  meaning: string
}

export const FIGURE_LABELS: Readonly<Record<ShownFigure, FigureLabel>> = {
  searches: {
    label: "Suchen",
    unit: "count",
    meaning:
      "Wie oft die Suche geöffnet oder mit anderen Angaben neu gestellt wurde; Blättern und Suchmaschinen zählen nicht, wer gesucht hat, weiß niemand.",
  },
  views: {
    label: "Aufrufe von Flügen",
    unit: "count",
    meaning:
      "Wie oft die Seite eines Flugs geöffnet wurde, von Menschen, auch mehrmals von denselben.",
  },
  orders: {
    label: "Bestellungen",
    unit: "count",
    meaning:
      "Mitflüge, die angefragt oder sofort gebucht wurden, auch weitere Plätze; am Tag der Bestellung.",
  },
  requests: {
    label: "Anfragen",
    unit: "count",
    meaning: "Bestellungen, auf die eine Pilot:in antworten muss; am Tag der Bestellung.",
  },
  bookings: {
    label: "Buchungen",
    unit: "count",
    better: "more",
    meaning: "Bestellungen, die zugesagt oder sofort gebucht wurden; am Tag der Zusage.",
  },
  acceptance: {
    label: "Zusagequote",
    unit: "share",
    better: "more",
    meaning:
      "Zugesagte Anfragen von allen, die zugesagt, abgelehnt oder ohne Antwort abgelaufen sind; am Tag des Endes.",
  },
  answer_median: {
    label: "Antwortzeit, Median",
    unit: "minutes",
    better: "less",
    meaning:
      "So lange dauert es bei der Hälfte der Anfragen höchstens, bis die Pilot:in zusagt, ablehnt oder einen anderen Termin nennt.",
  },
  answer_p90: {
    label: "Antwortzeit, 9 von 10",
    unit: "minutes",
    better: "less",
    meaning: "So lange dauert es bei neun von zehn beantworteten Anfragen höchstens.",
  },
  flights: {
    label: "Gelandete Flüge",
    unit: "count",
    better: "more",
    meaning:
      "Flüge mit Gästen am Tag der Landung; was später als nicht geflogen gemeldet wird, geht an dem Tag wieder ab.",
  },
  occupancy: {
    label: "Auslastung",
    unit: "share",
    better: "more",
    meaning:
      "Gebuchte von allen angebotenen Plätzen gelandeter Flüge, ohne die Person am Steuer; wer nicht erschien, hatte gebucht.",
  },
  cancellations: {
    label: "Stornos",
    unit: "count",
    better: "less",
    meaning:
      "Zugesagte Buchungen, die vor dem Flug oder mit ihm endeten; am Tag der Absage, nach Seite und Grund.",
  },
  gmv: {
    label: "Buchungswert",
    unit: "cents",
    better: "more",
    meaning:
      "Eingezogene Kostenanteile und Servicegebühren mit Umsatzsteuer, vor Erstattungen; am Tag, an dem das Buch sie aufteilt.",
  },
  fees: {
    label: "Verdiente Gebühren",
    unit: "cents",
    better: "more",
    meaning:
      "Servicegebühren ohne Umsatzsteuer, wenn die Abrechnung eines Flugs sie uns zuspricht; Konto „Verdiente Servicegebühren, netto“.",
  },
  vat: {
    label: "Umsatzsteuer",
    unit: "cents",
    meaning:
      "Was dem Finanzamt durch eingezogene Gebühren zusteht, abzüglich dessen, was zurückging; Konto „Umsatzsteuer, dem Finanzamt geschuldet“.",
  },
  refunds: {
    label: "Erstattet",
    unit: "cents",
    meaning:
      "Was an Gäste und Käufer:innen von Gutscheinen zurückging, auf die Karte, das Konto oder als Guthaben; am Tag, an dem es gebucht ist.",
  },
  vouchers_sold: {
    label: "Gutscheine verkauft",
    unit: "cents",
    better: "more",
    meaning: "Wert der bezahlten Gutscheine am Tag, ab dem sie gelten; verschenkte zählen nicht.",
  },
  voucher_liability: {
    label: "Offene Gutscheine",
    unit: "cents",
    meaning: "Was alle Gutscheine am Ende des Zeitraums noch wert sind; Konto „Gutscheine“.",
  },
  payouts_due: {
    label: "Auszahlungen offen",
    unit: "cents",
    meaning:
      "Was Pilot:innen am Ende des Zeitraums zusteht und noch nicht überwiesen ist; Konto „Pilot:innen geschuldet“.",
  },
  payouts: {
    label: "Ausgezahlt",
    unit: "cents",
    meaning: "Was an Pilot:innen überwiesen wurde, abzüglich dessen, was zurückkam.",
  },
  new_guests: {
    label: "Neue Gäste",
    unit: "count",
    better: "more",
    meaning: "Menschen, deren erste Buchung zugesagt wurde.",
  },
  returning_guests: {
    label: "Wiedergekommen",
    unit: "count",
    better: "more",
    meaning: "Menschen, deren zweite Buchung zugesagt wurde, nach dem Monat ihrer ersten.",
  },
}
