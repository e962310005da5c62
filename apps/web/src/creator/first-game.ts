import { renameSprite } from '@ankur/blocks/edit/edit-sprites'
import { newProject } from '@ankur/blocks/new-project'

/** A game as it begins here, with the cat's name in the person's language. */
export function firstGame(cat: string) {
  const project = newProject()
  return renameSprite(project, project.sprites[0]?.id ?? '', cat)
}
