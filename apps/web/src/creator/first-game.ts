import { renameSprite } from '@ankur/blocks/edit/edit-sprites'
import { newProject } from '@ankur/blocks/new-project'

/** The initial game, with the cat's name in the user's language. */
export function firstGame(cat: string) {
  const project = newProject()
  return renameSprite(project, project.sprites[0]?.id ?? '', cat)
}
