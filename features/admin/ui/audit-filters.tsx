import { Fragment } from "react"
import { DateField } from "#ui/date-field.tsx"
import { ListFilters } from "#ui/list-filters.tsx"
import { TextField } from "#ui/text-field.tsx"
import { AUDIT_LOG, type AuditQuery, auditAddress } from "../audit-log.ts"

const { path, choices } = AUDIT_LOG

interface AuditFiltersProps {
  query: AuditQuery
  /** ISO day: nothing has happened after it. */
  today: string
}

/** Whose steps as tabs; what it is about, which person, from when to when, and which number. */
export function AuditFilters({ query, today }: AuditFiltersProps) {
  const roles = Object.keys(choices.rolle) as AuditQuery["rolle"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Wer",
        links: roles.map((rolle) => ({
          label: choices.rolle[rolle],
          href: auditAddress(query, { rolle }),
          isCurrent: query.rolle === rolle,
        })),
      }}
      kept={{ rolle: query.rolle }}
      choices={[{ name: "art", label: "Worum", value: query.art, options: choices.art }]}
      search={{ label: "Nummer", value: query.suche, placeholder: "Flug 17, oder nur 17" }}
      more={
        <Fragment key={JSON.stringify([query.person, query.von, query.bis])}>
          <TextField
            name="person"
            label="Kontonummer"
            inputMode="numeric"
            defaultValue={query.person ?? ""}
            maxLength={9}
            autoComplete="off"
            className="w-full sm:w-40"
          />
          <div className="flex w-full flex-wrap gap-4 sm:w-auto">
            <DateField
              name="von"
              label="Von"
              defaultValue={query.von}
              max={today}
              className="w-full sm:w-44"
            />
            <DateField
              name="bis"
              label="Bis"
              defaultValue={query.bis}
              max={today}
              className="w-full sm:w-44"
            />
          </div>
        </Fragment>
      }
    />
  )
}
