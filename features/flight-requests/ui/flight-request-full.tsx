import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { FLIGHT_REQUESTS_PATH, MAX_OPEN_REQUESTS } from "../flight-request.ts"

/** Instead of the form: nobody types what could not be sent. */
export function FlightRequestsFull() {
  return (
    <Notice
      tone="warn"
      title={`Du hast schon ${MAX_OPEN_REQUESTS} offene Gesuche.`}
      isStacked
      action={
        <ButtonLink href={FLIGHT_REQUESTS_PATH} size="small">
          Meine Gesuche
        </ButtonLink>
      }
    >
      Mehr gehen nicht gleichzeitig. Schließ eines, das du nicht mehr brauchst, dann kannst du hier
      ein neues aufgeben.
    </Notice>
  )
}
