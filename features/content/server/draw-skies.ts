import { scenePath } from "#illustrations/scene-path.ts"
import type { HomeSkies, HomeSky, SkyPicture } from "../home-sky.ts"

const SEED = 30

/** The pictures of both skies, named here so that the home page carries nothing that names them. */
export function drawSkies({ now, light, dark }: HomeSkies<HomeSky>): HomeSkies<SkyPicture> {
  return { now, light: pictureOf(light), dark: pictureOf(dark) }
}

function pictureOf({ time, season, lightAt, backdrop }: HomeSky): SkyPicture {
  const scene = { terrain: "islands", time, season, seed: SEED } as const
  return {
    src: scenePath({ ...scene, crop: "hero", lightAt }),
    phoneSrc: scenePath({ ...scene, crop: "hero-phone" }),
    tabletSrc: scenePath({ ...scene, crop: "hero-tablet" }),
    backdrop,
  }
}
