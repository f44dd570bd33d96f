import type { ComponentProps } from "react"
import { Avatar } from "#ui/avatar.tsx"
import { photoPath } from "../photo.ts"
import { DELETED_NAME, type ShownPerson } from "../user.ts"

type PersonAvatarProps = Pick<ComponentProps<typeof Avatar>, "tint" | "size"> & {
  person: ShownPerson
}

/** A person's photo, or their initials; a plain mark for an account that is gone. */
export function PersonAvatar({ person: { name, photoId }, size, tint }: PersonAvatarProps) {
  return (
    <Avatar
      name={name === DELETED_NAME ? "" : name}
      size={size}
      tint={tint}
      src={photoId ? photoPath(photoId, size === "portrait" ? 640 : 160) : undefined}
    />
  )
}
