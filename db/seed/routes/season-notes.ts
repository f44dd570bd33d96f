import type { Terrain } from "#illustrations/scene/terrain.ts"

export type Season = "winter" | "spring" | "summer" | "autumn"

/** What is only true in one season, over one kind of land. */
export const seasonNotes: Record<Terrain, Record<Season, readonly string[]>> = {
  islands: {
    winter: [
      "Im Winter gehören die Inseln den Insulanern und ein paar tausend Ringelgänsen.",
      "Bei Frost liegt Eis auf dem Watt, die Priele bleiben als dunkle Adern offen.",
    ],
    spring: ["Im Frühjahr rasten hier Hunderttausende Zugvögel, wir halten Abstand und staunen."],
    summer: ["Im Sommer liegen die Jungtiere auf den Bänken, man erkennt sie an der Größe."],
    autumn: ["Im Herbst sind die Strände leer und die Farben der Salzwiesen am kräftigsten."],
  },
  coast: {
    winter: ["Die kalte Luft ist klar, man sieht die Schiffe bis weit hinter den Horizont."],
    spring: ["Hinter dem Deich blüht der Raps bis an die Kante."],
    summer: ["Unten ziehen die Segelboote Striche, oben ist man allein."],
    autumn: ["Nach den ersten Herbststürmen liegt die Küstenlinie oft ein Stück weiter hinten."],
  },
  alps: {
    winter: [
      "Im Winter ist alles weiß bis ins Tal, nur die Seen bleiben dunkel.",
      "Kalte Winterluft trägt gut, das Flugzeug steigt dann wie von selbst.",
    ],
    spring: ["Im Frühjahr ist oben noch Winter und unten schon alles grün."],
    summer: ["Im Sommer starten wir früh, ab Mittag wachsen die Quellwolken."],
    autumn: ["Der Herbst bringt die klarsten Tage, dann sieht man Gipfel in drei Ländern."],
  },
  city: {
    winter: [
      "Im Advent leuchten die Märkte als kleine helle Inseln.",
      "Die Bäume sind kahl, dadurch sieht man die Straßen und Plätze besser als im Sommer.",
    ],
    spring: ["Die Parks sind jetzt der hellste Teil der Stadt."],
    summer: ["An warmen Abenden sieht man das Leben auf den Plätzen bis hier herauf."],
    autumn: ["Die Alleen sind gelb, man kann die Straßenzüge an ihren Bäumen erkennen."],
  },
  lake: {
    winter: ["An kalten Tagen dampft das Wasser, das sieht von oben aus wie Seide."],
    spring: ["Die Flüsse bringen Schmelzwasser, an den Mündungen wird der See türkis."],
    summer: ["Auf dem Wasser ist viel los, von oben sieht es aus wie verstreutes Konfetti."],
    autumn: ["Morgens liegt oft Nebel auf dem Wasser, mittags ist er weg."],
  },
  hills: {
    winter: [
      "Mit etwas Glück liegt auf den Höhen Schnee, dann sieht man jeden Waldweg.",
      "Die tiefe Wintersonne zeichnet jede Kuppe einzeln nach.",
    ],
    spring: ["Die Buchen treiben gerade aus, der Wald hat dann drei verschiedene Grün."],
    summer: ["An Sommertagen ist es morgens und abends am ruhigsten, dazwischen hebt die Thermik."],
    autumn: [
      "Im Herbst brennt der Wald in allen Farben, zwei Wochen lang.",
      "In den Tälern steht morgens Nebel, die Hügel schauen heraus.",
    ],
  },
  lowland: {
    winter: [
      "Nach Regen stehen die Wiesen unter Wasser und spiegeln den ganzen Himmel.",
      "Raureif macht aus jeder Hecke eine weiße Linie.",
    ],
    spring: ["Der Raps blüht in großen gelben Rechtecken."],
    summer: ["Die Mähdrescher ziehen ihre Bahnen, man sieht die Staubfahnen von weit her."],
    autumn: ["Die Felder sind umgebrochen, jede Fläche hat ein anderes Braun."],
  },
  "above-clouds": {
    winter: ["Im Winter liegt die Inversion tief, dann sind wir schnell in der Sonne."],
    spring: ["Die Luft ist jetzt frisch und durchsichtig wie sonst selten."],
    summer: ["Im Sommer fliegen wir früh, bevor die Luft anfängt zu arbeiten."],
    autumn: ["Von Oktober an ist Nebelzeit, dann lohnt sich der Blick von oben am meisten."],
  },
}

export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7))
  if (month === 12 || month <= 2) return "winter"
  if (month <= 5) return "spring"
  return month <= 8 ? "summer" : "autumn"
}
