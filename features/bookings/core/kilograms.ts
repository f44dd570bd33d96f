/**
 * Kilograms as people type them. A text that is no number, such as „64 kg“, is NaN and nothing at
 * all is undefined: the schema has a sentence for each. „64,5“ is a number, so that the schema can
 * say that it wants whole ones.
 */
export function parseKilograms(text: unknown): number | undefined {
  if (typeof text === "number") return text
  const trimmed = typeof text === "string" ? text.trim() : ""
  if (trimmed === "") return undefined
  return /^\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : Number.NaN
}
