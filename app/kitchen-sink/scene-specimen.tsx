import type { ReactNode } from "react"
import { AircraftMark } from "#illustrations/marks.tsx"
import { type AircraftLook, usualLook } from "#illustrations/scene/aircraft/look.ts"
import { type Landmark, landmarks } from "#illustrations/scene/landmarks/landmark.ts"
import { seasons } from "#illustrations/scene/season.ts"
import { terrains } from "#illustrations/scene/terrain.ts"
import { timesOfDay } from "#illustrations/scene/time-of-day.ts"
import { weathers } from "#illustrations/scene/weather.ts"
import { type SceneAddress, type SceneCrop, scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { classNames } from "#ui/style/class-names.ts"

const SEED = 30
/** One for each composition of a land. */
const SEEDS = [30, 31, 32, 33, 34]
const CROPS: readonly SceneCrop[] = [
  "hero",
  "hero-tablet",
  "hero-phone",
  "wide",
  "wide-tablet",
  "tall-phone",
  "low-phone",
  "card",
  "tall",
  "strip",
  "footer",
]
const LOOKS: readonly { name: string; look: AircraftLook }[] = [
  { name: "Hochdecker", look: usualLook(0) },
  { name: "Hochdecker, zwei Sitze", look: { ...usualLook(0), cabin: "two", colour: "#B3263C" } },
  {
    name: "Hochdecker, zwei Motoren",
    look: { ...usualLook(0), gear: "retracted", engines: "two", colour: "#1F7A4D" },
  },
  {
    name: "Segelflugzeug",
    look: { ...usualLook(0), engines: "none", gear: "retracted", isSlender: true },
  },
  { name: "Tiefdecker", look: usualLook(1) },
  { name: "Tiefdecker, vier Sitze", look: { ...usualLook(1), cabin: "four", colour: "#D9A21B" } },
  {
    name: "Tiefdecker, sechs Sitze",
    look: { ...usualLook(1), cabin: "six", gear: "retracted", colour: "#1F8A94" },
  },
  { name: "Motorsegler", look: { ...usualLook(1), isSlender: true } },
]
const TERRAIN_OF_LANDMARK = (landmark: Landmark) =>
  landmark === "ruin" ? "hills" : landmark.endsWith("lighthouse") ? "coast" : "city"

/** Every landscape in every composition, light and season, every weather, crop, landmark and aircraft. */
export function SceneSpecimen() {
  return (
    <section aria-labelledby="szenen" className="mx-auto max-w-wide px-gutter py-16 md:px-10">
      <h2 id="szenen" className="mb-10 text-h1">
        Szenen
      </h2>
      <Group title="Landschaft und Komposition">
        {terrains.flatMap((terrain) =>
          SEEDS.map((seed) => (
            <Specimen key={`${terrain}${seed}`} {...{ terrain, seed }} time="day" />
          )),
        )}
      </Group>
      <Group title="Landschaft und Tageszeit">
        {terrains.flatMap((terrain) =>
          timesOfDay.map((time) => <Specimen key={`${terrain}${time}`} {...{ terrain, time }} />),
        )}
      </Group>
      <Group title="Landschaft und Jahreszeit" columns={4}>
        {terrains.flatMap((terrain) =>
          seasons.map((season) => (
            <Specimen key={`${terrain}${season}`} {...{ terrain, season }} time="day" />
          )),
        )}
      </Group>
      <Group title="Wetter und Tageszeit">
        {weathers.flatMap((weather) =>
          timesOfDay.map((time) => (
            <Specimen key={`${weather}${time}`} {...{ weather, time }} terrain="hills" />
          )),
        )}
      </Group>
      <Group title="Ausschnitte">
        {CROPS.map((crop) => (
          <Specimen key={crop} crop={crop} terrain="lake" time="low-sun" season="autumn" />
        ))}
      </Group>
      <Group title="Wahrzeichen, wo sie stehen" columns={4}>
        {landmarks.map((landmark, index) => (
          <Specimen
            key={landmark}
            terrain={TERRAIN_OF_LANDMARK(landmark)}
            time={index % 3 === 2 ? "dusk" : "day"}
            seed={SEED + index}
            landmark={landmark}
            name={landmark}
          />
        ))}
      </Group>
      <Group title="Vom Platz aus" columns={4}>
        {SEEDS.slice(0, 4).map((seed, index) => (
          <Specimen
            key={seed}
            terrain={terrains[index] ?? "lake"}
            time={index === 3 ? "low-sun" : "day"}
            seed={seed}
            aircraft={LOOKS[index * 2]?.look}
            isFromSeat
            name={LOOKS[index * 2]?.name ?? ""}
          />
        ))}
      </Group>
      <Group title="Flugzeuge" columns={4}>
        {LOOKS.map(({ name, look }) => (
          <Specimen
            key={name}
            crop="portrait"
            terrain="lowland"
            time="day"
            aircraft={look}
            name={name}
          />
        ))}
        <li>
          <span className="grid aspect-[8/5] place-items-center rounded-panel bg-sunken text-act">
            <AircraftMark size={96} />
          </span>
          <Name>Draufsicht</Name>
        </li>
      </Group>
    </section>
  )
}

interface GroupProps {
  title: string
  columns?: 4 | 6
  children: ReactNode
}

function Group({ title, columns = 6, children }: GroupProps) {
  return (
    <>
      <h3 className="mt-12 mb-5 text-h3">{title}</h3>
      <ul
        className={classNames(
          "grid grid-cols-2 gap-5",
          columns === 4 ? "md:grid-cols-4" : "md:grid-cols-3 xl:grid-cols-6",
        )}
      >
        {children}
      </ul>
    </>
  )
}

function Name({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 font-mono text-label text-ink3">{children}</p>
}

type SpecimenProps = Pick<SceneAddress, "terrain" | "time"> &
  Partial<SceneAddress> & { name?: string }

function Specimen({ name, ...address }: SpecimenProps) {
  const { terrain, time, season, weather, crop } = address
  const words = crop ? [crop] : [weather ?? terrain, season ?? time]
  return (
    <li>
      <ScenePicture
        src={scenePath({ seed: SEED, crop: "card", ...address })}
        alt=""
        aspect="photo"
        className="rounded-panel"
      />
      <Name>{name ?? words.join(" ")}</Name>
    </li>
  )
}
