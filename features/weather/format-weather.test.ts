import { expect, test } from "vitest"
import type { WeatherGroup } from "./conditions.ts"
import { formatWeather } from "./format-weather.ts"

function group(
  intensity: WeatherGroup["intensity"],
  descriptor: string | null,
  ...phenomena: string[]
): WeatherGroup {
  return { intensity, descriptor, phenomena }
}

test.each([
  [group("-", null, "RA"), "leichter Regen"],
  [group(null, null, "DZ", "BR"), "Sprühregen und feuchter Dunst"],
  [group("+", "SH", "SN"), "starke Schneeschauer"],
  [group("-", "SH", "RA", "SN"), "leichte Schneeregenschauer"],
  [group("+", null, "RA", "SN"), "starker Schneeregen"],
  [group("+", "TS", "RA", "GR"), "Gewitter mit starkem Regen und Hagel"],
  [group(null, "TS", "PL"), "Gewitter mit Eiskörnern"],
  [group("VC", "TS"), "Gewitter in der Nähe"],
  [group("VC", "SH"), "Schauer in der Nähe"],
  [group(null, "FZ", "FG"), "gefrierender Nebel"],
  [group("-", "FZ", "DZ"), "leichter gefrierender Sprühregen"],
  [group(null, "MI", "FG"), "flacher Bodennebel"],
  [group(null, "BC", "FG"), "Nebelschwaden"],
  [group(null, "BL", "SN"), "treibender Schnee"],
  [group("+", null, "FC"), "starke Windhose"],
  [group(null, null, "NSW"), "nichts Besonderes mehr"],
])("%o reads as „%s“", (one, german) => {
  expect(formatWeather([one])).toBe(german)
})

test("several groups stand one after the other, and none at all is nothing in particular", () => {
  const groups = [group("-", null, "RA"), group(null, null, "BR")]
  expect(formatWeather(groups)).toBe("leichter Regen, feuchter Dunst")
  expect(formatWeather([])).toBe("nichts Besonderes")
  expect(formatWeather(null)).toBe("nicht gemeldet")
})
