import { Archive, Gauge, Hand, MessageCircle, Plane, Settings } from "lucide"
import { BellButton } from "#features/notifications/ui/bell-button.tsx"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Avatar } from "#ui/elements/avatar.tsx"
import { SectionNav } from "#ui/navigation/section-nav.tsx"
import { type PathStep, StepPath } from "#ui/navigation/step-path.tsx"
import { CheckoutHeader } from "../page-chrome/checkout-header.tsx"
import { CockpitSidebar } from "../page-chrome/cockpit-sidebar.tsx"
import type { CockpitNavItem } from "../page-chrome/nav-item.ts"
import { SiteFooter } from "../page-chrome/site-footer.tsx"
import { SiteHeader } from "../page-chrome/site-header.tsx"
import type { KitchenSinkScenes } from "./scenes.ts"
import { Specimen } from "./specimen.tsx"

const names = "Datum Typ Kosten Flugzeug Route Fotos Zusammenfassung Versicherung Beschreibung"
const steps: readonly PathStep[] = names.split(" ").map((label, index) => ({
  label,
  href: "#weg",
  state: (["done", "error", "current"] as const)[index] ?? "open",
}))

const places: readonly CockpitNavItem[] = [
  { label: "Übersicht", href: "#uebersicht", icon: Gauge, isCurrent: true },
  { label: "Meine Flüge", href: "#fluege", icon: Plane },
  { label: "Nachrichten", href: "#nachrichten", icon: MessageCircle, count: 3 },
  { label: "Gesuche", href: "#gesuche", icon: Hand, count: 2 },
  { label: "Archiv", href: "#archiv", icon: Archive },
  { label: "Einstellungen", href: "#einstellungen", icon: Settings },
]

const brand = { productName: "Beispiel", homeHref: "#anfang" }
const storefront = {
  ...brand,
  links: [
    { label: "Mitfliegen", href: "#mitfliegen", isCurrent: true },
    { label: "Verschenken", href: "#verschenken" },
    { label: "Flug anbieten", href: "#anbieten" },
  ],
  account: { label: "Anmelden", href: "#anmelden" },
}

/** Frames of whole pages, drawn across the full width. `name` tells the two themes apart. */
export function Chrome({ scenes, name }: { scenes: KitchenSinkScenes; name: string }) {
  return (
    <>
      <Specimen title="Kopf">
        <div className="overflow-hidden rounded-card border border-line">
          <SiteHeader {...storefront} label={`Menü, ${name}`} />
          <div className="relative h-60">
            <SiteHeader {...storefront} variant="scene" label={`Menü auf dem Bild, ${name}`} />
            <ScenePicture
              src={name === "hell" ? scenes.hero : scenes.heroDark}
              alt=""
              aspect="fill"
              className="absolute inset-0"
            />
          </div>
          <CheckoutHeader {...brand} title="Kasse" />
          <div className="flex flex-wrap items-center justify-end gap-4 bg-surface p-4">
            <ButtonLink href="#anlegen" variant="quiet" size="small">
              Flug anlegen
            </ButtonLink>
            {[0, 3, 12].map((unread) => (
              <BellButton key={unread} unread={unread} isOpen={false} />
            ))}
            <Avatar name="Henrik L." />
          </div>
        </div>
      </Specimen>
      <Specimen title="Neun Wegpunkte">
        <StepPath label={`Flug anlegen, ${name}`} steps={steps} note="Entwurf gespeichert" />
      </Specimen>
      <Specimen title="Abschnitte einer Seite">
        <SectionNav
          label={`Abschnitte, ${name}`}
          groups={[
            {
              title: "Bausteine",
              sections: [
                { id: "bausteine-light", label: "Bausteine, hell" },
                { id: "bausteine-dark", label: "Bausteine, dunkel" },
              ],
            },
            {
              title: "Rahmen",
              sections: [
                { id: "rahmen-light", label: "Rahmen, hell" },
                { id: "rahmen-dark", label: "Rahmen, dunkel" },
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen title="Cockpit">
        <div className="flex">
          <CockpitSidebar items={places} label={`Cockpit, ${name}`} />
          <p className="p-6 text-ink2 max-lg:p-0">
            Ab 1024 px links, darunter als Leiste am unteren Rand.
          </p>
        </div>
      </Specimen>
      <Specimen title="Verwaltung, in Gruppen">
        <div className="flex">
          <CockpitSidebar
            items={places.map((place, index) => ({
              ...place,
              group: ["", "Prüfen", "Prüfen"][index] ?? "Betrieb",
            }))}
            label={`Verwaltung, ${name}`}
          />
          <p className="p-6 text-ink2 max-lg:p-0">Ab 1024 px links, mit Überschriften.</p>
        </div>
      </Specimen>
      <Specimen title="Fuß">
        <div className="overflow-hidden rounded-card border border-line">
          <SiteFooter
            {...brand}
            claim="Private Flüge, geteilte Kosten. Nach EU-Recht, mit offener Rechnung."
            year={2027}
            coordinates="50°46′08″N 007°09′48″O"
            label={`Alle Bereiche, ${name}`}
            scene={
              <ScenePicture
                src={name === "hell" ? scenes.footer : scenes.footerDark}
                alt=""
                aspect="fill"
              />
            }
            groups={[
              {
                title: "Flüge",
                items: [
                  { label: "Mitfliegen", href: "#mitfliegen" },
                  { label: "Gesuch aufgeben", href: "#gesuch" },
                  { label: "Suchagent einrichten", href: "#", onPress: () => {} },
                ],
              },
              {
                title: "Gutscheine",
                items: [
                  { label: "Verschenken", href: "#verschenken" },
                  { label: "Einlösen", href: "#einloesen" },
                ],
              },
              { title: "Informationen", items: [{ label: "Sicherheit", href: "#sicherheit" }] },
              { title: "Service", items: [{ label: "Vertrag widerrufen", href: "#widerruf" }] },
            ]}
          />
        </div>
      </Specimen>
    </>
  )
}
