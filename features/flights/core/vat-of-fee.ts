import { roundHalfUp } from "#platform/money.ts"

const VAT_DIVISOR = 1.19

/**
 * The VAT (19 %) inside the service fee of an order: of all its seats together, since an invoice taxes
 * its sum (net = round(gross / 1.19)). An operator under § 19 UStG (Kleinunternehmen) charges none.
 */
export function vatOfFee(feeCents: number, isSmallBusiness: boolean): number {
  return isSmallBusiness ? 0 : feeCents - roundHalfUp(feeCents / VAT_DIVISOR)
}
