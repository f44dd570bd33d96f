import { Form } from "react-router"
import { Button } from "#ui/button.tsx"
import { Select } from "#ui/select.tsx"
import { TabLinks } from "#ui/tab-links.tsx"
import { DOCUMENT_KIND_IDS, DOCUMENT_KINDS } from "../document-kinds.ts"
import {
  QUEUE_PATH,
  QUEUE_SORTS,
  QUEUE_STATES,
  type QueueState,
  type QueueWish,
  queueAddress,
} from "../queue-address.ts"

/** State as tabs, kind and order as lists; every choice is an address, with and without script. */
export function QueueFilters({ wish }: { wish: QueueWish }) {
  return (
    <div className="grid gap-5">
      <TabLinks
        label="Stand"
        tabs={(Object.keys(QUEUE_STATES) as QueueState[]).map((state) => ({
          label: QUEUE_STATES[state],
          href: queueAddress(wish, { state }),
          isCurrent: wish.state === state,
        }))}
      />
      <Form
        key={queueAddress(wish)}
        action={QUEUE_PATH}
        preventScrollReset
        onChange={(event) => event.currentTarget.requestSubmit()}
        className="flex flex-wrap items-end gap-4"
      >
        {wish.state !== "offen" && <input type="hidden" name="stand" value={wish.state} />}
        <Select
          name="art"
          label="Art"
          placeholder="Alle"
          defaultValue={wish.kind ? DOCUMENT_KINDS[wish.kind].slug : ""}
          options={DOCUMENT_KIND_IDS.map((kind) => ({
            value: DOCUMENT_KINDS[kind].slug,
            label: DOCUMENT_KINDS[kind].label,
          }))}
          className="w-full sm:w-60"
        />
        <Select
          name="sortierung"
          label="Reihenfolge"
          defaultValue={wish.sort}
          options={Object.entries(QUEUE_SORTS).map(([value, label]) => ({ value, label }))}
          className="w-full sm:w-60"
        />
        <noscript>
          <Button type="submit" variant="secondary">
            Anwenden
          </Button>
        </noscript>
      </Form>
    </div>
  )
}
