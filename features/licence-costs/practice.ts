/** What somebody must have flown within a time, so that the licence may be used. */
export interface Practice {
  months: 12 | 24
  hours: number
  starts: number
  /** Where it is written. */
  rule: string
}

export interface MissingPractice {
  /** Hundredths of an hour. */
  hours: number
  starts: number
}

/** What is missing when every year is flown like this one; zeros where nothing is. */
export function missingPractice(
  practice: Practice,
  year: { hours: number; starts: number },
): MissingPractice {
  const years = practice.months / 12
  return {
    hours: Math.max(0, practice.hours * 100 - year.hours * years),
    starts: Math.max(0, practice.starts - year.starts * years),
  }
}
