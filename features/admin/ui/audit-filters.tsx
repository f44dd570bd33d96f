import { Fragment } from "react"
import { filtersOf } from "#platform/list-address.ts"
import { columnWords } from "#platform/list-columns.ts"
import { DateField } from "#ui/forms/date-field.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { ListFilters } from "#ui/navigation/list-filters.tsx"
import { AUDIT_LOG, type AuditQuery, auditAddress } from "../audit-log.ts"

const { path, choices } = AUDIT_LOG

interface AuditFiltersProps {
  query: AuditQuery
  /** ISO day: nothing has happened after it. */
  today: string
}

/** Whose steps as tabs; what it is about, which person, from when to when, and which number. */
export function AuditFilters({ query, today }: AuditFiltersProps) {
  const roles = Object.keys(choices.role) as AuditQuery["role"][]
  return (
    <ListFilters
      path={path}
      tabs={{
        label: "Wer",
        links: roles.map((role) => ({
          label: choices.role[role],
          href: auditAddress(query, { role }),
          isCurrent: query.role === role,
        })),
      }}
      kept={{ rolle: query.role, ...columnWords(query.columns) }}
      choices={filtersOf(
        AUDIT_LOG,
        { ...query, turn: null },
        { kind: "Worum", sort: "Reihenfolge" },
      )}
      search={{ label: "Nummer", value: query.search, placeholder: "Flug 17, oder nur 17" }}
      more={
        <Fragment key={JSON.stringify([query.person, query.from, query.to])}>
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
              defaultValue={query.from}
              max={today}
              className="w-full sm:w-44"
            />
            <DateField
              name="bis"
              label="Bis"
              defaultValue={query.to}
              max={today}
              className="w-full sm:w-44"
            />
          </div>
        </Fragment>
      }
    />
  )
}
