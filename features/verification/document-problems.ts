import {
  addDays,
  DAY_FAR_AHEAD,
  DAY_IN_FUTURE,
  DAY_LONG_AGO,
  isRealDay,
  NO_SUCH_DAY,
} from "#platform/days.ts"
import type { FieldErrors } from "#platform/errors.ts"
import { DOCUMENT_KINDS, hasExpiryDate } from "./document-kinds.ts"
import type { DocumentInput } from "./document-schemas.ts"

const MIN_DATE = "1950-01-01"
const MAX_DAYS = 30 * 366

/** What is wrong with the details of a document on `today` (ISO day), a sentence for each field. */
export function documentProblems(input: DocumentInput, today: string): FieldErrors {
  return { ...detailProblems(input), ...dayProblems(input, today) }
}

function detailProblems(input: DocumentInput): FieldErrors {
  const { classes, hasNumber } = DOCUMENT_KINDS[input.kind]
  const problems: FieldErrors = {}
  const isKnown = Object.hasOwn(classes, input.class)
  if (Object.keys(classes).length > 0 && !isKnown) problems.class = "Wähl einen Eintrag aus."
  if (hasNumber === "required" && !input.number) problems.number = "Gib die Nummer an."
  return problems
}

function dayProblems(input: DocumentInput, today: string): FieldErrors {
  const { issuedOn, expiresOn } = input
  const problems: FieldErrors = {}
  if (!isRealDay(issuedOn)) problems.issuedOn = "Gib den Tag an, an dem es ausgestellt wurde."
  else if (issuedOn > today) problems.issuedOn = DAY_IN_FUTURE
  else if (issuedOn < MIN_DATE) problems.issuedOn = DAY_LONG_AGO
  if (expiresOn === "") {
    if (hasExpiryDate(input.kind, input.class)) problems.expiresOn = "Gib an, bis wann es gilt."
  } else if (!isRealDay(expiresOn)) problems.expiresOn = NO_SUCH_DAY
  else if (!problems.issuedOn && expiresOn < issuedOn)
    problems.expiresOn = "Das Ende liegt vor dem Tag der Ausstellung."
  else if (expiresOn < today) problems.expiresOn = "Es ist schon abgelaufen. Reich das neue ein."
  else if (expiresOn > addDays(today, MAX_DAYS)) problems.expiresOn = DAY_FAR_AHEAD
  return problems
}
