import { type ReactNode, useState } from "react"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { AlbumView, MemoryView } from "../album-view.ts"
import { AddPhotos } from "./add-photos.tsx"
import { AlbumGrid } from "./album-grid.tsx"
import { WaitingRequests } from "./waiting-requests.tsx"

const loadLightbox = () => import("./lightbox.tsx").then((module) => module.Lightbox)

interface AlbumProps {
  album: AlbumView
  /** Brings the album as it is now. */
  onChanged: () => unknown
  report: (memory: MemoryView) => ReactNode
}

/** The photos of a flight, for those who were on board. */
export function Album({ album, onChanged, report }: AlbumProps) {
  const [openId, setOpenId] = useState<number>()
  const { memories, flight, free } = album
  const open = memories.find(({ id }) => id === openId)
  return (
    <div className="grid gap-6">
      <WaitingRequests album={album} onDone={onChanged} />
      {memories.length > 0 ? (
        <AlbumGrid memories={memories} onOpen={setOpenId} />
      ) : (
        <EmptyState title="Noch keine Fotos">
          Wer hat die Kamera draußen gehabt? Leg deine Fotos hierher, dann haben alle an Bord etwas
          davon.
        </EmptyState>
      )}
      <AddPhotos flightId={flight.id} free={free} onAdded={onChanged} />
      {open && (
        <LazyPart load={loadLightbox} onLost={() => setOpenId(undefined)}>
          {(Lightbox) => (
            <Lightbox
              album={album}
              memory={open}
              onShow={setOpenId}
              onClose={() => setOpenId(undefined)}
              onDone={onChanged}
              report={report}
            />
          )}
        </LazyPart>
      )}
    </div>
  )
}
