import { type SceneAddress, scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Card } from "#ui/elements/card.tsx"
import { CourseSteps } from "#ui/navigation/course-steps.tsx"

const FOR_PASSENGERS = [
  { title: "Code eingeben", text: "Sechs Ziffern aus deiner Mail, und dein Konto ist da." },
  {
    title: "Flug finden",
    text: "Der Preis auf der Karte ist der Preis an der Kasse. Abgebucht wird erst mit der Zusage.",
  },
  { title: "Einsteigen", text: "Treffpunkt und Uhrzeit stehen in deiner Zusage." },
]

const FOR_PILOTS = [
  { title: "Code eingeben", text: "Sechs Ziffern aus deiner Mail, und dein Konto ist da." },
  {
    title: "Papiere zeigen",
    text: "Lizenz, Medical, Zuverlässigkeit, Versicherung. Ein Mensch sieht sie durch.",
  },
  {
    title: "Flug anbieten",
    text: "Wir rechnen aus, was jeder höchstens zahlt. Einen Anteil trägst du immer selbst.",
  },
]

const PASSENGER_SCENE = { terrain: "islands", time: "low-sun", seed: 21, crop: "card" } as const
const PILOT_SCENE = { terrain: "alps", time: "dawn", seed: 12, crop: "card" } as const

const PILOTS = "Für Pilotinnen und Piloten"

/** What comes after the form: for the choice that is made in it, or for pilots alone. */
export function RegisterAside({ isForPilots }: { isForPilots: boolean }) {
  const forPilots = <NextSteps label={PILOTS} scene={PILOT_SCENE} steps={FOR_PILOTS} />
  return (
    <section aria-labelledby="danach">
      <h2 id="danach" className="sr-only">
        Wie es weitergeht
      </h2>
      {isForPilots ? (
        forPilots
      ) : (
        <>
          <div className="group-has-[[value=pilot]:checked]/register:hidden">
            <NextSteps label="Für Mitfliegende" scene={PASSENGER_SCENE} steps={FOR_PASSENGERS} />
          </div>
          <div className="hidden group-has-[[value=pilot]:checked]/register:block">{forPilots}</div>
        </>
      )}
    </section>
  )
}

type NextStepsProps = {
  label: string
  scene: SceneAddress
  steps: readonly { title: string; text: string }[]
}

function NextSteps({ label, scene, steps }: NextStepsProps) {
  return (
    <Card inset="none" elevation="raised">
      <ScenePicture src={scenePath(scene)} alt="" aspect="photo" />
      <div className="p-card pb-0">
        <CourseSteps label={label} steps={steps} />
      </div>
    </Card>
  )
}
