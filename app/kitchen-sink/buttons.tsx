import { Heart, Plus, Search, Share2, X } from "lucide"
import { useState } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Row, Specimen } from "./specimen.tsx"

export function Buttons() {
  const [isSaved, setIsSaved] = useState(true)
  return (
    <Specimen title="Knöpfe">
      <Row>
        <Button>Plätze sichern</Button>
        <Button className="bg-act-hover">Zeiger</Button>
        <Button className="outline-3 outline-offset-2 outline-focus">Fokus</Button>
        <Button disabled>Gesperrt</Button>
        <Button isPending>Wird gesendet</Button>
      </Row>
      <Row>
        <Button variant="secondary">Zweite Wahl</Button>
        <Button variant="quiet">Leise</Button>
        <Button variant="text">Nur Text</Button>
        <Button variant="danger">Flug absagen</Button>
      </Row>
      <Row>
        <Button size="small" icon={Search}>
          Flüge suchen
        </Button>
        <Button size="small" variant="secondary" icon={Share2}>
          Teilen
        </Button>
        <Button size="small" variant="quiet" icon={Plus}>
          Flug anlegen
        </Button>
        <ButtonLink size="small" variant="text" href="#knoepfe">
          Als Link
        </ButtonLink>
      </Row>
      <Row>
        <IconButton label="Schließen" icon={X} />
        <IconButton label="Größer" icon={Plus} variant="outline" />
        <IconButton label="Kleiner" icon={X} variant="outline" disabled />
        <IconButton
          label="Merken"
          icon={Heart}
          variant="picture"
          isPressed={isSaved}
          onClick={() => setIsSaved(!isSaved)}
        />
      </Row>
      <Button isWide>Zahlungspflichtig buchen</Button>
    </Specimen>
  )
}
