import { z } from "zod"
import { canonicalEmail, EMAIL_INVALID } from "#features/users/core/email-address.ts"
import { MAX_LENGTHS } from "#features/users/core/profile-rules.ts"
import { line, lines } from "#platform/text-input.ts"
import {
  isAnonymityAllowed,
  MAX_EXPLANATION_LENGTH,
  REPORT_REASONS,
  type ReportReason,
} from "./report.ts"

const reasons = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]

// all missing fields are reported at once
const ALWAYS = () => true

/** What a notice holds (DSA Art. 16(2)): why, who, and that it is meant honestly. */
export const reportSchema = z
  .object({
    reason: z.enum(reasons, "Bitte wähle, worum es geht"),
    explanation: lines(MAX_EXPLANATION_LENGTH).min(
      20,
      "Bitte beschreib es genauer, mit mindestens 20 Zeichen",
    ),
    name: line(MAX_LENGTHS.fullName),
    email: z.string().transform((text, issues) => {
      const address = text.trim() === "" ? "" : canonicalEmail(text)
      if (address !== undefined) return address
      issues.addIssue({ code: "custom", message: EMAIL_INVALID })
      return z.NEVER
    }),
    isBonaFide: z.literal(true, "Bitte bestätige, dass deine Angaben nach deinem Wissen stimmen"),
  })
  .refine(({ reason, name }) => name !== "" || isAnonymityAllowed(reason), {
    path: ["name"],
    error: "Bitte gib deinen Namen an",
    when: ALWAYS,
  })
  .refine(({ reason, email }) => email !== "" || isAnonymityAllowed(reason), {
    path: ["email"],
    error: "Bitte gib deine E-Mail-Adresse an, für die Eingangsbestätigung",
    when: ALWAYS,
  })

export type Report = z.output<typeof reportSchema>
