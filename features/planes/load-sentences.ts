import { writeNumber } from "#platform/number-text.ts"
import type { LoadFault } from "./mass-and-balance.ts"

/** What is not allowed, in a sentence that says how much it is. */
export function sentenceOf(fault: LoadFault): string {
  switch (fault.kind) {
    case "station":
      return `${fault.name}: ${tooMuch(fault.overKg)} kg zu viel.`
    case "tank":
      return `In den Tank passen ${tooMuch(fault.overLitres)} l weniger.`
    case "burn":
      return `Der Flug braucht ${tooMuch(fault.overLitres)} l mehr, als im Tank sind.`
    case "takeoff-mass":
      return `Beim Start ${tooMuch(fault.overKg)} kg zu schwer.`
    case "landing-mass":
      return `Bei der Landung ${tooMuch(fault.overKg)} kg zu schwer.`
    case "takeoff-envelope":
      return "Beim Start liegt der Schwerpunkt außerhalb des Bereichs."
    case "landing-envelope":
      return "Bei der Landung liegt der Schwerpunkt außerhalb des Bereichs."
  }
}

// never rounded down to nothing
function tooMuch(value: number): string {
  return writeNumber(Math.ceil(value * 10 - 1e-6) / 10, 1)
}
