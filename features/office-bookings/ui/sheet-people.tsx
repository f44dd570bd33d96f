import { userSheetPath } from "#features/users/office/user-list.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { BookingSheet, SheetPerson } from "../booking-sheet.ts"
import { SheetPart } from "./sheet-part.tsx"

/** Who has booked and paid, who sits on the seats, and who flies; without anybody's weight. */
export function SheetPeople({ sheet: { guest, pilot, people } }: { sheet: BookingSheet }) {
  return (
    <SheetPart id="menschen" title="Menschen">
      <DescriptionList
        entries={[
          {
            term: "Gast, bucht und zahlt",
            description: guest ? <Person person={guest} /> : "noch niemand angemeldet",
          },
          ...(people.length === 0
            ? []
            : [
                {
                  term: "An Bord",
                  isLong: true,
                  description: people
                    .map(({ name, isMinor }) => (isMinor ? `${name} (minderjährig)` : name))
                    .join(", "),
                },
              ]),
          { term: "Pilot:in", description: <Person person={pilot} /> },
        ]}
      />
    </SheetPart>
  )
}

function Person({ person }: { person: SheetPerson }) {
  return (
    <TextLink href={userSheetPath(person.id)} className="wrap-anywhere">
      {person.name}
    </TextLink>
  )
}
