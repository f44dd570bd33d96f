import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import type { Operator } from "../dpi/dpi-message.ts"

/** Who reports; undefined where the switch is off: then nobody is asked and nothing is reported. */
export function reportingOperator(): Operator | undefined {
  const { DAC7_OPERATOR_TIN: taxId, OPERATOR_NAME: name, OPERATOR_ADDRESS: address } = env()
  return taxId === undefined ? undefined : { taxId, name, address, platform: PRODUCT_NAME }
}
