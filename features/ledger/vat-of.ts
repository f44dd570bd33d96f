import { type FeeParts, feeParts } from "#features/flights/core/cost-sharing.ts"

/** The VAT inside a service fee; an operator under § 19 UStG (Kleinunternehmen) charges none. */
export function vatOf(
  feeCents: number,
  { isSmallBusiness }: { isSmallBusiness: boolean },
): FeeParts {
  return isSmallBusiness ? { netCents: feeCents, vatCents: 0 } : feeParts(feeCents)
}
