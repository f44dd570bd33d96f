import type { Licence } from "#features/users/core/user.ts"

/** The licences that fly here, the most frequent first. */
export const LICENCES = ["PPL(A)", "LAPL(A)", "UL", "SPL", "CPL(A)"] as const satisfies Licence[]

/** What a licence is called where somebody chooses theirs. */
export const LICENCE_NAMES: Readonly<Record<Licence, string>> = {
  "PPL(A)": "PPL(A), Privatpilotenlizenz",
  "LAPL(A)": "LAPL(A), leichte Flugzeuge",
  UL: "UL, Luftsportgeräte",
  SPL: "SPL, Segelflug",
  "CPL(A)": "CPL(A) oder ATPL(A)",
}
