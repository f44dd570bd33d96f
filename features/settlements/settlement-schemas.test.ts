import { expect, test } from "vitest"
import { COST_KINDS, costsSchema } from "./settlement-schemas.ts"

// the column refuses an empty one, so the schema has to say it first
test.each(COST_KINDS)("an item of kind %s without a name is told at its field", (kind) => {
  const { error } = costsSchema.safeParse({ costs: [{ kind, label: " ", amountCents: 1_200 }] })
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["costs.0.label"])
})
