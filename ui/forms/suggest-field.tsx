import { useContext, useRef, useState } from "react"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { LostPartContext } from "#ui/loading/lazy-part.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { Field, FieldError, type FieldTexts, useFieldIds } from "./field.tsx"
import type { SuggestItem, SuggestOptions } from "./suggestions.ts"

type SuggestFieldProps = FieldTexts &
  SuggestOptions & {
    name?: string | undefined
    defaultText?: string | undefined
    placeholder?: string | undefined
    icon?: IconShape | undefined
    id?: string | undefined
    /** Without a frame, as part of a larger one such as the search box. */
    isBare?: boolean
    className?: string | undefined
  }

/**
 * Text with suggestions. A plain input until it is first touched, so it submits its text without
 * script and costs nothing at first load; then react-aria's combobox takes over in place.
 */
export function SuggestField({
  label,
  isOptional,
  hint,
  error,
  name,
  defaultText = "",
  placeholder,
  icon,
  id,
  isBare = false,
  className,
  ...options
}: SuggestFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [upgraded, setUpgraded] = useState<Upgraded | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const complaint = refusal ?? error
  const ids = useFieldIds({ hint, error: complaint }, id)
  const refusalId = `${ids.control.id}-refusal`
  const reportLost = useContext(LostPartContext)
  const upgrade = async () => {
    const { SuggestComboBox, loadFirstItems } = await import("./suggest-combo-box.tsx")
    const items = await loadFirstItems(options)
    setUpgraded((former) => former ?? { Combo: SuggestComboBox, items })
  }
  const describedBy = isBare && refusal ? refusalId : ids.control["aria-describedby"]
  const attributes = {
    id: ids.control.id,
    autoComplete: "off",
    ...(name !== undefined && { name }),
    ...(placeholder !== undefined && { placeholder }),
    ...(complaint && { "aria-invalid": true }),
    ...(describedBy !== undefined && { "aria-describedby": describedBy }),
    className: classNames(
      "field-control w-full min-w-0 rounded-field text-ellipsis",
      isBare ? "h-7" : "h-12 px-4",
    ),
  }
  const control = upgraded ? (
    <upgraded.Combo
      {...options}
      input={attributes}
      labelId={ids.label}
      frame={frame}
      plain={input}
      firstItems={upgraded.items}
      onRefusal={setRefusal}
    />
  ) : (
    <input
      {...attributes}
      ref={input}
      type="text"
      defaultValue={defaultText}
      onFocus={() => upgrade().catch(reportLost)}
      // who only passes by has asked for nothing
      onPointerEnter={() => upgrade().catch(() => undefined)}
      onInput={(event) => options.onTextChange?.(event.currentTarget.value)}
    />
  )
  if (isBare) {
    return (
      <div ref={frame} className={classNames("min-w-0", className)}>
        <label
          id={ids.label}
          htmlFor={ids.control.id}
          className="block text-fine font-semibold text-ink3"
        >
          {label}
        </label>
        {control}
        <div aria-live="polite">
          <FieldError id={refusalId} error={refusal} />
        </div>
      </div>
    )
  }
  return (
    <Field
      ids={ids}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={complaint}
      className={className}
    >
      <div ref={frame} className="field-frame flex items-center">
        {icon && <Icon shape={icon} className="ms-4 text-ink3" />}
        {control}
      </div>
    </Field>
  )
}

interface Upgraded {
  Combo: typeof import("./suggest-combo-box.tsx").SuggestComboBox
  /** What fits the empty text. */
  items: readonly SuggestItem[]
}
