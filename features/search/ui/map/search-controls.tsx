import { Button } from "#ui/buttons/button.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"

type SearchControlsProps = {
  isAutomatic: boolean
  onAutomatic: (isAutomatic: boolean) => void
  /** The map shows another part than what was searched in. */
  hasMoved: boolean
  onSearch: () => void
}

/** Whether moving the map searches, and the button for when it does not. */
export function SearchControls({
  isAutomatic,
  onAutomatic,
  hasMoved,
  onSearch,
}: SearchControlsProps) {
  return (
    <div className="pointer-events-none absolute start-4 top-4 z-4 flex max-w-[calc(100%-5.5rem)] flex-col items-start gap-2.5 md:start-5 md:top-5">
      <div className="pointer-events-auto rounded-chip border border-line bg-surface ps-3.5 pe-4.5 shadow-raised">
        <Checkbox
          checked={isAutomatic}
          onChange={(event) => onAutomatic(event.currentTarget.checked)}
        >
          Beim Verschieben suchen
        </Checkbox>
      </div>
      {hasMoved && !isAutomatic && (
        <span className="pointer-events-auto animate-fade-in rounded-field shadow-raised">
          <Button size="small" onClick={onSearch}>
            In diesem Ausschnitt suchen
          </Button>
        </span>
      )}
    </div>
  )
}
