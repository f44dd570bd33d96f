import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { Card } from "#ui/elements/card.tsx"
import { CourseSteps } from "#ui/navigation/course-steps.tsx"

const STEPS = [
  {
    title: "Pilot:innen lesen es",
    text: "Wer in deinem Umkreis startet, sieht dein Gesuch mit Vornamen und erstem Buchstaben, mehr nicht.",
  },
  {
    title: "Jemand bietet einen Flug an",
    text: "Du bekommst eine Mail mit dem Flug: Tag, Strecke, Flugzeug und der ganze Preis.",
  },
  {
    title: "Du buchst ihn, oder nicht",
    text: "Wie jeden anderen Flug. Ein Gesuch verpflichtet niemanden, auch dich nicht.",
  },
]

const SCENE = scenePath({ terrain: "lowland", time: "low-sun", seed: 31, crop: "card" })

/** What comes after the form. */
export function FlightRequestAside() {
  return (
    <section aria-labelledby="danach">
      <h2 id="danach" className="sr-only">
        Wie es weitergeht
      </h2>
      <Card inset="none" elevation="raised">
        <ScenePicture src={SCENE} alt="" aspect="photo" className="max-lg:hidden" />
        <div className="p-card pb-0">
          <CourseSteps label="So geht es weiter" steps={STEPS} />
        </div>
      </Card>
    </section>
  )
}
