import type { ComponentProps } from "react"
import type { ShownPerson } from "#features/users/core/user.ts"
import { Avatar } from "#ui/elements/avatar.tsx"
import { photoPath } from "../photo-path.ts"

type PersonAvatarProps = Pick<ComponentProps<typeof Avatar>, "tint" | "size"> & {
  person: ShownPerson
}

/** A person's photo, or their initials; a plain mark for an account that is gone. */
export function PersonAvatar({ person, size, tint }: PersonAvatarProps) {
  const { name, photoId, isDeleted } = person
  return (
    <Avatar
      name={isDeleted ? "" : name}
      size={size}
      tint={tint}
      src={photoId ? photoPath(photoId, size === "portrait" ? 640 : 160) : undefined}
    />
  )
}
