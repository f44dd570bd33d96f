import { OFFICE_ROLE_LABELS } from "#features/office-roles/office-role-labels.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { LOOK_LABELS, type ShownLook } from "../data-look.ts"

interface LookListProps {
  looks: { shown: readonly ShownLook[]; total: number }
}

/** Who of the back office has opened something of whoever reads this. */
export function LookList({ looks: { shown, total } }: LookListProps) {
  return (
    <Card as="section" labelledBy="blicke">
      <h2 id="blicke" className="text-h3">
        Wer hat in deine Daten geschaut?
      </h2>
      <p className="mt-2 max-w-text text-ui text-ink2">
        Öffnet jemand aus unserer Verwaltung etwas von dir, steht es hier: wann, was und in welcher
        Rolle.
      </p>
      {shown.length === 0 ? (
        <p className="mt-4 text-ui">Bisher niemand.</p>
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {shown.map(({ id, kind, roles, reason, at }) => (
            <li key={id} className="py-3">
              <p className="font-semibold">{LOOK_LABELS[kind]}</p>
              <p className="text-ui text-ink2">
                {formatInstant(new Date(at), HOME_ZONE)}
                {roles.length > 0 &&
                  `, ${roles.map((role) => OFFICE_ROLE_LABELS[role].name).join(", ")}`}
              </p>
              {reason && <p className="mt-1 max-w-text text-ui">„{reason}“</p>}
            </li>
          ))}
        </ul>
      )}
      {total > shown.length && (
        <p className="mt-3 text-ui text-ink2">
          Das sind die letzten {shown.length} von {total.toLocaleString("de-DE")}. Alle stehen in
          der Kopie deiner Daten.
        </p>
      )}
    </Card>
  )
}
