import { inject } from "vitest"

/** The product of this worker: journeys that run side by side meet nobody but themselves. */
export const ownProduct = findOwnProduct()

function findOwnProduct() {
  const product = inject("products")[Number(process.env.VITEST_POOL_ID) - 1]
  if (!product) throw new Error("more workers than products")
  return product
}
