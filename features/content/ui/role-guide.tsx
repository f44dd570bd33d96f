import type { ReactNode } from "react"
import { TextLink } from "#ui/elements/text-link.tsx"
import { CourseSteps } from "#ui/navigation/course-steps.tsx"

const link = (href: string, label: string): ReactNode => (
  <TextLink href={href} isInline>
    {label}
  </TextLink>
)

const AS_GUEST = [
  {
    title: "Platz anfragen",
    text: (
      <>
        Flug {link("/de/suche", "suchen")}, Gewicht und Gepäck angeben. Der Betrag ist nur
        reserviert.
      </>
    ),
  },
  {
    title: "Antwort abwarten",
    text: <>Höchstens 48 Stunden. Wie es steht, zeigt die {link("/de/cockpit", "Übersicht")}.</>,
  },
  {
    title: "Vorbereiten",
    text: (
      <>
        Mit deiner {link("/de/cockpit/checkliste", "Checkliste")}: Treffpunkt, Kleidung, Tasche,
        Wetter.
      </>
    ),
  },
  {
    title: "Fliegen",
    text: (
      <>
        Zuhören, fragen, staunen. Wie ihr miteinander umgeht, steht im{" "}
        {link("/de/cockpit/code-of-conduct", "Verhaltenskodex")}.
      </>
    ),
  },
  {
    title: "Abrechnung abwarten",
    text: (
      <>
        War der Flug günstiger, kommt Geld zurück. Teurer wird er nie. Alles Weitere in der{" "}
        {link("/de/cockpit/hilfe", "Hilfe")}.
      </>
    ),
  },
]

const AT_THE_CONTROLS = [
  {
    title: "Nachweise einreichen",
    text: (
      <>
        Ein Mensch prüft sie. Was fehlt, steht unter{" "}
        {link("/de/cockpit/einstellungen/verifizierung", "Verifizierung")}.
      </>
    ),
  },
  {
    title: "Flugzeug eintragen",
    text: (
      <>
        Mit Massen, Fotos und Versicherung, unter{" "}
        {link("/de/cockpit/einstellungen/flugzeuge", "Flugzeuge")}.
      </>
    ),
  },
  {
    title: "Flugfit rechnen",
    text: (
      <>Landungen ins {link("/de/cockpit/flugbuch", "Flugbuch")}, Flugtag wählen, Urteil lesen.</>
    ),
  },
  {
    title: "Gäste zusagen",
    text: (
      <>
        Anfragen stehen mit Gewicht und Beladung in der {link("/de/cockpit", "Übersicht")}. Ein
        schnelles Nein ist auch eine Antwort.
      </>
    ),
  },
  {
    title: "Vorbereiten und fliegen",
    text: (
      <>
        Am Vortag die Einschätzung an alle, am Platz die{" "}
        {link("/de/cockpit/checkliste", "Checkliste")}. Oder die Absage, ohne Begründung.
      </>
    ),
  },
  {
    title: "Belege aufheben",
    text: "Abgerechnet wird, was der Flug wirklich gekostet hat, und deinen Anteil trägst du immer mit.",
  },
]

/** What comes when, for both sides of a flight; the reader's own first. */
export function RoleGuide({ isPilot }: { isPilot: boolean }) {
  const guest = <CourseSteps key="guest" label="Wenn du mitfliegst" steps={AS_GUEST} />
  const pilot = <CourseSteps key="pilot" label="Wenn du fliegst" steps={AT_THE_CONTROLS} />
  return (
    <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
      {isPilot ? [pilot, guest] : [guest, pilot]}
    </div>
  )
}
