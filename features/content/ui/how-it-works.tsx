import { Ruler } from "#ui/elements/ruler.tsx"
import { CourseSteps } from "#ui/navigation/course-steps.tsx"

const FOR_PASSENGERS = [
  {
    title: "Flug finden",
    text: "Ort, Tag, Personen. Der Preis auf der Karte ist der Preis an der Kasse.",
  },
  {
    title: "Platz anfragen",
    text: "Wir reservieren den Betrag. Abgebucht wird erst, wenn die Zusage da ist.",
  },
  {
    title: "Einsteigen",
    text: "Treffpunkt und Uhrzeit stehen in deiner Zusage, der Termin in deinem Kalender.",
  },
]

const FOR_PILOTS = [
  {
    title: "Kosten rechnen",
    text: "Nur was der Flug direkt kostet, geteilt durch alle an Bord. Du trägst mindestens einen Anteil.",
  },
  {
    title: "Gäste bestätigen",
    text: "Du siehst, wer anfragt und wie schwer die Beladung wird, dann entscheidest du.",
  },
  {
    title: "Fliegen",
    text: "Beiträge, Gebühr und Reservierung laufen über uns. Du kümmerst dich ums Fliegen.",
  },
]

/** Three steps for each side, down a dotted course. */
export function HowItWorks() {
  return (
    <section aria-labelledby="ablauf" className="mx-auto max-w-page px-gutter pt-section">
      <Ruler />
      <div className="mt-10 grid gap-10 md:grid-cols-2 lg:grid-cols-[1fr_1.1fr_1.1fr]">
        <div className="md:col-span-2 lg:col-span-1">
          <h2 id="ablauf" className="max-w-70 text-h2 text-balance">
            So kommst du in die Luft
          </h2>
          <p className="mt-4 max-w-70 text-ink2">
            Kein Linienflug, kein Taxi. Du begleitest jemanden auf einem Flug, der ohnehin
            stattfindet.
          </p>
        </div>
        <CourseSteps label="Für Mitfliegende" steps={FOR_PASSENGERS} />
        <CourseSteps label="Für Pilotinnen und Piloten" steps={FOR_PILOTS} />
      </div>
    </section>
  )
}
