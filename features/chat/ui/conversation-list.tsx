import { Search } from "lucide"
import { type ReactNode, useState } from "react"
import { Form } from "react-router"
import { Button } from "#ui/buttons/button.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import { CONVERSATIONS_PATH } from "../core/conversation-path.ts"
import type { ConversationView, ConversationList as List } from "../core/conversations-schemas.ts"
import { callConversations } from "./conversation-calls.ts"
import { ConversationRow } from "./conversation-row.tsx"
import { useConversations } from "./use-conversations.ts"

interface ConversationListProps {
  list: List
  now: Date
  currentId: number | undefined
  isArchived: boolean
  q: string
  /** Where nothing has been written yet. */
  empty: ReactNode
}

/** All conversations: the current ones or the archive, and a search in names and titles. */
export function ConversationList(props: ConversationListProps) {
  const { now, currentId, isArchived, q, empty } = props
  const list = useConversations(props.list, { archived: isArchived, q: q || undefined })
  const older = useOlder(list, { isArchived, q })
  const search = searchOf({ isArchived, q })
  const shown = [...list.conversations, ...older.conversations]
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="px-4 pt-3">
        <Form method="get" action={CONVERSATIONS_PATH} role="search" preventScrollReset>
          {isArchived && <input type="hidden" name="archiv" value="1" />}
          <label htmlFor="unterhaltung-suchen" className="sr-only">
            In Namen und Flügen suchen
          </label>
          <div className="field-frame flex min-h-11 items-center">
            <Icon shape={Search} size={18} className="ms-3.5 text-ink3" />
            <input
              id="unterhaltung-suchen"
              type="search"
              name="q"
              key={q}
              defaultValue={q}
              maxLength={80}
              placeholder="Name oder Flug"
              className="field-control h-11 w-full min-w-0 flex-1 rounded-field px-3"
            />
          </div>
        </Form>
      </div>
      <div className="mt-1 px-4">
        <TabLinks
          label="Unterhaltungen"
          tabs={[
            { label: "Aktuell", href: CONVERSATIONS_PATH, isCurrent: !isArchived },
            { label: "Archiv", href: `${CONVERSATIONS_PATH}?archiv=1`, isCurrent: isArchived },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <div className="px-4 py-6 text-ui text-ink2">{q ? <NothingFound q={q} /> : empty}</div>
      ) : (
        <ul className="min-h-0 flex-1 divide-y divide-line lg:overflow-y-auto">
          {shown.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                now={now}
                isCurrent={conversation.id === currentId}
                search={search}
              />
            </li>
          ))}
          {older.hasMore && (
            <li className="p-4 text-center">
              <Button variant="text" size="small" isPending={older.isPending} onClick={older.load}>
                Ältere Unterhaltungen
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function NothingFound({ q }: { q: string }) {
  return <p>Zu „{q}“ gibt es keine Unterhaltung. Gesucht wird in Namen und Titeln von Flügen.</p>
}

/** The pages after the first, as long as the first stays what it was. */
function useOlder(list: List, { isArchived, q }: { isArchived: boolean; q: string }) {
  const [pages, setPages] = useState<{
    of: List
    conversations: ConversationView[]
    before: string | null
  }>()
  const [isPending, setIsPending] = useState(false)
  const isSame = pages?.of === list
  const conversations = isSame ? pages.conversations : []
  const before = isSame ? pages.before : list.before
  async function load() {
    if (before === null) return
    setIsPending(true)
    try {
      const page = await callConversations({ archived: isArchived, q: q || undefined, before })
      setPages({
        of: list,
        conversations: [...conversations, ...page.conversations],
        before: page.before,
      })
    } finally {
      setIsPending(false)
    }
  }
  return {
    conversations,
    hasMore: before !== null,
    isPending,
    load: () => void load().catch(() => undefined),
  }
}

function searchOf({ isArchived, q }: { isArchived: boolean; q: string }): string {
  const params = new URLSearchParams()
  if (isArchived) params.set("archiv", "1")
  if (q) params.set("q", q)
  return params.size > 0 ? `?${params}` : ""
}
