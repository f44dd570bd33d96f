import { HoldBar } from "#features/bookings/holds/ui/hold-bar.tsx"
import { TimelineLegs } from "#features/flights/core/ui/timeline-legs.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { FactRows } from "#ui/charts/fact-rows.tsx"
import { Rating } from "#ui/charts/rating.tsx"
import { Avatar } from "#ui/elements/avatar.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { PhoneFold } from "#ui/elements/phone-fold.tsx"
import { QrCode } from "#ui/elements/qr-code.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx"
import { CourseSteps } from "#ui/navigation/course-steps.tsx"

import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { Pagination } from "#ui/navigation/pagination.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import { DataTableSpecimen } from "./data-table-specimen.tsx"
import { Row, Specimen } from "./specimen.tsx"

/** A corner of a square of dots. */
const SQUARE = { size: 7, path: "M0 0h7v7h-7zM1 1v5h5v-5zM2 2h3v3h-3z" }

const PORTRAIT = scenePath({ terrain: "coast", time: "low-sun", seed: 3, crop: "card" })

/** `name` tells the two columns' navigations apart. */
export function Paths({ name }: { name: string }) {
  return (
    <>
      <Specimen title="Reiter">
        <TabLinks
          label={`Flüge, ${name}`}
          tabs={[
            { label: "Kommende", href: "?reiter=kommende", isCurrent: true },
            { label: "Anfragen", href: "?reiter=anfragen", count: 2, isCurrent: false },
            { label: "Archiv", href: "?reiter=archiv", isCurrent: false },
          ]}
        />
      </Specimen>
      <Specimen title="Filter einer Liste">
        <ListFilters
          path="/de/kitchen-sink"
          tabs={{
            label: `Stand, ${name}`,
            links: [
              { label: "Offen", href: "?stand=offen", count: 3, isCurrent: true },
              { label: "Erledigt", href: "?stand=erledigt", isCurrent: false },
            ],
          }}
          kept={{ stand: "offen" }}
          search={{ label: "Name oder E-Mail", value: "", placeholder: "Jana" }}
          choices={[
            {
              name: "art",
              label: "Art",
              value: "",
              options: { "": "Alle", medical: "Medical", lizenz: "Lizenz" },
            },
          ]}
        />
      </Specimen>
      <Specimen title="Tabelle mit Auswahl">
        <DataTableSpecimen name={name} />
      </Specimen>
      <Specimen title="Fortschritt und Frist">
        <ProgressBar label="Profil vollständig" value={0.62} />
        <div className="mt-5">
          <HoldBar secondsLeft={761} secondsTotal={900}>
            Deine 2 Plätze sind bis <span className="font-mono">14:32</span> Uhr für dich gehalten
          </HoldBar>
        </div>
      </Specimen>
      <Specimen title="Strecke">
        <TimelineLegs
          legs={[
            {
              time: "09:30",
              title: "Bonn-Hangelar",
              code: "EDKB",
              text: "Treffpunkt 09:00, Tower-Café",
            },
            { time: "10:08", title: "Über dem Münsterland", text: "2.500 ft, Blick bis zum Wald" },
            { time: "11:10", title: "Juist", code: "EDWJ", text: "Fußweg in den Ort 45 min" },
          ]}
        />
      </Specimen>
      <Specimen title="Ablauf">
        <CourseSteps
          label="Für Mitfliegende"
          steps={[
            {
              title: "Flug finden",
              text: "Ort, Tag, Personen. Der Preis auf der Karte ist der Preis an der Kasse.",
            },
            {
              title: "Platz anfragen",
              text: "Wir reservieren den Betrag. Abgebucht wird erst mit der Zusage.",
            },
            { title: "Einsteigen", text: "Bordkarte aufs Handy, Treffpunkt am Platz, und los." },
          ]}
        />
      </Specimen>
      <Specimen title="Fragen">
        <DisclosureList>
          <Disclosure title="Komme ich am selben Tag zurück?" isOpen>
            Bei Ausflügen ja, der Rückflug ist im Preis. Bei Strecken steht dabei, ob ein Rückweg
            angeboten wird.
          </Disclosure>
          <Disclosure title="Was passiert bei Nebel?">
            Wer bei Nebel am Boden bleibt, macht alles richtig.
          </Disclosure>
        </DisclosureList>
      </Specimen>
      <Specimen title="Übersicht, auf Telefonen eine Zeile">
        <PhoneFold title="Küstenflug über Fehmarn" figure="75,63 €">
          <p className="text-ui text-ink2">1 × 68,75 € Kostenanteil, 1 × 6,88 € Servicegebühr</p>
        </PhoneFold>
      </Specimen>
      <Specimen title="Zusagen">
        <FactRows
          rows={[
            {
              title: "Papiere",
              text: "Lizenz und Medical prüft ein Mensch, bevor der erste Flug erscheint.",
              link: <TextLink href="#zusagen">So prüfen wir</TextLink>,
            },
            { title: "Wetter", text: "Absagen kostet niemanden etwas." },
          ]}
        />
      </Specimen>
      <Specimen title="Seiten und Wege">
        <div className="mb-5">
          <Breadcrumb
            label={`Brotkrumen, ${name}`}
            trail={[{ label: "Beliebte Themen", href: "#wege" }, { label: "Inselflug" }]}
          />
        </div>
        <Pagination
          label={`Seiten, ${name}`}
          page={4}
          pageCount={9}
          hrefOf={(page) => `?seite=${page}`}
        />
      </Specimen>
      <Specimen title="QR-Code">
        <div className="max-w-40">
          <QrCode {...SQUARE} label={`QR-Code, ${name}`} />
        </div>
      </Specimen>
      <Specimen title="Menschen">
        <Row>
          <Avatar name="Henrik L." size="portrait" src={PORTRAIT} />
          <Avatar name="Henrik L." size="portrait" />
          <Avatar name="Henrik L." size="large" />
          <Avatar name="" />
          <Avatar name="" size="small" tint="apricot" />
          <Avatar name="Mara S." />
          <Avatar name="Henrik L." />
          <Avatar name="Lena B." tint="apricot" />
          <Avatar name="Okan K." tint="apricot" size="small" />
          <Rating mean={4.9} count={23} />
        </Row>
      </Specimen>
    </>
  )
}
