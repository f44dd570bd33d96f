import { z } from "zod"
import type { Setting } from "../setting.ts"

const MAX_FLIGHTS = 20
const SENTENCE = "Eine ganze Zahl von 0 bis 20."

export type VettingRule = {
  /** So many first flights of a pilot somebody of the back office looks at before anybody can find them. */
  firstFlights: number
}

export const vettingSetting: Setting<VettingRule> = {
  key: "vetting",
  group: "Betrieb",
  label: "Prüfung erster Flüge",
  about:
    "Wie viele Flüge neuer Pilot:innen jemand liest, bevor sie erscheinen. Was schon zur Prüfung liegt, bleibt dort, und was veröffentlicht ist, bleibt online.",
  right: "settings.vetting",
  schema: z.object({ firstFlights: z.int(SENTENCE).min(0, SENTENCE).max(MAX_FLIGHTS, SENTENCE) }),
  standard: { firstFlights: 3 },
  fields: [
    {
      name: "firstFlights",
      kind: "count",
      label: "Erste Flüge",
      hint: "0: Jeder Flug erscheint sofort.",
    },
  ],
}
