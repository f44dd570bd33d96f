import { expect, test } from "vitest"
import { describeTaf } from "./describe-taf.ts"

const ISSUED = new Date("2026-11-28T11:00:00Z")

function german(raw: string) {
  const taf = describeTaf(raw, ISSUED, "Europe/Berlin")
  return taf?.periods.map(({ when, change, text }) =>
    `${when}, ${change}: ${text}`.replaceAll("\u00a0", " "),
  )
}

test("each part stands with its hours at the aerodrome, and with what it changes alone", () => {
  expect(
    german(
      "TAF EDDK 281100Z 2812/2918 24012KT 9999 SCT035 BECMG 2814/2816 28015G25KT TEMPO 2815/2820 4000 -SHRA BKN012CB PROB30 TEMPO 2823/2906 0800 FG BKN002 PROB40 2906/2909 VV001 BECMG 2906/2909 CAVOK TX09/2813Z TN02/2905Z",
    ),
  ).toEqual([
    "Sa., 28. Nov., 13:00 Uhr bis So., 29. Nov., 19:00 Uhr, zunächst: Wind aus 240° mit 12 kt. Sicht 10 km oder mehr. Wolken: aufgelockert, 3–4 Achtel in 3.500 ft.",
    "Sa., 28. Nov., 15:00–17:00 Uhr, allmählich: Wind aus 280° mit 15 kt, Böen 25 kt.",
    "Sa., 28. Nov., 16:00–21:00 Uhr, zeitweise: Sicht 4.000 m. Leichte Regenschauer. Wolken: durchbrochen, 5–7 Achtel in 1.200 ft, Gewitterwolken.",
    "So., 29. Nov., 00:00–07:00 Uhr, zeitweise mit 30 % Wahrscheinlichkeit: Sicht 800 m. Nebel. Wolken: durchbrochen, 5–7 Achtel in 200 ft.",
    "So., 29. Nov., 07:00–10:00 Uhr, mit 40 % Wahrscheinlichkeit: Wolken: Himmel nicht zu erkennen, Vertikalsicht 100 ft.",
    "So., 29. Nov., 07:00–10:00 Uhr, allmählich: Sicht 10 km oder mehr. Wolken: keine unter 5.000 ft, keine Gewitterwolken.",
  ])
})

test("an amended forecast with a new beginning and weather that ends", () => {
  expect(
    german("TAF AMD EDLW 281100Z 2812/2821 VRB02KT 3000 BR NSC FM281500 24015KT 9999 NSW BKN020"),
  ).toEqual([
    "Sa., 28. Nov., 13:00–22:00 Uhr, zunächst: Wind umlaufend mit 2 kt. Sicht 3.000 m. Feuchter Dunst. Wolken: keine unter 5.000 ft, keine Gewitterwolken.",
    "ab Sa., 28. Nov., 16:00 Uhr, danach: Wind aus 240° mit 15 kt. Sicht 10 km oder mehr. Nichts Besonderes mehr. Wolken: durchbrochen, 5–7 Achtel in 2.000 ft.",
  ])
})

test("a forecast that was withdrawn says so", () => {
  expect(german("TAF EDDF 281100Z 2812/2918 CNL=")).toEqual([
    "Sa., 28. Nov., 13:00 Uhr bis So., 29. Nov., 19:00 Uhr, zurückgezogen: Diese Vorhersage gilt nicht mehr.",
  ])
})

test.each(["", "garbage", "TAF EDDF 281100Z"])(
  "„%s“ is no forecast that can be understood",
  (raw) => {
    expect(describeTaf(raw, ISSUED, "Europe/Berlin")).toBeUndefined()
  },
)
