import type { Practice } from "./practice.ts"

/*
 * Licences whose year the cost pages compute. „SPL“ means two of them: the sailplane licence of the
 * European rules (Part-SFCL), and, in everyday German, the one for microlights (LuftPersV).
 */

export const LICENCES = ["ppl-a", "segelflug", "ultraleicht"] as const
export type Licence = (typeof LICENCES)[number]

export type MedicalClass = "class-2" | "lapl"

interface LicenceRules {
  name: string
  medical: MedicalClass
  /** Seats for guests that a cost-shared flight may have. */
  maxGuests: number
  /** Hours (for sailplanes: flights) with an instructor, in hundredths per year. */
  instructorPerYear: number
  practice: Practice
}

export const LICENCE_RULES: Record<Licence, LicenceRules> = {
  "ppl-a": {
    name: "PPL(A)",
    medical: "class-2",
    // EU 965/2012 Art. 6(4a)(a): six people share, pilot included
    maxGuests: 5,
    // FCL.740.A: one hour within the 24 months of the class rating
    instructorPerYear: 50,
    practice: { months: 12, hours: 12, starts: 12, rule: "FCL.740.A" },
  },
  segelflug: {
    name: "Segelfluglizenz",
    medical: "lapl",
    maxGuests: 1,
    // SFCL.160: two training flights within 24 months
    instructorPerYear: 100,
    practice: { months: 24, hours: 5, starts: 15, rule: "SFCL.160" },
  },
  ultraleicht: {
    name: "Luftfahrerschein für Luftsportgeräteführer",
    medical: "lapl",
    maxGuests: 1,
    // § 45 LuftPersV: a training flight of one hour within 24 months
    instructorPerYear: 50,
    practice: { months: 24, hours: 12, starts: 12, rule: "§ 45 LuftPersV" },
  },
}

/** The two meanings of „SPL“, in the order in which the page explains them. */
export const SPL_MEANINGS = ["segelflug", "ultraleicht"] as const
