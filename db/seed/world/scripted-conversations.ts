import type { COMING } from "./scripted-flights.ts"

/** Who speaks: the pilot of the flight, or the person who has asked. */
type Line = readonly [by: "pilot" | "person", hoursAgo: number, text: string]

export interface ScriptedConversation {
  flight: keyof typeof COMING
  /** The demo passenger, or which guest of the cast; missing: everybody on board. */
  person?: "demo" | number
  lines: readonly Line[]
}

// biome-ignore format: a table
export const SCRIPTED_CONVERSATIONS: readonly ScriptedConversation[] = [
  { flight: "withMara", person: "demo", lines: [
    ["person", 31, "Hallo Mara, ich hab ein bisschen Höhenangst. Geht das trotzdem?"],
    ["pilot", 30, "Hallo Lena! Von oben fühlt sich das anders an als auf einer Leiter, die meisten merken nichts davon. Du sitzt vorn, und wenn du magst, drehen wir um."],
    ["person", 28, "Das klingt gut. Dann buche ich."],
    ["pilot", 20, "Schön, ich freue mich auf dich. Das Tor am Aeroclub geht um fünf Uhr zu, komm lieber etwas früher."],
    ["pilot", 3, "Nimm eine Sonnenbrille mit, abends fliegen wir ein Stück in die Sonne."],
  ] },
  { flight: "juist", person: 6, lines: [
    ["person", 60, "Guten Tag, darf eine Spiegelreflex mit großem Objektiv mit?"],
    ["pilot", 58, "Ja, gern. Sie zählt zum Gepäck, also bitte mit angeben."],
    ["person", 57, "Danke, das sind dann 3 kg."],
  ] },
  { flight: "lakeConstance", person: 11, lines: [
    ["person", 9, "Wie lange bleibt ihr am See? Reicht es für einen Kaffee am Ufer?"],
    ["pilot", 7, "Etwa drei Stunden. Vom Platz zum Ufer sind es zehn Minuten mit dem Taxi."],
    ["person", 2, "Dann überlege ich es mir bis morgen. Meine Nummer ist 0151 23456789, falls sich etwas ändert."],
  ] },
  { flight: "eltz", person: 17, lines: [
    ["person", 1, "Kreist ihr über der Burg, oder geht es nur vorbei?"],
  ] },
  { flight: "tomorrow", lines: [
    ["pilot", 6, "Das Wetter für morgen sieht gut aus. Bis eine halbe Stunde vor dem Start am Treffpunkt, ich bringe Kaffee mit."],
  ] },
]
