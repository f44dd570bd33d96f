import { expect, test } from "vitest"
import { loadingFields } from "./loading-params.ts"
import { EMPTY_PLANE, formOfPlane, formOfType, inputOfForm } from "./plane-form.ts"
import { planeSchema } from "./plane-schema.ts"
import { PLANE_TYPES } from "./plane-types.ts"

const details = {
  typeKey: "c172p" as const,
  model: "Cessna 172 P",
  icaoType: "C172",
  registration: "D-EKBW",
  category: "SEP" as const,
  wing: "high" as const,
  gear: "fixed" as const,
  livery: null,
  year: 1984,
  seats: 4,
  ownership: "club" as const,
  hourlyRateCents: 17_850,
  isRateWet: false,
  fuelLitresPerHour: 34.5,
  cruiseKnots: 112,
  payloadKg: 260,
  balance: {
    emptyKg: 680.4,
    emptyArm: 1.004,
    maxTakeoffKg: 1088,
    maxLandingKg: null,
    stations: [{ name: "Vorn", arm: 0.94, maxKg: null }],
    fuel: { arm: 1.219, litres: 151, density: 0.72 },
    envelope: [
      { arm: 0.889, kg: 600 },
      { arm: 1.003, kg: 1088 },
      { arm: 1.201, kg: 600 },
    ],
  },
}

test("what a form shows is what it sends again", () => {
  for (const plane of [details, { ...details, balance: null, hourlyRateCents: null }]) {
    const form = formOfPlane({ id: 1, isInUse: true, details: plane })
    expect(planeSchema.parse(inputOfForm(form))).toEqual(plane)
  }
})

test("numbers are shown and read as people write them", () => {
  const form = formOfPlane({ id: 1, isInUse: true, details })
  expect(form).toMatchObject({ hourlyRateCents: "178,50", fuelLitresPerHour: "34,5" })
  expect(form.balance).toMatchObject({ emptyArm: "1,004", maxLandingKg: "" })
  const typed = {
    ...form,
    hourlyRateCents: "1.178,5",
    balance: { ...form.balance, maxTakeoffKg: "1.100" },
  }
  expect(inputOfForm(typed)).toMatchObject({
    hourlyRateCents: 117_850,
    balance: { maxTakeoffKg: 1100 },
  })
})

test("a glider has no tank to be asked about", () => {
  const glider = { ...details, category: "glider" as const, seats: 2, typeKey: null }
  const form = formOfPlane({ id: 1, isInUse: true, details: glider })
  const empty = {
    ...form,
    balance: { ...form.balance, fuel: { arm: "", litres: "", density: "" } },
  }
  const plane = planeSchema.parse(inputOfForm(empty))
  expect(plane.balance?.fuel).toEqual({ arm: 0, litres: 0, density: 0.72 })
  expect(loadingFields(plane.balance, null).map(({ name }) => name)).toEqual(["platz1"])
})

test("what is no number stays as it was typed, for the schema to speak about", () => {
  const typed = { ...EMPTY_PLANE, payloadKg: "viel", hourlyRateCents: "teuer" }
  expect(inputOfForm(typed)).toMatchObject({
    payloadKg: "viel",
    hourlyRateCents: "teuer",
    balance: null,
  })
})

test("every type fills a form; only what is the aircraft's own is missing then", () => {
  for (const type of Object.values(PLANE_TYPES)) {
    const input = inputOfForm({ ...EMPTY_PLANE, ...formOfType(type) })
    const missing = planeSchema.safeParse(input).error?.issues.map(({ path }) => path.join("."))
    expect(missing?.toSorted()).toEqual(
      [
        "registration",
        "year",
        "ownership",
        "payloadKg",
        ...(type.balance ? ["balance.emptyKg", "balance.emptyArm"] : []),
      ].toSorted(),
    )
  }
})
