import { z } from "zod"
import type { Setting } from "../setting.ts"

const MAX_SHOWN = 48
const MAX_SHARE = 500
const SHOWN_SENTENCE = "Eine ganze Zahl von 1 bis 48."
const SHARE_SENTENCE = "Zwischen 0 % und 50 %."

export type SaleRule = {
  /** So much of the former price a flight has to be cheaper by to be shown, per mille. */
  minSavedPermille: number
  /** So many at once. */
  shownFlights: number
}

/** The 30 days of the reference price are the law's (§ 11 PAngV), and nobody's to change. */
export const saleSetting: Setting<SaleRule> = {
  key: "sale",
  group: "Inhalte",
  label: "Gesenkte Preise",
  about:
    "Was auf der Seite „Gesenkte Preise“ steht. Verglichen wird immer mit dem niedrigsten Gesamtpreis der letzten 30 Tage; das schreibt das Gesetz vor.",
  right: "settings.sale",
  schema: z.object({
    minSavedPermille: z.int().min(0, SHARE_SENTENCE).max(MAX_SHARE, SHARE_SENTENCE),
    shownFlights: z.int(SHOWN_SENTENCE).min(1, SHOWN_SENTENCE).max(MAX_SHOWN, SHOWN_SENTENCE),
  }),
  standard: { minSavedPermille: 0, shownFlights: 9 },
  fields: [
    {
      name: "minSavedPermille",
      kind: "percent",
      label: "Ersparnis mindestens",
      hint: "Vom früheren Gesamtpreis. 0: jede Senkung.",
    },
    {
      name: "shownFlights",
      kind: "count",
      label: "Flüge höchstens",
      hint: "Die größten Senkungen zuerst.",
    },
  ],
}
