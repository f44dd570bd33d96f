import { priceOfSeat, serviceFee } from "#features/flights/core/cost-sharing.ts"
import { vatOfFee } from "#features/flights/core/vat-of-fee.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { formatEuro, roundHalfUp } from "#platform/money.ts"
import { parseNumber, writeNumber } from "#platform/number-text.ts"

/*
 * Texts that name the fee or a price with it say what is reckoned now: `{{FEE 62,50}}` is the fee of that share,
 * `{{PRICE 62,50}}` both together, `{{PRICE 62,50 2}}` for two, `{{FEE_BACK 62,50 55,00}}` and `{{PRICE_BACK …}}` what
 * goes back where a share falls.
 */

const AMOUNT = /\{\{(FEE|PRICE|FEE_VAT|FEE_BACK|PRICE_BACK) ([\d,.]+)(?: ([\d,.]+))?\}\}/g
const RULE = /\{\{(FEE_RATE|FEE_MIN|FEE_MAX)\}\}/g

/** Puts what the fee is now into a text. */
export function fillFee(source: string, rule: FeeRule): string {
  const rules: Record<string, string> = {
    FEE_RATE: `${writeNumber(rule.ratePermille / 10, 1)} %`,
    FEE_MIN: formatEuro(rule.minCents),
    FEE_MAX: formatEuro(rule.maxCents),
  }
  return source
    .replace(RULE, (_, name: string) => rules[name] ?? "")
    .replace(AMOUNT, (_, name: string, first: string, second?: string) =>
      formatEuro(amountOf(name, first, second, rule)),
    )
}

function amountOf(name: string, first: string, second: string | undefined, rule: FeeRule): number {
  const share = inCents(first)
  switch (name) {
    case "FEE":
      return serviceFee(share, rule)
    case "FEE_VAT":
      return vatOfFee(serviceFee(share, rule), false)
    case "FEE_BACK":
      return serviceFee(share, rule) - serviceFee(inCents(second), rule)
    case "PRICE_BACK":
      return priceOfSeat(share, rule).totalCents - priceOfSeat(inCents(second), rule).totalCents
    default:
      return priceOfSeat(share, rule).totalCents * Number(second ?? 1)
  }
}

function inCents(text: string | undefined): number {
  const euros = parseNumber(text ?? "")
  if (euros === undefined) throw new Error(`No amount in a text: ${text}`)
  return roundHalfUp(euros * 100)
}
