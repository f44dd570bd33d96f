import { Ruler } from "#ui/elements/ruler.tsx"
import { snapRow } from "#ui/elements/snap-row.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
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
      <div className="mt-5 md:mt-10 lg:grid lg:grid-cols-[1fr_2.2fr] lg:gap-10">
        <div>
          <h2 id="ablauf" className="max-w-70 text-h2 text-balance">
            So kommst du in die Luft
          </h2>
          <p className="mt-4 text-ink2 lg:max-w-70">
            Kein Linienflug, kein Taxi. Du begleitest jemanden auf einem Flug, der ohnehin
            stattfindet.
          </p>
        </div>
        <div className={`mt-6 md:mt-10 lg:mt-0 ${snapRow("md:grid md:grid-cols-2 md:gap-10")}`}>
          <div>
            <CourseSteps label="Für Mitfliegende" steps={FOR_PASSENGERS} />
            <TextLink href="/de/hilfe">Fragen und Antworten</TextLink>
          </div>
          <div>
            <CourseSteps label="Für Pilotinnen und Piloten" steps={FOR_PILOTS} />
            <TextLink href="/de/kostenteilung">Was du teilen darfst</TextLink>
          </div>
        </div>
      </div>
    </section>
  )
}
