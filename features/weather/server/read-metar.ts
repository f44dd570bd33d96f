import { type IMetarDated, parseMetar } from "metar-taf-parser"
import type { Conditions } from "../conditions.ts"
import { readConditions } from "./read-conditions.ts"
import { untranslatedWords } from "./untranslated-words.ts"

interface MetarTrend {
  change: "BECMG" | "TEMPO"
  conditions: Conditions
}

/** A METAR taken apart. */
export interface Metar {
  conditions: Conditions
  temperature: number | null
  dewPoint: number | null
  /** In hPa. */
  qnh: number | null
  isAutomatic: boolean
  isCorrected: boolean
  /** Its own words up to the outlook. */
  body: string
  /** `null`: no outlook; `[]`: nothing will change (NOSIG). */
  trends: readonly MetarTrend[] | null
}

const HPA_PER_INCH = 33.863_9
// the parser passes over a pair of which one is missing
const TEMPERATURES = /(?:^|\s)(M?\d{2}|\/\/)\/(M?\d{2}|\/\/)?(?=\s|$)/
const OUTLOOK = /\s(?:NOSIG|BECMG|TEMPO|RMK)\b/

/** Reads a METAR; undefined where it is none that can be understood. */
export function readMetar(raw: string, observedAt: Date): Metar | undefined {
  const parsed = parse(raw, observedAt)
  if (!parsed) return undefined
  const [body = raw] = raw.replace(/=\s*$/, "").split(OUTLOOK)
  const { altimeter, auto, corrected, nosig, trends } = parsed
  const [, temperature, dewPoint] = TEMPERATURES.exec(body) ?? []
  return {
    conditions: presentConditions(parsed, body),
    temperature: degreesOf(temperature),
    dewPoint: degreesOf(dewPoint),
    qnh: altimeter
      ? Math.round(altimeter.unit === "inHg" ? altimeter.value * HPA_PER_INCH : altimeter.value)
      : null,
    isAutomatic: auto ?? false,
    isCorrected: corrected ?? false,
    body,
    trends: nosig ? [] : trends.length === 0 ? null : trends.map(readTrend),
  }
}

function parse(raw: string, observedAt: Date): IMetarDated | undefined {
  // whatever has a station at its beginning passes the parser
  if (!/\s\d{6}Z\s/.test(raw)) return undefined
  try {
    return parseMetar(raw, { issued: observedAt })
  } catch {
    return undefined
  }
}

/** „M03“ -> -3 */
function degreesOf(word: string | undefined): number | null {
  return word === undefined || word === "//" ? null : Number(word.replace("M", "-"))
}

/**
 * In a METAR no word about the weather means that there is none, unless a sensor could not say, or a
 * word that nobody here knows may have been about it.
 */
function presentConditions(parsed: IMetarDated, body: string): Conditions {
  const conditions = readConditions(parsed, body)
  const isComplete =
    conditions.visibility !== null &&
    !/\s\/\/(?:\s|$)/.test(body) &&
    untranslatedWords(body, parsed.station).length === 0
  return { ...conditions, weather: conditions.weather ?? (isComplete ? [] : null) }
}

function readTrend({ type, raw, ...parsed }: IMetarDated["trends"][number]): MetarTrend {
  return {
    change: type === "TEMPO" ? "TEMPO" : "BECMG",
    conditions: readConditions(parsed, raw),
  }
}
