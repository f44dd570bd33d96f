import { z } from "zod"
import { FEATURES, type FeatureSwitches } from "../feature.ts"
import type { Setting } from "../setting.ts"

const isOpen = z.boolean()

export const featuresSetting: Setting<FeatureSwitches> = {
  key: "features",
  group: "Betrieb",
  label: "Schalter",
  about:
    "Für den Notfall: Was hier aus ist, geht nirgends, und wo jemand es versucht, steht ein Satz dazu. Was schon läuft, läuft weiter.",
  right: "settings.switch",
  schema: z.object({
    bookings: isOpen,
    registration: isOpen,
    vouchers: isOpen,
    flightRequests: isOpen,
    publishing: isOpen,
    photos: isOpen,
    payouts: isOpen,
  }),
  standard: Object.fromEntries(FEATURES.map((feature) => [feature, true])) as FeatureSwitches,
  fields: [
    {
      name: "bookings",
      kind: "switch",
      label: "Neue Buchungen",
      hint: "Neue Reservierungen, Anfragen und weitere Plätze. Wer schon in der Kasse ist, kann noch bestellen.",
    },
    { name: "registration", kind: "switch", label: "Registrierung", hint: "Neue Konten." },
    {
      name: "vouchers",
      kind: "switch",
      label: "Verkauf von Gutscheinen",
      hint: "Einlösen geht weiter.",
    },
    { name: "flightRequests", kind: "switch", label: "Neue Gesuche" },
    {
      name: "publishing",
      kind: "switch",
      label: "Flüge veröffentlichen",
      hint: "Entwürfe lassen sich weiter schreiben.",
    },
    {
      name: "photos",
      kind: "switch",
      label: "Fotos hochladen",
      hint: "Von Konten, Flügen, Flugzeugen, Alben und in Nachrichten. Nachweise von Pilot:innen gehen weiter.",
    },
    {
      name: "payouts",
      kind: "switch",
      label: "Auszahlungen",
      hint: "Was fällig ist, wartet und geht hinaus, sobald der Schalter wieder an ist.",
    },
  ],
}
