import { expect, test } from "vitest"
import { hasOpenMoney, openMoneyLines } from "./open-money.ts"

const NONE = { ownBookings: 0, guestBookings: 0, payoutCents: 0, refundCents: 0 }

test("nothing on its way is no open money", () => {
  expect(hasOpenMoney(NONE)).toBe(false)
  expect(openMoneyLines(NONE)).toEqual([])
})

test.each([
  [{ ownBookings: 1 }, "Eigene Buchungen", "1 offen"],
  [{ guestBookings: 3 }, "Buchungen von Gästen", "3 offen"],
  [{ payoutCents: 12_050 }, "Auszahlungen", "120,50\u00A0€ fällig"],
  [{ refundCents: 6_875 }, "Erstattungen", "68,75\u00A0€ unterwegs"],
])("%j is", (part, term, description) => {
  expect(hasOpenMoney({ ...NONE, ...part })).toBe(true)
  expect(openMoneyLines({ ...NONE, ...part })).toEqual([{ term, description }])
})
