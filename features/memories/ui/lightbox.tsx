import type { ReactNode } from "react"
import { formatInstant } from "#platform/time.ts"
import { PictureDialog } from "#ui/overlays/picture-dialog.tsx"
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
  const { request } = memory
  const isRunning = request?.status === "asked" || request?.status === "shown"
  return (
    <PictureDialog
      title={labelOfMemory(memory)}
      index={memories.findIndex(({ id }) => id === memory.id)}
      count={memories.length}
      onTurn={(index) => onShow(memories[index]?.id ?? memory.id)}
      onClose={onClose}
      picture={
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
      }
      note={formatInstant(new Date(memory.createdAt), flight.timeZone)}
    >
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
    </PictureDialog>
  )
}
