import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ChargesNoVat } from "#features/flights/core/ui/vat-note.ts"
import type { OrderView } from "../checkout-view.ts"
import { Essentials } from "./essentials.tsx"

/** Three seats for 62.50 + 6.25 each. */
const ORDER: OrderView = {
  ref: "ABCDEFGH",
  isClaim: false,
  addsTo: null,
  flight: {
    id: 7,
    title: "Rundflug über den Bodensee",
    departsAt: "2026-06-12T08:00:00Z",
    arrivesAt: "2026-06-12T08:45:00Z",
    timeZone: "Europe/Berlin",
    departure: { code: "EDNY", name: "Friedrichshafen" },
    destination: { code: "EDNY", name: "Friedrichshafen" },
    course: "Rundflug 45 min",
    picture: "",
    isInstantBooking: true,
    proposed: null,
  },
  pilot: { name: "Jonas M.", firstName: "Jonas" },
  seats: 3,
  seatPriceCents: 6_250,
  feeCents: 625,
  price: { shareCents: 18_750, feeCents: 1_875, totalCents: 20_625 },
  creditCents: 0,
  terms: [],
}

function textsOf(chargesNoVat: boolean): string {
  return renderToStaticMarkup(
    <ChargesNoVat value={chargesNoVat}>
      <Essentials order={ORDER} />
    </ChargesNoVat>,
  ).replaceAll("\u00a0", " ")
}

test("the tax above the button is that of the whole fee, as the invoice has it", () => {
  // 18.75 = 15.76 + 2.99, although each 6.25 alone has 1.00
  expect(textsOf(false)).toContain("darin 2,99 € USt auf die Servicegebühr")
})

test("a Kleinunternehmen names no tax above the button", () => {
  expect(textsOf(true)).toContain("nach § 19 UStG ohne Umsatzsteuer")
  expect(textsOf(true)).not.toContain("USt auf die Servicegebühr")
})
