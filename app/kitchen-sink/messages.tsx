import {
  BadgeCheck,
  CalendarDays,
  Clock,
  CloudFog,
  MapPin,
  PawPrint,
  Scale,
  Users,
  Zap,
} from "lucide"
import { useId, useState } from "react"
import { Badge } from "#ui/elements/badge.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Chip, ChipLink, ChipMenu } from "#ui/overlays/chip.tsx"
import { DropMenu } from "#ui/overlays/drop-menu.tsx"
import { MenuOption } from "#ui/overlays/menu-option.tsx"
import { MenuButton, MenuLink, RowMenu } from "#ui/overlays/row-menu.tsx"
import { Row, Specimen } from "./specimen.tsx"

export function Messages() {
  return (
    <>
      <Specimen title="Chips">
        <Chips />
      </Specimen>
      <Specimen title="Marken">
        <Row>
          <Badge tone="info" icon={Zap}>
            Sofort buchbar
          </Badge>
          <Badge tone="apricot">noch 2 Plätze</Badge>
          <Badge tone="ok" icon={BadgeCheck}>
            Geprüft
          </Badge>
          <Badge tone="warn" icon={Clock}>
            läuft ab
          </Badge>
          <Badge tone="err">Abgesagt</Badge>
          <Badge>Strecke</Badge>
          <Badge tone="picture" icon={Zap}>
            Auf dem Bild
          </Badge>
        </Row>
      </Specimen>
      <Specimen title="Hinweise">
        <div className="space-y-3">
          <Notice title="Go kommt um 18 Uhr.">Henrik entscheidet am Vortag.</Notice>
          <Notice tone="ok" title="Zugesagt.">
            Deine Bordkarte liegt bereit.
          </Notice>
          <Notice tone="warn" title="Medical endet am 30. Juni.">
            Danach pausiert dein Flug.
          </Notice>
          <Notice tone="err" title="Karte abgelehnt.">
            Deine Plätze bleiben noch 9 Minuten gehalten.
          </Notice>
          <Notice title="Dein Gewicht bleibt privat" icon={Scale} isStacked>
            Wir brauchen es für die Beladung. Nur Henrik sieht es, 30 Tage nach dem Flug ist es
            gelöscht.
          </Notice>
          <Notice
            tone="warn"
            title="Wetter entscheidet mit"
            icon={CloudFog}
            isStacked
            action={<TextLink href="#hinweise">Stornoregeln</TextLink>}
          >
            Bei Absage bekommst du 137,50 € ganz zurück.
          </Notice>
        </div>
      </Specimen>
    </>
  )
}

function Chips() {
  const [radius, setRadius] = useState<string | null>("100 km")
  const menu = useId()
  return (
    <Row>
      <ChipLink
        icon={CalendarDays}
        isSelected
        href="#chips"
        clearHref="#chips"
        clearLabel="12.–18. Juni entfernen"
      >
        12.–18. Juni
      </ChipLink>
      <Chip
        icon={MapPin}
        isSelected={radius !== null}
        hasMenu
        onClear={radius === null ? undefined : () => setRadius(null)}
        clearLabel="100 km entfernen"
        onClick={() => setRadius("100 km")}
      >
        {radius ?? "Umkreis"}
      </Chip>
      <Chip icon={Users} hasMenu aria-expanded={false}>
        Personen
      </Chip>
      <ChipLink icon={Zap} href="#chips" count={3}>
        Sofort buchbar
      </ChipLink>
      <ChipLink icon={Zap} href="#chips" isSelected>
        Sofort buchbar
      </ChipLink>
      <ChipLink icon={PawPrint} href="#chips" count={0}>
        Mit Hund
      </ChipLink>
      <ChipLink href="#chips" isSelected isChoice>
        Gesamt
      </ChipLink>
      <ChipLink href="#chips" isChoice>
        2026
      </ChipLink>
      <ChipMenu icon={Clock} title="Dauer" name={menu} menu={<Lengths />}>
        Dauer
      </ChipMenu>
      <ChipMenu
        icon={Clock}
        title="Dauer"
        name={menu}
        isSelected
        clearHref="#chips"
        clearLabel="bis 45 Minuten entfernen"
        menu={<Lengths />}
      >
        bis 45 Minuten
      </ChipMenu>
      <DropMenu
        title="Sortiert nach"
        name={menu}
        isAtEnd
        className="inline-flex min-h-11 items-center gap-1.5 rounded-small text-ui text-ink2"
        panel={<Lengths />}
      >
        Sortiert nach <strong className="font-semibold text-ink">Empfohlen</strong>
      </DropMenu>
      <div className="w-78 max-w-full rounded-card border border-line bg-surface p-2">
        <Lengths />
      </div>
      <RowMenu about="Übers Watt nach Juist" name={menu}>
        <MenuLink to="#chips">Ändern</MenuLink>
        <MenuButton>Pausieren</MenuButton>
        <MenuButton isPending>Noch einmal anbieten</MenuButton>
      </RowMenu>
    </Row>
  )
}

/** What a menu shows when it is open. */
function Lengths() {
  return (
    <>
      <MenuOption href="#chips" isChosen count={12} countLabel="Flüge">
        bis 45 Minuten
      </MenuOption>
      <MenuOption href="#chips" count={1} countLabel="Flug">
        45 bis 90 Minuten
      </MenuOption>
      <MenuOption href="#chips" count={0} countLabel="Flüge">
        über 90 Minuten
      </MenuOption>
    </>
  )
}
