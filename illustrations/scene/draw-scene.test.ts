import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { type AircraftLook, lookOfWord, usualLook, wordOfLook } from "./aircraft/look.ts"
import { drawAircraftSide } from "./aircraft/side-view.ts"
import { drawScene } from "./draw-scene.ts"
import { type Landmark, landmarks } from "./landmarks/landmark.ts"
import { palettes } from "./palette.ts"
import type { SceneOptions } from "./scene-options.ts"
import { scenePresets } from "./scene-presets.ts"
import { seasons } from "./season.ts"
import { type Terrain, terrains } from "./terrain.ts"
import { timesOfDay } from "./time-of-day.ts"
import { weathers } from "./weather.ts"

const everyScene = terrains.flatMap((terrain) => timesOfDay.map((time) => ({ terrain, time })))
const coast = { ...scenePresets.card, terrain: "coast", time: "low-sun", seed: 7 } as const
const hero = { ...scenePresets.hero, terrain: "islands", time: "dawn", seed: 7 } as const

test("the same scene is the same bytes", () => {
  for (const scene of everyScene) {
    const options = { ...scenePresets.card, ...scene, seed: 31 }
    expect(drawScene(options)).toBe(drawScene({ ...options }))
  }
})

test("every seed draws another picture of the same kind", () => {
  for (const terrain of terrains) {
    const drawings = [1, 2, 3, 4, 5].map((seed) =>
      drawScene({ ...coast, terrain, seed, idPrefix: "s" }),
    )
    expect(new Set(drawings).size).toBe(drawings.length)
  }
})

test("a place keeps its shape from morning to night", () => {
  const shapes = (time: SceneOptions["time"]) =>
    attributeValues(drawScene({ ...coast, terrain: "hills", time }), "d")
  const byDay = shapes("day")
  const firs = byDay.toSorted((a, b) => b.length - a.length).slice(0, 3)
  expect(shapes("night")).toEqual(expect.arrayContaining(firs))
  expect(shapes("dusk")).toEqual(expect.arrayContaining(firs))
})

test("every landscape at every time of day is one well-formed document without script", () => {
  for (const scene of everyScene) {
    for (const preset of Object.values(scenePresets)) {
      const svg = drawScene({ ...preset, ...scene, seed: 5 })
      expect(tagProblems(svg)).toEqual([])
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+" /)
      expect(svg).toContain('preserveAspectRatio="xMidYMid slice"')
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<script| on\w+=|\de-\d/)
    }
  }
})

test("ids are unique, carry the prefix, and every reference leads somewhere", () => {
  for (const scene of everyScene) {
    const svg = drawScene({ ...scenePresets.card, ...scene, seed: 5, idPrefix: "first" })
    const ids = attributeValues(svg, "id")
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id.startsWith("first-"))).toBe(true)
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(references.length).toBeGreaterThan(0)
    expect(ids).toEqual(expect.arrayContaining(references))
  }
})

test("scenes of different place, time or seed can share a page without a prefix", () => {
  const variants = [coast, { ...coast, time: "night" }, { ...coast, seed: 8 }, hero] as const
  const ids = variants.flatMap((options) => attributeValues(drawScene(options), "id"))
  expect(new Set(ids).size).toBe(ids.length)
})

// a strip below the page is never part of the document, and all of its land is drawn: no mirror, no seam
const STRIPS: Record<string, number> = { footer: 14, strip: 10 }
const mostBytes = (name: string) => (STRIPS[name] ?? 8) * 1024

test("no scene weighs more than 8 KiB on the wire", () => {
  const bytes = (options: SceneOptions) => gzipSync(drawScene(options)).length
  for (const scene of everyScene) {
    for (const seed of [0, 1, 2, 3, 4711]) {
      const standard = { ...scene, seed, width: 800, height: 500 }
      expect(bytes(standard), `${scene.terrain} ${scene.time} ${seed}`).toBeLessThanOrEqual(8192)
      const wide = { ...scenePresets.hero, ...scene, seed }
      expect(bytes(wide), `hero ${scene.terrain} ${scene.time} ${seed}`).toBeLessThanOrEqual(8192)
    }
  }
})

