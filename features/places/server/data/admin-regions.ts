import type { Country } from "../../town.ts"

/** GeoNames' first administrative division -> the German name of Bundesland, Land or Kanton. */
const REGIONS: Readonly<Record<Country, Readonly<Record<string, string>>>> = {
  DE: {
    "01": "Baden-Württemberg",
    "02": "Bayern",
    "03": "Bremen",
    "04": "Hamburg",
    "05": "Hessen",
    "06": "Niedersachsen",
    "07": "Nordrhein-Westfalen",
    "08": "Rheinland-Pfalz",
    "09": "Saarland",
    "10": "Schleswig-Holstein",
    "11": "Brandenburg",
    "12": "Mecklenburg-Vorpommern",
    "13": "Sachsen",
    "14": "Sachsen-Anhalt",
    "15": "Thüringen",
    "16": "Berlin",
  },
  AT: {
    "01": "Burgenland",
    "02": "Kärnten",
    "03": "Niederösterreich",
    "04": "Oberösterreich",
    "05": "Salzburg",
    "06": "Steiermark",
    "07": "Tirol",
    "08": "Vorarlberg",
    "09": "Wien",
  },
  CH: {
    AG: "Aargau",
    AI: "Appenzell Innerrhoden",
    AR: "Appenzell Ausserrhoden",
    BE: "Bern",
    BL: "Basel-Landschaft",
    BS: "Basel-Stadt",
    FR: "Freiburg",
    GE: "Genf",
    GL: "Glarus",
    GR: "Graubünden",
    JU: "Jura",
    LU: "Luzern",
    NE: "Neuenburg",
    NW: "Nidwalden",
    OW: "Obwalden",
    SG: "St. Gallen",
    SH: "Schaffhausen",
    SO: "Solothurn",
    SZ: "Schwyz",
    TG: "Thurgau",
    TI: "Tessin",
    UR: "Uri",
    VD: "Waadt",
    VS: "Wallis",
    ZG: "Zug",
    ZH: "Zürich",
  },
  LI: {},
}

/** In Liechtenstein, whose divisions are its eleven municipalities, the country itself. */
export function regionName(country: Country, adminCode: string): string {
  const region = country === "LI" ? "Liechtenstein" : REGIONS[country][adminCode]
  if (!region) throw new Error(`unknown division ${country} ${adminCode}`)
  return region
}
