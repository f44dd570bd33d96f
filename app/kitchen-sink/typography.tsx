import { LogoMark } from "#illustrations/logo.tsx"
import { AerodromeMark, AircraftMark, WaypointMark } from "#illustrations/marks.tsx"
import { Ruler } from "#ui/elements/ruler.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Specimen } from "./specimen.tsx"

export function Typography() {
  return (
    <>
      <Specimen title="Schrift">
        <p className="font-display text-hero">Jemand fliegt sowieso</p>
        <p className="mt-4 font-display text-h1">Übers Watt nach Juist</p>
        <p className="mt-3 font-display text-title">Guten Morgen, Henrik</p>
        <p className="mt-3 font-display text-h2">Was der Flug kostet</p>
        <p className="mt-3 font-display text-h3">Köln von oben, zur blauen Stunde</p>
        <p className="mt-2 font-display text-h4">Platz anfragen</p>
        <p className="mt-4 max-w-text text-lead">
          Du zahlst deinen Anteil an den Flugkosten, nie mehr.{" "}
          <strong className="font-semibold">68,75 €</strong> pro Person.
        </p>
        <p className="mt-3 max-w-text">
          Wir folgen erst dem Rhein, dann der Ems, und wenn die Flut mitspielt, sehen wir kurz vor
          der Insel die Seehunde auf der Sandbank.{" "}
          <TextLink href="#schrift" isInline>
            So läuft ein Flug ab
          </TextLink>
          .
        </p>
        <p className="mt-3 text-small text-ink2">Klein, 14: Alle Preise mit Servicegebühr</p>
        <p className="text-fine text-ink3">Fein, 13: pro Person, alles drin</p>
        <p className="mt-4 font-mono text-[1.5rem] tracking-time">EDKB 09:30 EDWJ 11:10</p>
        <p className="mt-2 font-mono text-label tracking-label text-ink3 uppercase">
          Für Mitfliegende
        </p>
      </Specimen>
      <Specimen title="Abschnitt und Lineal">
        <SectionHeading
          title="Nächste Flüge"
          link={{ label: "Alle 42 Flüge ansehen", href: "#schrift" }}
        />
        <Ruler />
      </Specimen>
      <Specimen title="Zeichen">
        <div className="flex flex-wrap items-center gap-6 text-act">
          <LogoMark />
          <AerodromeMark size={24} />
          <WaypointMark size={24} />
          <AircraftMark size={24} />
          <AircraftMark size={40} className="rotate-45" />
        </div>
      </Specimen>
    </>
  )
}
