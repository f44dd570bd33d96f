import type { Colour } from "./colour.ts"
import type { TimeOfDay } from "./time-of-day.ts"

/** The colours of an aircraft: what the light makes of white paint, and its stripe. */
export type Livery = {
  readonly body: Colour
  readonly shade: Colour
  /** Struts, legs and what is made of bare metal. */
  readonly metal: Colour
  readonly accent: Colour
  readonly glass: Colour
}

/** What the light of one time of day does to everything in the picture. */
export type Palette = {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [top: Colour, upper: Colour, lower: Colour, horizon: Colour]
  /** The air between us and what is far away. */
  readonly haze: Colour
  /** The light that lies on every surface, and how strongly. */
  readonly tint: Colour
  readonly tintShare: number
  /** Sun or moon, and the glow around it. */
  readonly light: Colour
  readonly glow: Colour
  readonly cloudLit: Colour
  readonly cloudShade: Colour
  readonly waterFar: Colour
  readonly waterNear: Colour
  readonly snow: Colour
  readonly livery: Livery
  /** Windows, lamps and navigation lights are on. */
  readonly lightsOn: boolean
}

export const palettes: Record<TimeOfDay, Palette> = {
  dawn: {
    sky: ["#7C9AD6", "#B4C3E8", "#E9D5DD", "#FBDDC2"],
    haze: "#EBD3D0",
    tint: "#8C7FA8",
    tintShare: 0.18,
    light: "#FFF6E3",
    glow: "#FFD9A8",
    cloudLit: "#FFF7F0",
    cloudShade: "#C9BEDB",
    waterFar: "#E8D0CC",
    waterNear: "#6F92C8",
    snow: "#FFF1E6",
    livery: {
      body: "#FFFFFF",
      shade: "#9A99C4",
      metal: "#77779F",
      accent: "#F0A25E",
      glass: "#5B6CA3",
    },
    lightsOn: false,
  },
  day: {
    sky: ["#5F9CE3", "#93C1F1", "#C9E1F7", "#EAF4FB"],
    haze: "#D2E4F4",
    tint: "#6E93C8",
    tintShare: 0.06,
    light: "#FFFDF2",
    glow: "#FFFFFF",
    cloudLit: "#FFFFFF",
    cloudShade: "#C6D6EA",
    waterFar: "#C4DFF0",
    waterNear: "#3F83BE",
    snow: "#FFFFFF",
    livery: {
      body: "#FFFFFF",
      shade: "#94A4D2",
      metal: "#707EA8",
      accent: "#4049C9",
      glass: "#51699B",
    },
    lightsOn: false,
  },
  "low-sun": {
    sky: ["#7F97DA", "#B3BCE5", "#F4D5BF", "#FAC38A"],
    haze: "#F0C9AC",
    tint: "#9A6A62",
    tintShare: 0.14,
    light: "#FFF3D0",
    glow: "#FFB766",
    cloudLit: "#FFEBD6",
    cloudShade: "#B79CB9",
    waterFar: "#F3C7A2",
    waterNear: "#5B7DC2",
    snow: "#FFE3C6",
    livery: {
      body: "#FFF6EA",
      shade: "#A190B8",
      metal: "#7A6F96",
      accent: "#E8894A",
      glass: "#56649B",
    },
    lightsOn: false,
  },
  dusk: {
    sky: ["#1D2868", "#464E9E", "#9C74A6", "#F2A583"],
    haze: "#8C6F9F",
    tint: "#2A2B66",
    tintShare: 0.56,
    light: "#FFD9B0",
    glow: "#FF9E6B",
    cloudLit: "#C48FA9",
    cloudShade: "#54508F",
    waterFar: "#C98E98",
    waterNear: "#262F6E",
    snow: "#C9A6BD",
    livery: {
      body: "#EDE3F1",
      shade: "#A393C4",
      metal: "#CFC4E0",
      accent: "#F0A25E",
      glass: "#FFD79A",
    },
    lightsOn: true,
  },
  night: {
    sky: ["#080D28", "#101944", "#1D2A60", "#32417E"],
    haze: "#263468",
    tint: "#0C1540",
    tintShare: 0.81,
    light: "#F4F1E4",
    glow: "#9FB2F0",
    cloudLit: "#3D4B8A",
    cloudShade: "#1A2452",
    waterFar: "#2C3B78",
    waterNear: "#0C1335",
    snow: "#8E9CCB",
    livery: {
      body: "#BCC6EC",
      shade: "#7884C0",
      metal: "#5C68A6",
      accent: "#F0A25E",
      glass: "#FFE0A6",
    },
    lightsOn: true,
  },
  overcast: {
    sky: ["#9FB0CA", "#B9C6DA", "#D3DCE8", "#E8EDF3"],
    haze: "#D3DCE7",
    tint: "#76869F",
    tintShare: 0.32,
    light: "#F8FAFC",
    glow: "#FFFFFF",
    cloudLit: "#F3F6FA",
    cloudShade: "#AEBCD0",
    waterFar: "#CDD8E4",
    waterNear: "#6F8CAE",
    snow: "#F5F8FB",
    livery: {
      body: "#FFFFFF",
      shade: "#92A0BC",
      metal: "#74829F",
      accent: "#4049C9",
      glass: "#5B6E95",
    },
    lightsOn: false,
  },
}
