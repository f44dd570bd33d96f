import { Bookmark, UsersRound } from "lucide"
import { lazy, type ReactNode, Suspense, useRef, useState } from "react"
import { Link, useRevalidator } from "react-router"
import type { SavedView } from "#features/office-views/office-view.ts"
import { showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import { buttonStyle } from "#ui/buttons/button-style.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { useCurrentInView } from "#ui/navigation/use-current-in-view.ts"
import { DropMenu } from "#ui/overlays/drop-menu.tsx"
import { MenuButton } from "#ui/overlays/row-menu.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type OfficeListKey, viewPath } from "../office-lists.ts"
import { callDeleteView, callSetDefaultView } from "./office-lists-calls.ts"

const ViewForm = lazy(() => import("./view-form.tsx").then((file) => ({ default: file.ViewForm })))

interface SavedViewsProps {
  list: OfficeListKey
  views: readonly SavedView[]
  /** What is shown now, as a view keeps it. */
  words: string
  /** Further tools of the list, beside those of its views. */
  children?: ReactNode
}

/** The saved views of a list as quiet tabs, and what can be done with the one that is shown. */
export function SavedViews({ list, views, words, children }: SavedViewsProps) {
  const strip = useRef<HTMLElement>(null)
  const shown = views.find((view) => view.words === words)
  useCurrentInView(strip, shown && String(shown.id))
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      {views.length > 0 && (
        <nav
          ref={strip}
          aria-label="Gesicherte Ansichten"
          className="scrollbar-none -mx-1 min-w-0 flex-1 overflow-x-auto px-1 max-sm:basis-full"
        >
          <ul className="flex w-max gap-1.5 py-1">
            <Tab href={`${viewPath(list, "")}?sicht=alle`} isCurrent={words === ""}>
              Alle
            </Tab>
            {views.map((view) => (
              <Tab
                key={view.id}
                href={
                  view.words === ""
                    ? `${viewPath(list, "")}?sicht=alle`
                    : viewPath(list, view.words)
                }
                isCurrent={view.id === shown?.id && words !== ""}
              >
                {view.name}
                {view.isShared && (
                  <>
                    <Icon shape={UsersRound} size={14} className="text-ink3" />
                    <span className="sr-only">(vom Team)</span>
                  </>
                )}
              </Tab>
            ))}
          </ul>
        </nav>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-1">
        <ViewTools list={list} views={views} words={words} shown={shown} />
        {children}
      </div>
    </div>
  )
}

interface TabProps {
  href: string
  isCurrent: boolean
  children: ReactNode
}

function Tab({ href, isCurrent, children }: TabProps) {
  return (
    <li>
      <Link
        to={href}
        preventScrollReset
        aria-current={isCurrent ? "page" : undefined}
        className={classNames(
          "inline-flex min-h-11 items-center gap-1.5 rounded-small px-3 text-ui whitespace-nowrap transition-colors md:min-h-9",
          isCurrent ? "bg-soft font-semibold text-link" : "text-ink2 hover:bg-soft hover:text-ink",
        )}
      >
        {children}
      </Link>
    </li>
  )
}

interface ViewToolsProps extends Omit<SavedViewsProps, "children"> {
  shown: SavedView | undefined
}

function ViewTools({ list, views, words, shown }: ViewToolsProps) {
  const [form, setForm] = useState<{ view: SavedView | undefined }>()
  const [turn, setTurn] = useState(0)
  const close = () => setTurn((number) => number + 1)
  const { revalidate } = useRevalidator()
  const failed = ({ text }: { text: string }) =>
    showAlert({ type: "error", message: "Das ging nicht", description: text, about: "view" })
  const removal = useAction({
    send: ({ id }: { id: number; name: string }, intent) => callDeleteView(id, intent),
    done: (_, { name }) => {
      close()
      showAlert({ type: "success", message: `„${name}“ ist gelöscht`, about: "view" })
      return revalidate()
    },
    failed,
  })
  const opening = useAction({
    send: (viewId: number | null, intent) => callSetDefaultView({ list, viewId }, intent),
    done: (_, viewId) => {
      close()
      showAlert({
        type: "success",
        message:
          viewId === null ? "Die Liste öffnet sich wieder ganz" : "Damit öffnet sich die Liste",
        about: "view",
      })
      return revalidate()
    },
    failed,
  })
  const usual = views.find(({ isDefault }) => isDefault)

  return (
    <>
      <DropMenu
        title="Ansicht"
        name="list-tools"
        isAtEnd
        closesWith={String(turn)}
        className={buttonStyle({ variant: "text", size: "small" })}
        panel={
          <div className="grid">
            <MenuButton
              onClick={() => {
                close()
                setForm({ view: undefined })
              }}
            >
              Diese Ansicht sichern …
            </MenuButton>
            {shown?.mayChange && (
              <MenuButton
                onClick={() => {
                  close()
                  setForm({ view: shown })
                }}
              >
                „{shown.name}“ umbenennen oder teilen …
              </MenuButton>
            )}
            {shown && !shown.isDefault && (
              <MenuButton isPending={opening.isPending} onClick={() => void opening.run(shown.id)}>
                Liste mit „{shown.name}“ öffnen
              </MenuButton>
            )}
            {usual && (
              <MenuButton isPending={opening.isPending} onClick={() => void opening.run(null)}>
                Liste nicht mehr mit „{usual.name}“ öffnen
              </MenuButton>
            )}
            {shown?.mayChange && (
              <MenuButton isPending={removal.isPending} onClick={() => void removal.run(shown)}>
                „{shown.name}“ löschen
              </MenuButton>
            )}
          </div>
        }
      >
        <Icon shape={Bookmark} size={18} />
        Ansicht
      </DropMenu>
      {form && (
        <Suspense>
          <ViewForm
            list={list}
            words={words}
            view={form.view}
            changeable={views.filter(({ mayChange }) => mayChange)}
            onEnd={() => setForm(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
