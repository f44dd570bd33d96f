import { vettingSheetPath } from "#features/flights/vetting/vetting-list.ts"
import { SheetPart } from "#features/office-bookings/ui/sheet-part.tsx"
import { SheetTimeline } from "#features/office-bookings/ui/sheet-timeline.tsx"
import { useOfficeRights } from "#features/office-roles/ui/office-rights.tsx"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatInstant, formatIsoDay, HOME_ZONE } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { PlaneSheet as Sheet } from "../plane-sheet.ts"
import { sayStart } from "./person-story.tsx"
import { SheetNotes } from "./sheet-notes.tsx"
import { StoryRows } from "./story-rows.tsx"

/** An aircraft with its owner, its insurance, what it has flown here, and every step. */
export function PlaneSheet({ plane }: { plane: Sheet }) {
  const has = useOfficeRights()
  const { insurance } = plane
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-9 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid min-w-0 gap-6">
        <SheetPart id="flugzeug" title="Flugzeug">
          <DescriptionList
            entries={[
              { term: "Muster", isLong: true, description: plane.model },
              { term: "Klasse", isLong: true, description: plane.category },
              { term: "Baujahr", description: plane.year },
              { term: "Sitze", description: plane.seats },
              {
                term: "Im Konto von",
                isLong: true,
                description: (
                  <TextLink href={userSheetPath(plane.owner.id)}>{plane.owner.name}</TextLink>
                ),
              },
              { term: "Eigentum", isLong: true, description: plane.ownership },
              {
                term: "Angelegt",
                isLong: true,
                description: formatInstant(new Date(plane.since), HOME_ZONE),
              },
              ...(plane.retiredAt
                ? [
                    {
                      term: "Außer Dienst seit",
                      isLong: true as const,
                      description: formatInstant(new Date(plane.retiredAt), HOME_ZONE),
                    },
                  ]
                : []),
            ]}
          />
        </SheetPart>
        <SheetPart id="versicherung" title="Versicherung">
          {insurance ? (
            <DescriptionList
              entries={[
                { term: "Versicherer", isLong: true, description: insurance.insurer },
                {
                  term: "Gültig bis",
                  isLong: true,
                  description: `${formatIsoDay(insurance.validUntil)}${insurance.isOver ? ", abgelaufen" : ""}`,
                },
              ]}
            />
          ) : (
            <p className="text-ui text-ink2">Nichts eingetragen.</p>
          )}
        </SheetPart>
        <StoryRows
          id="fluege"
          title="Flüge damit"
          empty="Noch keiner."
          rows={plane.flights.map(({ id, title, startsAt, status }) => ({
            key: id,
            what: has("flights.read") ? (
              <TextLink href={vettingSheetPath(id)}>
                Flug {id}: {title}
              </TextLink>
            ) : (
              `Flug ${id}: ${title}`
            ),
            facts: `${status}, ${sayStart(startsAt)}`,
          }))}
        />
      </div>
      <div className="grid min-w-0 gap-6">
        <SheetNotes subject="plane" subjectId={plane.id} notes={plane.notes} />
        <SheetTimeline entries={plane.timeline} />
      </div>
    </div>
  )
}
