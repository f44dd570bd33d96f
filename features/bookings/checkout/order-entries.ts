import { MAX_SHARING_PASSENGERS } from "#features/flights/core/cost-sharing.ts"
import type { OrderEntries, PersonEntry } from "./checkout-view.ts"

/** What the checkout's form holds, as it was typed. */
export function parseOrderEntries(form: FormData): OrderEntries {
  const text = (name: string) => String(form.get(name) ?? "")
  const people: PersonEntry[] = []
  while (people.length < MAX_SHARING_PASSENGERS && form.has(`people.${people.length}.name`)) {
    const person = `people.${people.length}`
    people.push({
      name: text(`${person}.name`),
      weightKg: text(`${person}.weightKg`),
      luggageKg: text(`${person}.luggageKg`),
      isMinor: form.has(`${person}.isMinor`),
      guardianName: text(`${person}.guardianName`),
    })
  }
  return {
    people,
    hasConsent: form.has("hasConsent"),
    hasGuardianConsent: form.has("hasGuardianConsent"),
    message: text("message"),
    usesCredit: form.has("usesCredit"),
  }
}
