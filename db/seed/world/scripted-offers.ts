import { PILOT_EMAIL } from "../people/demo-logins.ts"

/** An offer without a date that is written down: pilot and guests find the day together. */
export interface ScriptedOffer {
  pilotEmail: string
  routeId: string
  /** Days from the day on which it is published. */
  window: { from: number; to: number }
  /** 1 is Monday, 7 Sunday; none: every day. */
  weekdays: readonly number[]
  /** Between which they start; none: by daylight. */
  hours?: { earliest: string; latest: string }
  title: string
  description: string
}

// no text names a season: the windows move with the demo world
export const OFFERS: readonly ScriptedOffer[] = [
  {
    pilotEmail: PILOT_EMAIL,
    routeId: "ahr",
    window: { from: 3, to: 68 },
    weekdays: [3, 6, 7],
    hours: { earliest: "10:00", latest: "15:00" },
    title: "Ahrtal und Eifel, wann es dir passt",
    description:
      "Mittwochs und am Wochenende ist die Maschine meistens frei. Schreib mir einen Tag und eine Uhrzeit, ich schaue in Wetter und Kalender und sage dir schnell Bescheid. Passt es nicht ganz, finden wir eine andere Stunde.",
  },
  {
    pilotEmail: "tobias.breuer@aufwind.example",
    routeId: "mittelrhein",
    window: { from: 3, to: 62 },
    weekdays: [6, 7],
    title: "Loreley, wenn die Sicht stimmt",
    description:
      "Für den Mittelrhein warte ich lieber auf einen klaren Tag, als einen trüben festzulegen. Samstags und sonntags bin ich ohnehin am Platz, am liebsten zwischen elf und drei. Von den Wochenenden, an denen du Zeit hast, nehmen wir das mit der besten Sicht.",
  },
  {
    pilotEmail: "svenja.claussen@aufwind.example",
    routeId: "foehr-day",
    window: { from: 5, to: 80 },
    weekdays: [5, 6, 7],
    title: "Ein Tag auf Föhr, Termin nach Wind",
    description:
      "Über dem Watt entscheidet der Wind, deshalb steht hier kein Datum. Freitags bis sonntags habe ich frei, Start ist am Vormittag, zurück sind wir vor der Dämmerung. Am Mittwoch davor weiß ich, ob es klappt.",
  },
  {
    pilotEmail: "eva.rieder@aufwind.example",
    routeId: "grossglockner",
    window: { from: 2, to: 58 },
    weekdays: [1, 2, 3, 4, 5],
    title: "Zum Glockner, wenn der Berg es zulässt",
    description:
      "Der Glockner hat an vielleicht zwei Tagen der Woche Zeit für Besuch. Unter der Woche kann ich morgens bis zehn kurzfristig los, länger als einen Tag voraus verspreche ich nichts. Wer in der Gegend Urlaub macht, hat die besten Aussichten.",
  },
  {
    pilotEmail: "florian.rauch@aufwind.example",
    routeId: "lake-constance-round",
    window: { from: 1, to: 45 },
    weekdays: [2, 4],
    title: "Nachmittags einmal um den Bodensee",
    description:
      "Dienstags und donnerstags mache ich früher Schluss und gehe fliegen, meistens allein. Die Runde um den See dauert so lange wie ein Spaziergang und endet, bevor es dunkel wird. Ein paar Tage Vorlauf reichen mir, um einen Nachmittag freizuhalten.",
  },
  {
    pilotEmail: "karolina.nowak@aufwind.example",
    routeId: "spreewald",
    window: { from: 4, to: 74 },
    weekdays: [],
    title: "Spreewald an deinem Wunschtag",
    description:
      "Ich arbeite im Schichtdienst und habe fast jede Woche an anderen Tagen frei. Von drei Tagen, an denen du kannst, passt mir meistens einer. Wir fliegen zwischen zehn und vier, je nach Licht und Thermik.",
  },
  {
    pilotEmail: "aylin.kaya@aufwind.example",
    routeId: "ruhr-mines",
    window: { from: 6, to: 69 },
    weekdays: [7],
    title: "Zechen und Halden am Sonntagmorgen",
    description:
      "Sonntags zwischen neun und zwölf ist der Luftraum über dem Revier am ruhigsten. An welchem Sonntag wir fliegen, machen wir aus, wenn die Vorhersage steht. Zwei Ausweichtermine nehme ich gern gleich mit auf.",
  },
]
