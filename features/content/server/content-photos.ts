import photos from "virtual:content-photos"
import type { ContentPhoto } from "../content-photo.ts"

/** What the operator has put into `content/photos/`; empty in the product as it comes. */
export const contentPhotos: readonly ContentPhoto[] = photos
