/**
 * Recognises library pictures in an imported file: then they need not be stored as files of the game and can be in an
 * account.
 */
import type { Costume, Project, Target } from '@ankur/blocks/project'
import { nameInPicture } from './library-file.ts'
import { loadLibraryPictures } from './library-pictures.ts'
import { homeOf } from './picture-list.ts'

interface OpenFile {
  readonly project: Project
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Each file that claims to be one is compared with it; without the network it stays a file of the game. */
export async function recogniseLibraryPictures<T extends OpenFile>(opened: T): Promise<T> {
  const claimed = new Map<string, string>()
  for (const [file, bytes] of opened.files) {
    const name = file.endsWith('.svg') ? nameInPicture(new TextDecoder().decode(bytes)) : undefined
    if (name !== undefined && homeOf(`library-${name}`)) claimed.set(file, `library-${name}`)
  }
  if (claimed.size === 0) return opened
  const pictures = await loadLibraryPictures([...claimed.values()])
  const known = new Map([...claimed].filter(([file, picture]) => isSame(opened.files.get(file), pictures.get(picture))))
  const files = new Map([...opened.files].filter(([file]) => !known.has(file)))
  return { ...opened, files, project: renamed(opened.project, known) }
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one !== undefined && one.length === other?.length && one.every((byte, index) => byte === other[index])
}

function renamed(project: Project, known: ReadonlyMap<string, string>): Project {
  const costume = (each: Costume): Costume => ({ ...each, picture: known.get(each.picture) ?? each.picture })
  const target = <T extends Target>(each: T): T => ({ ...each, costumes: each.costumes.map(costume) })
  return { ...project, stage: target(project.stage), sprites: project.sprites.map(target) }
}
