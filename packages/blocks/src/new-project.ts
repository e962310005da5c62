import { fromPixels } from './picture/coordinates.ts'
import { addSprite } from './edit/edit-sprites.ts'
import type { Costume, Project } from './project.ts'

/** Our own pictures, drawn in a square of 96 units. */
export const pictures = ['cat', 'unicorn', 'duck'] as const
export type Picture = (typeof pictures)[number]

/** Names in a new game, in the user's language. The English ones of the backdrop and the message are Scratch's. */
export interface NewGameNames {
  readonly cat: string
  readonly backdrop: string
  readonly message: string
}

const englishNames: NewGameNames = { cat: 'Cat', backdrop: 'backdrop1', message: 'message1' }

/** The initial game: an empty stage and one cat. */
export function newProject({ cat, backdrop, message }: NewGameNames = englishNames): Project {
  const nobody: Project = { stage: emptyStage(backdrop), sprites: [], messages: [message], monitors: [], nextId: 1 }
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

function emptyStage(backdrop: string): Project['stage'] {
  return {
    name: 'Stage',
    costumes: [{ name: backdrop, picture: 'backdrop', width: 480, height: 360, centerX: 240, centerY: 180, resolution: 1 }],
    costume: 0,
    sounds: [],
    volume: 100,
    variables: [],
    lists: [],
    scripts: [],
  }
}
