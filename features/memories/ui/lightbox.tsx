import { ArrowLeft, ArrowRight } from "lucide"
import { type ReactNode, useEffect } from "react"
import { formatInstant } from "#platform/time.ts"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Dialog } from "#ui/overlays/dialog.tsx"
import { type AlbumView, labelOfMemory, type MemoryView } from "../album-view.ts"
import { memoryPhotoPath } from "../memory-paths.ts"
import { ConsentPanel } from "./consent-panel.tsx"
import { OwnPhoto } from "./own-photo.tsx"
import { PilotRequest } from "./pilot-request.tsx"

export interface LightboxProps {
  album: AlbumView
  memory: MemoryView
  /** Shows another one. */
  onShow: (memoryId: number) => void
  onClose: () => void
  onDone: () => unknown
  /** Something may be wrong with somebody else's photo: the way to say so. */
  report: (memory: MemoryView) => ReactNode
}

/** One photo, large, with all that can be done about it; the arrow keys lead to the others. */
export function Lightbox({ album, memory, onShow, onClose, onDone, report }: LightboxProps) {
  const { memories, flight, role, people, reader } = album
  const index = memories.findIndex(({ id }) => id === memory.id)
  const [before, after] = [memories[index - 1], memories[index + 1]]
  const { request } = memory
  const isRunning = request?.status === "asked" || request?.status === "shown"

  useEffect(() => {
    // the focus may lie on the dialog itself, which keeps what is pressed in it to itself
    function turn({ key, target }: KeyboardEvent) {
      if (target instanceof HTMLInputElement && target.type !== "checkbox") return
      const next = { ArrowLeft: before, ArrowRight: after }[key]
      if (next) onShow(next.id)
    }
    document.addEventListener("keydown", turn, true)
    return () => document.removeEventListener("keydown", turn, true)
  }, [before, after, onShow])

  return (
    <Dialog isOpen onClose={onClose} title={labelOfMemory(memory)} size="large">
      <div className="grid gap-4">
        <figure>
          <img
            key={memory.photoId}
            src={memoryPhotoPath(memory.photoId, 1280)}
            width={memory.width}
            height={memory.height}
            alt={memory.caption || labelOfMemory(memory)}
            className="mx-auto h-auto max-h-[60dvh] w-auto rounded-panel bg-sunken"
          />
          {memory.caption && <figcaption className="mt-3">{memory.caption}</figcaption>}
        </figure>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-small text-ink2">
            {formatInstant(new Date(memory.createdAt), flight.timeZone)}
          </p>
          <p className="-ml-3 flex items-center gap-2 text-small whitespace-nowrap text-ink2 sm:ml-0">
            <IconButton
              label="Vorheriges Foto"
              icon={ArrowLeft}
              disabled={!before}
              onClick={() => before && onShow(before.id)}
            />
            <span aria-live="polite" className="tabular-nums">
              {index + 1} von {memories.length}
            </span>
            <IconButton
              label="Nächstes Foto"
              icon={ArrowRight}
              disabled={!after}
              onClick={() => after && onShow(after.id)}
            />
          </p>
        </div>
        {role === "pilot" && (request || memory.canAsk) && (
          <PilotRequest key={memory.id} memory={memory} people={people} onDone={onDone} />
        )}
        {role === "passenger" && request && isRunning && (
          <ConsentPanel
            key={memory.id}
            memory={memory}
            request={request}
            reader={reader}
            onDone={onDone}
          />
        )}
        {memory.isOwn ? (
          <OwnPhoto key={memory.id} memory={memory} onDone={onDone} />
        ) : (
          <p>{report(memory)}</p>
        )}
      </div>
    </Dialog>
  )
}
