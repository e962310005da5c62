import { fromPixels } from './picture/coordinates.ts'
import { addSprite } from './edit/edit-sprites.ts'
import type { Costume, Project } from './project.ts'

/** Our own pictures, drawn in a square of 96 units. */
export const pictures = ['cat', 'unicorn', 'duck'] as const
export type Picture = (typeof pictures)[number]

/** The initial game: an empty stage and one cat, called by its name in the user's language. */
export function newProject(cat = 'Cat'): Project {
  const nobody: Project = { stage: emptyStage, sprites: [], messages: ['message1'], monitors: [], nextId: 1 }
  return addPicture(nobody, 'cat', { name: cat, ...firstPlace })
}

const firstPlace = fromPixels({ x: 200, y: 150 })

/** A new sprite with one of our own pictures; its costume has the same name. */
export function addPicture(project: Project, picture: Picture, at: { name: string; x: number; y: number }): Project {
  return addSprite(project, { ...at, costumes: [costumeOf(picture, at.name)] })
}

function costumeOf(picture: Picture, name: string): Costume {
  return { name, picture, width: 96, height: 96, centerX: 48, centerY: 48, resolution: 1 }
}

const emptyStage = {
  name: 'Stage',
  costumes: [{ name: 'backdrop1', picture: 'backdrop', width: 480, height: 360, centerX: 240, centerY: 180, resolution: 1 }],
  costume: 0,
  sounds: [],
  volume: 100,
  variables: [],
  lists: [],
  scripts: [],
}
