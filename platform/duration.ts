/*
 * Lengths of time, written where they are used: `hours(48)`. A length in another unit is a quotient:
 * `days(1) / seconds(1)` is the number of seconds in a day. A day is 24 hours; calendar days, which
 * summer time makes longer or shorter, are in `days.ts`.
 */

/** Seconds in milliseconds. */
export function seconds(count: number): number {
  return count * 1_000
}

/** Minutes in milliseconds. */
export function minutes(count: number): number {
  return count * 60_000
}

/** Hours in milliseconds. */
export function hours(count: number): number {
  return count * 3_600_000
}

/** Days of 24 hours in milliseconds. */
export function days(count: number): number {
  return count * 86_400_000
}
