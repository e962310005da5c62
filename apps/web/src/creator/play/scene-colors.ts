/** What goes on above and below the stage of a played game: the sky and the ground of its backdrop. */
import { plainBackdrops } from '../stage/backdrop-colors.ts'

type Scene = readonly [sky: string, ground: string]

const scenes: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['backdrop', ['var(--sky)', 'var(--hill2)']],
  ['room', ['#f1e6d6', '#d8bd98']],
  ['sea', ['#dcebf5', '#efdfb8']],
  ['night', ['#22304f', '#3b5a62']],
  ['pond', ['#dcebf2', '#8dbfa3']],
  ['rainy-day', ['#c5d0d8', '#8fae9b']],
  ['cricket-field', ['#dde7f4', '#a3cc9f']],
  ['street', ['#dde7f4', '#aab0ae']],
  ['school', ['#dde7f4', '#d8c7a0']],
  ['station', ['#dde7f4', '#bcb7aa']],
  ['kitchen', ['#f4ead6', '#d4b48c']],
  ['mountains', ['#dde9f3', '#a9c9a9']],
  ['ready-pond', ['#dde7f4', '#8dbfa3']],
  ['ready-rain', ['#cfdbe8', '#8dbfa3']],
  ['ready-field', ['#dde7f4', '#8dbfa3']],
  ...Object.entries(plainBackdrops).map(([name, color]): [string, Scene] => [name, [color, color]]),
])

/** Of a picture from elsewhere nothing goes on. */
export function sceneColors(picture: string | undefined): Scene {
  return scenes.get(picture ?? '') ?? ['var(--bg)', 'var(--bg)']
}
