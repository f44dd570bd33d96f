import type { WeatherGroup } from "./conditions.ts"
import { NOT_REPORTED } from "./format-conditions.ts"

/** A kind of weather, the same after „mit“, and the endings of „leicht“ and „stark“ before each. */
interface Noun {
  name: string
  after?: string
  endings: readonly [name: string, after: string]
}

const masculine = (name: string): Noun => ({ name, endings: ["er", "em"] })
const feminine = (name: string): Noun => ({ name, endings: ["e", "er"] })
const plural = (name: string, after: string): Noun => ({ name, after, endings: ["e", "en"] })

const PHENOMENA: Readonly<Record<string, Noun>> = {
  DZ: masculine("Sprühregen"),
  RA: masculine("Regen"),
  SN: masculine("Schnee"),
  SG: masculine("Schneegriesel"),
  PL: plural("Eiskörner", "Eiskörnern"),
  IC: plural("Eisnadeln", "Eisnadeln"),
  GR: masculine("Hagel"),
  GS: masculine("Graupel"),
  UP: masculine("Niederschlag unbekannter Art"),
  FG: masculine("Nebel"),
  BR: masculine("feuchter Dunst"),
  HZ: masculine("trockener Dunst"),
  FU: masculine("Rauch"),
  DU: masculine("Staub"),
  SA: masculine("Sand"),
  VA: feminine("Vulkanasche"),
  PY: feminine("Gischt"),
  SQ: plural("Sturmböen", "Sturmböen"),
  PO: plural("Staubwirbel", "Staubwirbeln"),
  DS: masculine("Staubsturm"),
  SS: masculine("Sandsturm"),
  FC: feminine("Windhose"),
}

const SHOWERS: Readonly<Record<string, string>> = {
  RA: "Regenschauer",
  SN: "Schneeschauer",
  GR: "Hagelschauer",
  GS: "Graupelschauer",
  UP: "Schauer unbekannter Art",
}

/** Where descriptor and phenomenon have a name of their own. */
const NAMED: Readonly<Record<string, Noun>> = {
  MIFG: masculine("flacher Bodennebel"),
  BCFG: plural("Nebelschwaden", "Nebelschwaden"),
  PRFG: masculine("Nebel über einem Teil des Platzes"),
  FZFG: masculine("gefrierender Nebel"),
  FZRA: masculine("gefrierender Regen"),
  FZDZ: masculine("gefrierender Sprühregen"),
  FZUP: masculine("gefrierender Niederschlag"),
  DRSN: masculine("fegender Schnee"),
  BLSN: masculine("treibender Schnee"),
  DRDU: masculine("fegender Staub"),
  BLDU: masculine("treibender Staub"),
  DRSA: masculine("fegender Sand"),
  BLSA: masculine("treibender Sand"),
}

/** „leichter Regen, Gewitter in der Nähe“; an empty list is „nichts Besonderes“. */
export function formatWeather(groups: readonly WeatherGroup[] | null): string {
  if (groups === null) return NOT_REPORTED
  if (groups.length === 0) return "nichts Besonderes"
  return groups.map(formatGroup).join(", ")
}

function formatGroup(group: WeatherGroup): string {
  const { intensity, descriptor, phenomena } = group
  if (phenomena[0] === "NSW") return "nichts Besonderes mehr"
  const nearby = intensity === "VC" ? " in der Nähe" : ""
  if (descriptor === "TS" || phenomena[0] === "TS") return thunderstorm(group) + nearby
  if (descriptor === "SH" && phenomena.length === 0) return `Schauer${nearby}`
  const [first = masculine("Niederschlag"), ...rest] = nounsOf(descriptor, phenomena)
  return `${strength(intensity, first.endings[0])}${[first, ...rest].map(({ name }) => name).join(" und ")}${nearby}`
}

function thunderstorm({ intensity, phenomena }: WeatherGroup): string {
  const [first, ...rest] = nounsOf(
    null,
    phenomena.filter((code) => code !== "TS"),
  )
  if (!first) return intensity === "+" ? "starkes Gewitter" : "Gewitter"
  const names = [first, ...rest].map(({ name, after }) => after ?? name).join(" und ")
  return `Gewitter mit ${strength(intensity, first.endings[1])}${names}`
}

function nounsOf(descriptor: string | null, phenomena: readonly string[]): Noun[] {
  const codes = [...phenomena]
  // what two codes say together, people call by one word
  const isSleet = codes.includes("RA") && codes.includes("SN")
  const nouns = codes
    .filter((code) => !isSleet || code !== "SN")
    .map((code): Noun => {
      const named = descriptor && NAMED[descriptor + code]
      if (named) return named
      if (isSleet && code === "RA")
        return descriptor === "SH" ? showers("Schneeregenschauer") : masculine("Schneeregen")
      const shower = descriptor === "SH" ? SHOWERS[code] : undefined
      return shower ? showers(shower) : (PHENOMENA[code] ?? masculine(code))
    })
  return nouns
}

const showers = (name: string) => plural(name, `${name}n`)

function strength(intensity: WeatherGroup["intensity"], ending: string): string {
  if (intensity === "-") return `leicht${ending} `
  return intensity === "+" ? `stark${ending} ` : ""
}
