import { expect, test } from "vitest"
import { describeMetar } from "./describe-metar.ts"
import { readMetar } from "./read-metar.ts"

const AT = new Date("2026-11-28T12:00:00Z")

/** What stands in German of a METAR, by label; no-break spaces as plain ones. */
function german(raw: string): Record<string, string> {
  const metar = readMetar(raw, AT)
  if (!metar) throw new Error(`not read: ${raw}`)
  const station = /\b[EL][A-Z]{3}\b/.exec(raw.replace(/^(?:METAR|SPECI)\s(?:COR\s)?/, ""))?.[0]
  return Object.fromEntries(
    describeMetar(metar, station ?? "").map(({ label, text }) => [
      label,
      text.replaceAll("\u00a0", " "),
    ]),
  )
}

test("a showery day with gusts, a swinging wind and an outlook", () => {
  expect(
    german(
      "METAR EDDK 281150Z AUTO 24012G25KT 210V270 9999 -SHRA FEW012 SCT025TCU BKN040CB 08/05 Q1013 TEMPO 4000 SHRA BKN010",
    ),
  ).toEqual({
    Wind: "aus 240° mit 12 kt, Böen 25 kt, schwankt zwischen 210° und 270°",
    Sicht: "10 km oder mehr",
    Wetter: "leichte Regenschauer",
    Wolken:
      "gering, 1–2 Achtel in 1.200 ft; aufgelockert, 3–4 Achtel in 2.500 ft, hohe Quellwolken; durchbrochen, 5–7 Achtel in 4.000 ft, Gewitterwolken",
    Temperatur: "8 °C, Taupunkt 5 °C",
    QNH: "1013 hPa",
    Aussicht:
      "zeitweise: Sicht 4.000 m. Regenschauer. Wolken: durchbrochen, 5–7 Achtel in 1.000 ft.",
    Herkunft: "von einer Automatik, ohne Beobachter:in",
  })
})

test("a still and clear morning in frost", () => {
  expect(german("EDHI 280650Z 00000KT CAVOK M03/M05 Q1033 NOSIG")).toEqual({
    Wind: "windstill",
    Sicht: "10 km oder mehr",
    Wetter: "nichts Besonderes",
    Wolken: "keine unter 5.000 ft, keine Gewitterwolken",
    Temperatur: "−3 °C, Taupunkt −5 °C",
    QNH: "1033 hPa",
    Aussicht: "in den nächsten zwei Stunden keine wesentliche Änderung",
  })
})

test("fog with runway visual range and vertical visibility", () => {
  expect(
    german(
      "EDDM 280550Z 08003KT 0300 R26R/0600N R08L/P1500 R08R/0350V0700D FZFG VV001 M01/M01 Q1021 BECMG 0800",
    ),
  ).toMatchObject({
    Sicht: "300 m",
    Landebahnsicht:
      "Bahn 26R 600 m, bleibt so; Bahn 08L über 1.500 m; Bahn 08R 350 m bis 700 m, wird schlechter",
    Wetter: "gefrierender Nebel",
    Wolken: "Himmel nicht zu erkennen, Vertikalsicht 100 ft",
    Aussicht: "allmählich: Sicht 800 m.",
  })
})

test("an automatic station whose sensors say nothing", () => {
  const { Wind, Sicht, Wetter, Wolken, Temperatur, QNH } = german(
    "EDDF 281150Z AUTO /////KT //// // ////// ///// Q////",
  )
  const said = [Wind, Sicht, Wetter, Wolken, Temperatur, QNH]
  expect(new Set(said)).toEqual(new Set(["nicht gemeldet"]))
})

test("an automatic station that sees no cloud and cannot tell the weather", () => {
  expect(german("EDLW 281150Z AUTO VRB02KT 9999NDV // NCD 08/M05 Q1013")).toMatchObject({
    Wind: "umlaufend mit 2 kt",
    Sicht: "10 km oder mehr",
    Wetter: "nicht gemeldet",
    Wolken: "die Automatik erkennt keine",
    Temperatur: "8 °C, Taupunkt −5 °C",
  })
})

test("heights and amounts that an automatic station leaves open are said to be open", () => {
  expect(german("EDDB 281150Z AUTO 25015KT 9999 FEW030/// //////CB 02/// Q0998")).toMatchObject({
    Wolken: "gering, 1–2 Achtel in 3.000 ft; Gewitterwolken, Menge und Höhe nicht gemeldet",
    Temperatur: "2 °C, Taupunkt nicht gemeldet",
    QNH: "998 hPa",
  })
})

test("a corrected report of a snow shower", () => {
  expect(
    german("METAR COR EDDS 281150Z 25015KT 1500 +SHSN BKN008 OVC015 M00/M03 Q0998"),
  ).toMatchObject({
    Sicht: "1.500 m",
    Wetter: "starke Schneeschauer",
    Wolken: "durchbrochen, 5–7 Achtel in 800 ft; bedeckt, 8 Achtel in 1.500 ft",
    Temperatur: "0 °C, Taupunkt −3 °C",
    Herkunft: "berichtigte Meldung",
  })
})

test("a thunderstorm with a visibility that is worse in one direction", () => {
  expect(
    german("SPECI LSZH 281520Z 31018G38KT 4000 1500SW +TSRAGR VCSH BKN030CB 19/17 Q1009 RERA"),
  ).toMatchObject({
    Sicht: "4.000 m, nach Südwesten nur 1.500 m",
    Wetter: "Gewitter mit starkem Regen und Hagel, Schauer in der Nähe",
    "Kurz zuvor": "Regen",
  })
})

test("a wind in metres a second is said in knots", () => {
  expect(german("LOWI 281150Z 25010G15MPS 9999 NSC 12/02 Q1018").Wind).toBe(
    "aus 250° mit 19 kt, Böen 29 kt",
  )
})

test("what nothing here puts into German is named", () => {
  const { "Nicht übersetzt": rest } = german(
    "LOWW 281150Z 24012KT 3000 BR BKN010 08/05 Q1013 WS R14 R26/D150// NOSIG",
  )
  expect(rest).toBe("WS R14 R26/D150//")
  expect(german("EDHI 280650Z 00000KT CAVOK M03/M05 Q1033")).not.toHaveProperty("Nicht übersetzt")
})

test("where a word may be about the weather, nobody says that there is none", () => {
  expect(german("EDDK 281150Z 24012KT 9999 -XXRA BKN010 08/05 Q1013")).toMatchObject({
    Wetter: "nicht gemeldet",
    "Nicht übersetzt": "-XXRA",
  })
})

test.each(["", "garbage", "EDDK BKN010", "EDDK 281150Z 240V300 9999 SKC 08/05 Q1013"])(
  "„%s“ is no METAR that can be understood",
  (raw) => {
    expect(readMetar(raw, AT)).toBeUndefined()
  },
)
