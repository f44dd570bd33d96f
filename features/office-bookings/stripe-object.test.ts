import { expect, test } from "vitest"
import { stripeObjectUrl } from "./stripe-object.ts"

test.each([
  ["pi_3RkWqJ2e", false, "https://dashboard.stripe.com/payments/pi_3RkWqJ2e"],
  ["pi_3RkWqJ2e", true, "https://dashboard.stripe.com/test/payments/pi_3RkWqJ2e"],
  ["du_1Abc", false, "https://dashboard.stripe.com/disputes/du_1Abc"],
  ["tr_1Abc", true, "https://dashboard.stripe.com/test/connect/transfers/tr_1Abc"],
  ["re_1Abc", false, "https://dashboard.stripe.com/search?query=re_1Abc"],
  ["cs_test_a1b2", true, "https://dashboard.stripe.com/test/search?query=cs_test_a1b2"],
])("%s is shown at its own page of the dashboard (test: %s)", (id, isTest, url) => {
  expect(stripeObjectUrl(id, { isTest })).toBe(url)
})

test.each(["trial-4F2K", "", "pi_1/../../evil", "javascript:alert(1)"])(
  "„%s“ is none of Stripe's and leads nowhere",
  (id) => {
    expect(stripeObjectUrl(id, { isTest: false })).toBeNull()
  },
)
