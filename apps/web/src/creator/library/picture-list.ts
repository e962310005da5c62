/**
 * The pictures of the library by category. A game refers to one by a name of ours, like to our own drawings, so that it can
 * be in an account and in a shared game without its content.
 */
import type { Costume } from '@ankur/blocks/project'
import type { creatorPictures } from '@ankur/content/words/en/creator/library'

export type PictureName = keyof typeof creatorPictures

/** Each category has a file; a picture in two categories is in the file of the first. */
export const kinds = ['around-us', 'animals', 'people', 'food', 'things', 'rides', 'nature'] as const
export type Kind = (typeof kinds)[number]

export const picturesOf: Readonly<Record<Kind, readonly PictureName[]>> = {
  'around-us': words('auto peacock mango cricket roti diya kite drum train lotus chai hut sari temple rice-plate'),
  animals: words(
    'cat duck unicorn elephant tiger cow goat dog rabbit monkey camel horse rooster parrot owl fish frog turtle butterfly snail bee',
  ),
  people: words('girl boy grandmother grandfather woman man baby turban headscarf health-worker teacher wheelchair'),
  food: words('mango banana apple milk rice carrot watermelon ice-cream grapes coconut tomato onion'),
  things: words('balloon umbrella ball book bell clock chair key gift pencil bucket teddy'),
  rides: words('auto bus train bicycle boat plane rocket tractor'),
  nature: words('tree palm sunflower flower sun cloud rain-cloud star moon rainbow mountain'),
}

export const allPictures: readonly PictureName[] = [...new Set(kinds.flatMap((kind) => picturesOf[kind]))]

/** The characters, which are built into the page. */
const ownDrawings: ReadonlySet<string> = new Set(['cat', 'duck', 'unicorn'])

const mark = 'library-'

/** The name of the picture in a game. */
export function pictureOf(name: PictureName): string {
  return ownDrawings.has(name) ? name : mark + name
}

/** The poses of the library's characters besides standing; each pose is a costume. */
export const poses = ['walk', 'wave'] as const
export type Pose = (typeof poses)[number]

export const characters: ReadonlySet<string> = new Set(['cat', 'duck', 'unicorn', 'girl', 'boy', 'grandmother'])

const posed = new RegExp(`^(${[...characters].join('|')})-(?:${poses.join('|')})$`)

/** The category whose file contains the picture; undefined if it is not in the library. */
export function homeOf(picture: string): Kind | undefined {
  if (!picture.startsWith(mark)) return undefined
  const called = picture.slice(mark.length)
  const name = (posed.exec(called)?.[1] ?? called) as PictureName
  return kinds.find((kind) => picturesOf[kind].includes(name))
}

/** The size of our own drawings. */
export function libraryCostume(name: PictureName, called: string): Costume {
  return { name: called, picture: pictureOf(name), width: 96, height: 96, centerX: 48, centerY: 48, resolution: 1 }
}

/** A character stands, walks and waves; every other picture is one costume. */
export function costumesOf(costume: Costume, called: Readonly<Record<Pose, string>>): readonly Costume[] {
  const name = costume.picture.replace(mark, '')
  if (!characters.has(name)) return [costume]
  return [costume, ...poses.map((pose) => ({ ...costume, name: called[pose], picture: `${mark}${name}-${pose}` }))]
}

function words(names: string): readonly PictureName[] {
  return names.split(' ') as PictureName[]
}
