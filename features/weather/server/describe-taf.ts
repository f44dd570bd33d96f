import { type ITAFDated, parseTAF } from "metar-taf-parser"
import { isoDay } from "#platform/days.ts"
import { formatShortDay, formatTime } from "#platform/time.ts"
import type { FoundTaf } from "../reports.ts"
import { describeConditions } from "./describe-conditions.ts"
import { readConditions } from "./read-conditions.ts"

/** A TAF in plain German, part by part, in the time of the aerodrome; undefined where it is unreadable. */
export function describeTaf(
  raw: string,
  issuedAt: Date,
  zone: string,
): Pick<FoundTaf, "periods" | "validTo"> | undefined {
  const taf = parse(raw, issuedAt)
  if (!taf) return undefined
  const { start, end } = taf.validity
  const validTo = end.toISOString()
  if (taf.canceled) {
    const withdrawn = { when: formatSpan(start, end, zone), change: "zurückgezogen", text: "" }
    return { validTo, periods: [{ ...withdrawn, text: "Diese Vorhersage gilt nicht mehr." }] }
  }
  return {
    validTo,
    periods: [
      {
        when: formatSpan(start, end, zone),
        change: "zunächst",
        text: describeConditions(readConditions(taf, taf.initialRaw)),
      },
      ...taf.trends.map((trend) => ({
        when: trend.validity.end
          ? formatSpan(trend.validity.start, trend.validity.end, zone)
          : `ab ${formatMoment(trend.validity.start, zone)}`,
        change: formatChange(trend),
        text: describeConditions(readConditions(trend, trend.raw)),
      })),
    ],
  }
}

function parse(raw: string, issuedAt: Date): ITAFDated | undefined {
  try {
    return parseTAF(raw, { issued: issuedAt })
  } catch {
    return undefined
  }
}

const CHANGES: Readonly<Record<string, string>> = {
  FM: "danach",
  BECMG: "allmählich",
  TEMPO: "zeitweise",
  INTER: "kurzzeitig",
}

function formatChange({ type, probability }: ITAFDated["trends"][number]): string {
  const change = CHANGES[type] ?? ""
  if (probability === undefined) return change
  return `${change} mit ${probability}\u00a0% Wahrscheinlichkeit`.trim()
}

/** „Sa., 5. Dez., 14:00–18:00 Uhr“ */
function formatSpan(from: Date, to: Date, zone: string): string {
  return isoDay(from, zone) === isoDay(to, zone)
    ? `${formatShortDay(from, zone)}, ${formatTime(from, zone)}–${formatTime(to, zone)} Uhr`
    : `${formatMoment(from, zone)} bis ${formatMoment(to, zone)}`
}

function formatMoment(at: Date, zone: string): string {
  return `${formatShortDay(at, zone)}, ${formatTime(at, zone)} Uhr`
}
