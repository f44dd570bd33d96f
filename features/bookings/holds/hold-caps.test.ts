import { expect, test } from "vitest"
import {
  type HeldBeside,
  MAX_FLIGHTS_PER_ACCOUNT,
  MAX_FLIGHTS_PER_BROWSER,
  MAX_GUEST_SEATS_PER_NETWORK,
  MAX_GUESTS_PER_FLIGHT,
  MAX_GUESTS_PER_NETWORK,
  MAX_LAPSED_GUESTS_PER_FLIGHT,
  refusalOfHold,
} from "./hold-caps.ts"

const NOTHING: HeldBeside = {
  ofBrowser: [],
  ofAccount: [],
  guestsOnFlight: 0,
  lapsedGuestsOnFlight: 0,
  guestsInNetwork: 0,
  guestSeatsInNetwork: 0,
}

const GUEST = { isProven: false, seats: 1 }
const ACCOUNT = { isProven: true, seats: 1 }
const flights = (count: number) => Array.from({ length: count }, (_, index) => `Flug ${index}`)

test("whoever holds nothing may hold up to five seats", () => {
  expect(refusalOfHold({ ...GUEST, seats: 5 }, NOTHING)).toBeUndefined()
})

test.each([
  ["ofBrowser", MAX_FLIGHTS_PER_BROWSER],
  ["ofAccount", MAX_FLIGHTS_PER_ACCOUNT],
] as const)("%s: seats on so many flights, and none on another", (whose, most) => {
  expect(refusalOfHold(ACCOUNT, { ...NOTHING, [whose]: flights(most - 1) })).toBeUndefined()
  const titles = flights(most)
  const refusal = { reason: "too-many-flights", titles }
  expect(refusalOfHold(ACCOUNT, { ...NOTHING, [whose]: titles })).toEqual(refusal)
})

test.each([
  ["guestsOnFlight", MAX_GUESTS_PER_FLIGHT, "flight-needs-address"],
  ["lapsedGuestsOnFlight", MAX_LAPSED_GUESTS_PER_FLIGHT, "flight-needs-address"],
  ["guestsInNetwork", MAX_GUESTS_PER_NETWORK, "network-needs-address"],
  ["guestSeatsInNetwork", MAX_GUEST_SEATS_PER_NETWORK, "network-needs-address"],
] as const)(
  "%s: the next guest proves an address, an account just goes on",
  (what, most, reason) => {
    expect(refusalOfHold(GUEST, { ...NOTHING, [what]: most - 1 })).toBeUndefined()
    expect(refusalOfHold(GUEST, { ...NOTHING, [what]: most })).toEqual({ reason })
    expect(refusalOfHold(ACCOUNT, { ...NOTHING, [what]: most })).toBeUndefined()
  },
)
