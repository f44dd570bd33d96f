import { distanceKm, type GeoPoint } from "#features/places/geo.ts"
import type { Landmark } from "#illustrations/scene/landmarks/landmark.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"

/** So near a route has to pass for its picture to show what stands there. */
const IN_SIGHT_KM = 12

/** Where they stand, to about a hundred metres, by the kind of picture that shows them. */
const PLACES: Partial<Record<Terrain, readonly (readonly [Landmark, number, number])[]>> = {
  city: [
    ["cologne-cathedral", 50.941, 6.958],
    ["berlin-tower", 52.521, 13.409],
    ["elbphilharmonie", 53.541, 9.984],
    ["munich-frauenkirche", 48.139, 11.574],
    ["frankfurt-towers", 50.112, 8.672],
    ["dresden-frauenkirche", 51.052, 13.742],
    ["rhine-tower", 51.218, 6.762],
    ["hohensalzburg", 47.795, 13.047],
    ["zollverein", 51.486, 7.043],
    ["battle-of-nations", 51.312, 12.413],
  ],
  coast: [
    // red and white: Westerheversand, Amrum, Hörnum, Pellworm, Borkum's electric one, Neuland
    ["striped-lighthouse", 54.374, 8.64],
    ["striped-lighthouse", 54.631, 8.355],
    ["striped-lighthouse", 54.753, 8.296],
    ["striped-lighthouse", 54.496, 8.668],
    ["striped-lighthouse", 53.579, 6.662],
    // of brick: Norderney, Helgoland, Darßer Ort, Hiddensee, Fehmarn, Dahmeshöved, Kap Arkona
    ["brick-lighthouse", 53.711, 7.229],
    ["brick-lighthouse", 54.182, 7.883],
    ["brick-lighthouse", 54.474, 12.502],
    ["brick-lighthouse", 54.6, 13.12],
    ["brick-lighthouse", 54.402, 11.312],
    ["brick-lighthouse", 54.202, 11.092],
    ["brick-lighthouse", 54.679, 13.433],
  ],
  hills: [
    // Drachenfels, Trifels, Hohenneuffen, Heidelberg, Gleichen, Rheinfels, Löwenburg in the Siebengebirge
    ["ruin", 50.665, 7.21],
    ["ruin", 49.195, 7.979],
    ["ruin", 48.556, 9.393],
    ["ruin", 49.41, 8.715],
    ["ruin", 50.88, 10.838],
    ["ruin", 50.153, 7.706],
  ],
}

/** The landmark of a picture of this kind of land: the one that the route comes nearest to, if any. */
export function landmarkOfRoute(
  terrain: Terrain,
  route: readonly GeoPoint[],
): Landmark | undefined {
  let nearest: { landmark: Landmark; km: number } | undefined
  for (const [landmark, lat, lng] of PLACES[terrain] ?? []) {
    const km = Math.min(...route.map((spot) => distanceKm(spot, { lat, lng })))
    if (km <= IN_SIGHT_KM && km < (nearest?.km ?? Number.POSITIVE_INFINITY)) {
      nearest = { landmark, km }
    }
  }
  return nearest?.landmark
}