test("a season and a weather change the picture and keep its weight, in every crop", () => {
  const presets = Object.entries(scenePresets)
  for (const [index, scene] of everyScene.entries()) {
    for (const [shift, season] of seasons.entries()) {
      for (const [turn, weather] of weathers.entries()) {
        // every preset meets every time, season and weather, each with another seed and landscape
        const [name, preset] = presets[(index + shift + turn) % presets.length] ?? ["card", hero]
        const options = {
          ...preset,
          ...scene,
          season,
          weather,
          seed: index * 7 + shift,
          idPrefix: "s",
        }
        const svg = drawScene(options)
        const what = `${name} ${scene.terrain} ${scene.time} ${season} ${weather}`
        expect(gzipSync(svg).length, what).toBeLessThanOrEqual(mostBytes(name))
        expect(svg, what).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  }
  const days = seasons.flatMap((season) =>
    weathers.map((weather) =>
      drawScene({ ...coast, terrain: "lowland", time: "day", season, weather }),
    ),
  )
  expect(new Set(days.map((svg) => svg.replaceAll(/ id="[^"]*"|url\(#[^)]*\)/g, ""))).size).toBe(
    days.length,
  )
})

test("there is snow on hills in winter, leaves turn in autumn, and water stays water", () => {
  const ground = (season: SceneOptions["season"]) =>
    attributeValues(
      drawScene({ ...coast, terrain: "hills", time: "day", ...(season && { season }) }),
      "fill",
    )
  const changed = (season: SceneOptions["season"]) =>
    ground(season).filter((fill) => !ground("summer").includes(fill)).length
  for (const season of ["spring", "autumn", "winter"] as const) {
    expect(changed(season), season).toBeGreaterThan(2)
  }
  expect(ground(undefined)).toEqual(ground("summer"))
  const sea = drawScene({ ...coast, terrain: "above-clouds", time: "day", season: "autumn" })
  expect(sea).toContain(palettes.day.sky[0])
})

test("a clear sky has no cloud, and a rainbow appears only opposite a sun that is up", () => {
  const sky = (weather: SceneOptions["weather"], time: SceneOptions["time"] = "low-sun") =>
    drawScene({ ...coast, time, ...(weather && { weather }), aircraft: "none" })
  expect(sky("fair")).toContain("cloud-near")
  expect(sky("clear")).not.toMatch(/cloud-near|cirrus/)
  expect(sky("after-rain")).toContain('stroke="#E2604F"')
  expect(sky("after-rain", "night")).not.toContain('stroke="#E2604F"')
  expect(sky("overcast", "dusk")).not.toContain(`fill="${palettes.dusk.light}"`)
})

test("clouds stay out of the text zone", () => {
  const { right, bottom } = scenePresets.hero.textZone
  for (const { terrain, time } of everyScene) {
    const svg = drawScene({ ...hero, terrain, time })
    const clouds = [...svg.matchAll(/<path d="M([\d.-]+) ([\d.-]+)[^>]*cloud-(?:near|far)/g)]
    for (const [, x, y] of clouds) {
      const isInText = Number(x) < right * hero.width && Number(y) < bottom * hero.height
      expect(isInText, `${terrain} ${time} ${x} ${y}`).toBe(false)
    }
  }
})

test("a course is drawn with its labels where the crop has room for it", () => {
  const course = { from: "EDWJ", to: "EDKB 179° <175> NM" }
  const svg = drawScene({ ...hero, course })
  expect(svg).toContain(">EDWJ</text>")
  expect(svg).toContain(">EDKB 179° &lt;175&gt; NM</text>")
  expect(drawScene(hero)).not.toContain("<text")
  expect(drawScene({ ...coast, course })).not.toContain("<text")
})

test("a labelled scene is an image with a name, any other is decoration", () => {
  expect(drawScene({ ...coast, label: 'Küste bei "tiefer" Sonne' })).toContain(
    'role="img" aria-label="Küste bei &quot;tiefer&quot; Sonne"',
  )
  expect(drawScene(coast)).toContain('aria-hidden="true"')
})

test("the aircraft wears the colour of its entry, and only a colour is one", () => {
  const red = { ...usualLook(0), colour: "#B3263C" } as const
  const dyed = drawScene({ ...coast, time: "day", aircraft: red })
  expect(dyed).not.toBe(drawScene({ ...coast, time: "day", aircraft: usualLook(0) }))
  expect(lookOfWord(wordOfLook(red))).toEqual(red)
  expect(lookOfWord(`${wordOfLook(usualLook(0))}_zzzzzz`)).toBeUndefined()
})

test("what hangs out is drawn, what is not there is not", () => {
  const parts = (look: Partial<AircraftLook>) => {
    const drawn = drawAircraftSide({ ...usualLook(0), ...look }, palettes.day.livery)
    return drawn.match(/<path/g)?.length ?? 0
  }
  const usual = parts({})
  expect(parts({ gear: "retracted" })).toBeLessThan(usual)
  expect(parts({ engines: "none" })).toBeLessThan(usual)
  expect(parts({ cabin: "two" })).toBeLessThan(usual)
  expect(parts({ cabin: "six" })).toBeGreaterThan(usual)
})

test("out of the window one sees the own wing, and no aircraft beside it", () => {
  for (const seed of [0, 1]) {
    const look = { ...usualLook(seed), colour: "#1F7A4D" } as const
    const svg = drawScene({ ...coast, time: "day", view: "seat", aircraft: look })
    expect(svg).not.toContain("scene-aircraft")
    expect(svg).toContain('fill-rule="evenodd"')
  }
})

test("five compositions of each landscape differ in what they draw, at whatever seed", () => {
  for (const terrain of terrains) {
    const elements = [0, 1, 2, 3, 4].map(
      (seed) => drawScene({ ...coast, terrain, seed, aircraft: "none" }).match(/<\w+/g)?.length,
    )
    expect(new Set(elements).size, terrain).toBeGreaterThanOrEqual(3)
  }
})

test("a landmark is drawn where it is asked for, and nowhere else", () => {
  const drawn = (terrain: Terrain, seed: number, landmark?: Landmark) =>
    drawScene({ ...coast, terrain, seed, landmark })
  for (const seed of [0, 1, 2, 3, 4]) {
    expect(drawn("coast", seed, "striped-lighthouse")).not.toBe(drawn("coast", seed))
    expect(drawn("hills", seed, "ruin")).not.toBe(drawn("hills", seed))
    for (const landmark of landmarks.slice(0, 10)) {
      expect(drawn("city", seed, landmark), landmark).not.toBe(drawn("city", seed))
      expect(drawn("coast", seed, landmark), landmark).toBe(drawn("coast", seed))
    }
  }
})

test("no boat sails in winter or at night", () => {
  const sails = (options: Partial<SceneOptions>) =>
    drawScene({ ...coast, seed: 5, time: "day", aircraft: "none", ...options }).length
  expect(sails({ season: "winter" })).toBeLessThan(sails({}))
  expect(sails({ time: "night" })).not.toBe(sails({}))
})

test("an aircraft shows its lights in the dark only, and none is drawn where none is wanted", () => {
  const green = "#7CF0B0"
  expect(drawScene({ ...coast, time: "night" })).toContain(green)
  expect(drawScene({ ...coast, time: "day" })).not.toContain(green)
  expect(drawScene({ ...coast, aircraft: "none" })).not.toContain("scene-aircraft")
})

test("stars come out after sunset, and no sun shines through high fog", () => {
  const drawn = (time: SceneOptions["time"]) => drawScene({ ...coast, time, aircraft: "none" })
  const stars = /<path d="(M\d+ \d+h0)+" stroke="#FFFFFF"/
  expect(drawn("night")).toMatch(stars)
  expect(drawn("day")).not.toMatch(stars)
  expect(drawn("day")).toContain(`fill="${palettes.day.light}"`)
  expect(drawn("overcast")).not.toContain(`fill="${palettes.overcast.light}"`)
})

function attributeValues(svg: string, name: string): string[] {
  return [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value]) => value ?? "")
}

/** Reads the document tag by tag: what is opened is closed, attributes are whole and not doubled. */
function tagProblems(svg: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g,
    (_, closes, name, text, isEmpty) => {
      if (closes) {
        if (open.pop() !== name) problems.push(`</${name}> closes something else`)
        return ""
      }
      const attributes = [...text.matchAll(/\s([\w:-]+)="[^"<]*"/g)]
      const names = attributes.map(([, attribute]) => attribute)
      if (attributes.map(([all]) => all).join("") !== text.trimEnd())
        problems.push(`<${name}${text}>`)
      if (new Set(names).size !== names.length) problems.push(`<${name}> repeats an attribute`)
      if (!isEmpty) open.push(name)
      return ""
    },
  )
  if (open.length > 0) problems.push(`never closed: ${open.join(" ")}`)
  if (/[<>]/.test(rest)) problems.push(`stray text: ${rest}`)
  return problems
}
