import { TextLink } from "#ui/elements/text-link.tsx"

/** A number that can be called with one press. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <TextLink
      href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
      isInline
      reloadDocument
      className="whitespace-nowrap"
    >
      {phone}
    </TextLink>
  )
}
