import { parseNumber, writeNumber } from "#platform/number-text.ts"
import type { Balance } from "./mass-and-balance.ts"
import type { PlaneType, TypeBalance } from "./plane-type.ts"
import type { OwnPlane } from "./plane-view.ts"

/*
 * An aircraft as its form holds it: text, as it was typed, so that nothing is lost. What cannot be
 * read as a number stays text, and the schema says so at its field.
 */

interface BalanceFormValues {
  emptyKg: string
  emptyArm: string
  maxTakeoffKg: string
  maxLandingKg: string
  stations: { name: string; arm: string; maxKg: string }[]
  fuel: { arm: string; litres: string; density: string }
  envelope: { arm: string; kg: string }[]
}

export interface PlaneFormValues {
  typeKey: string
  model: string
  icaoType: string
  registration: string
  category: string
  wing: string
  gear: string
  livery: string
  year: string
  seats: string
  ownership: string
  /** In euros; named as the API names it, so that its sentences find the field. */
  hourlyRateCents: string
  isRateWet: "wet" | "dry"
  fuelLitresPerHour: string
  cruiseKnots: string
  payloadKg: string
  hasBalance: boolean
  balance: BalanceFormValues
}

/** The part of it that a type fills. */
export type TypeFormValues = Pick<
  PlaneFormValues,
  | "model"
  | "icaoType"
  | "category"
  | "wing"
  | "gear"
  | "seats"
  | "cruiseKnots"
  | "fuelLitresPerHour"
  | "hasBalance"
  | "balance"
>

const EMPTY_BALANCE: BalanceFormValues = {
  emptyKg: "",
  emptyArm: "",
  maxTakeoffKg: "",
  maxLandingKg: "",
  stations: [{ name: "Vorn", arm: "", maxKg: "" }],
  fuel: { arm: "", litres: "", density: "" },
  envelope: Array.from({ length: 4 }, () => ({ arm: "", kg: "" })),
}

export const EMPTY_PLANE: PlaneFormValues = {
  typeKey: "",
  model: "",
  icaoType: "",
  registration: "",
  category: "",
  wing: "",
  gear: "fixed",
  livery: "",
  year: "",
  seats: "",
  ownership: "",
  hourlyRateCents: "",
  isRateWet: "wet",
  fuelLitresPerHour: "",
  cruiseKnots: "",
  payloadKg: "",
  hasBalance: false,
  balance: EMPTY_BALANCE,
}

export function formOfPlane({ details }: OwnPlane): PlaneFormValues {
  const { hourlyRateCents, balance } = details
  return {
    typeKey: details.typeKey ?? "",
    model: details.model,
    icaoType: details.icaoType,
    registration: details.registration,
    category: details.category,
    wing: details.wing,
    gear: details.gear,
    livery: details.livery ?? "",
    year: String(details.year),
    seats: String(details.seats),
    ownership: details.ownership,
    hourlyRateCents: hourlyRateCents === null ? "" : writeEuros(hourlyRateCents),
    isRateWet: details.isRateWet ? "wet" : "dry",
    fuelLitresPerHour: show(details.fuelLitresPerHour),
    cruiseKnots: String(details.cruiseKnots),
    payloadKg: String(details.payloadKg),
    hasBalance: balance !== null,
    balance: balance ? formOfBalance(balance) : EMPTY_BALANCE,
  }
}

/** What a type brings along; its figures are typical ones. */
export function formOfType(type: PlaneType): TypeFormValues {
  return {
    model: type.model,
    icaoType: type.icaoType,
    category: type.category,
    wing: type.wing,
    gear: type.gear ?? "fixed",
    seats: String(type.seats),
    cruiseKnots: String(type.cruiseKnots),
    fuelLitresPerHour: show(type.fuelLitresPerHour),
    hasBalance: type.balance !== undefined,
    balance: type.balance ? formOfBalance(type.balance) : EMPTY_BALANCE,
  }
}

function formOfBalance(balance: TypeBalance & Partial<Balance>): BalanceFormValues {
  const { fuel } = balance
  return {
    emptyKg: show(balance.emptyKg),
    emptyArm: show(balance.emptyArm),
    maxTakeoffKg: show(balance.maxTakeoffKg),
    maxLandingKg: show(balance.maxLandingKg),
    stations: balance.stations.map(({ name, arm, maxKg }) => ({
      name,
      arm: show(arm),
      maxKg: show(maxKg),
    })),
    fuel: { arm: show(fuel.arm), litres: show(fuel.litres), density: show(fuel.density) },
    envelope: balance.envelope.map(({ arm, kg }) => ({ arm: show(arm), kg: show(kg) })),
  }
}

/** What the schema is asked about. */
export function inputOfForm(values: PlaneFormValues): Record<string, unknown> {
  const { hasBalance, balance, typeKey, livery, isRateWet, ...rest } = values
  const rate = optional(rest.hourlyRateCents)
  return {
    ...rest,
    typeKey: typeKey || null,
    livery: livery || null,
    year: required(rest.year),
    seats: required(rest.seats),
    hourlyRateCents: typeof rate === "number" ? Math.round(rate * 100) : rate,
    isRateWet: isRateWet === "wet",
    fuelLitresPerHour: optional(rest.fuelLitresPerHour),
    cruiseKnots: required(rest.cruiseKnots),
    payloadKg: required(rest.payloadKg),
    balance: hasBalance ? inputOfBalance(balance, rest.category !== "glider") : null,
  }
}

/** What stands for the tank of an aircraft that has none. */
const NO_FUEL = { arm: "0", litres: "0", density: "0,72" }

function inputOfBalance(balance: BalanceFormValues, hasTank: boolean) {
  const fuel = hasTank ? balance.fuel : NO_FUEL
  return {
    emptyKg: required(balance.emptyKg),
    emptyArm: required(balance.emptyArm),
    maxTakeoffKg: required(balance.maxTakeoffKg),
    maxLandingKg: optional(balance.maxLandingKg),
    stations: balance.stations.map(({ name, arm, maxKg }) => ({
      name,
      arm: required(arm),
      maxKg: optional(maxKg),
    })),
    fuel: {
      arm: required(fuel.arm),
      litres: required(fuel.litres),
      density: required(fuel.density),
    },
    envelope: balance.envelope.map(({ arm, kg }) => ({ arm: required(arm), kg: required(kg) })),
  }
}

function required(text: string): number | string {
  return parseNumber(text) ?? text
}

function optional(text: string): number | string | null {
  return text.trim() === "" ? null : required(text)
}

function show(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : writeNumber(value, 3)
}

function writeEuros(cents: number): string {
  const form = { minimumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat("de-DE", form).format(cents / 100)
}
