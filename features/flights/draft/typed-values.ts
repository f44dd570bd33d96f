import { readNumber } from "#platform/number-text.ts"

/** „14:30“, „9:05“ or „930“ -> „14:30“, „09:05“, „09:30“; undefined where it is no time of the day. */
export function readClockTime(text: string): string | undefined {
  const parts = /^(\d{1,2}):?(\d{2})$/.exec(text.trim())
  const [hours, minutes] = [Number(parts?.[1]), Number(parts?.[2])]
  if (!parts || hours > 23 || minutes > 59) return undefined
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`
}

/** „1:40“ -> 100, „1,5“ -> 90 minutes; undefined where it is no span of time. */
export function readMinutes(text: string): number | undefined {
  const parts = /^(\d{1,3}):(\d{2})$/.exec(text.trim())
  if (parts) return Number(parts[2]) > 59 ? undefined : Number(parts[1]) * 60 + Number(parts[2])
  const hours = readNumber(text)
  return hours === undefined || hours < 0 ? undefined : Math.round(hours * 60)
}

/** 100 -> „1:40“: what a field shows and reads again. */
export function writeMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`
}

/** The highest accepted cost of an item, so that sums stay safe integers. */
const MAX_EUROS = 10_000

/** Said of an amount that cannot be read, or is none. */
export const AMOUNT_UNREADABLE = "Schreib den Betrag wie 15,00."

/** „132,00“ -> 13200; undefined where it is no amount in whole cents from 0 to 10,000 euros. */
export function readCents(text: string): number | undefined {
  const euros = readNumber(text)
  if (euros === undefined || euros < 0 || euros > MAX_EUROS) return undefined
  const cents = Math.round(euros * 100)
  return Math.abs(cents - euros * 100) < 1e-6 ? cents : undefined
}

/** 13200 -> „132,00“: what a field shows and reads again. */
export function writeCents(cents: number): string {
  return (cents / 100).toFixed(2).replace(".", ",")
}
