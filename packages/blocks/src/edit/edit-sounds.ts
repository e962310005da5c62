/** Edits the sounds of one sprite. Each function returns a new project, or the same object if nothing changes. */
import { freeCostumeName as freeName } from './edit-pictures.ts'
import { type Block, limits, type Project, type Sound, type Sprite } from '../project.ts'
import { inScripts } from './block-trees.ts'

/** Appends a sound, with a unique name. */
export function addSound(project: Project, sprite: string, sound: Sound): Project {
  return withSprite(project, sprite, (each) => {
    const name = freeSoundName(each, cleaned(sound.name))
    if (each.sounds.length >= limits.media || name === '') return each
    return { ...each, sounds: [...each.sounds, { ...sound, name }] }
  })
}

export function freeSoundName({ sounds }: Pick<Sprite, 'sounds'>, wanted: string): string {
  return wanted === '' ? '' : freeName(sounds, wanted)
}

/** Also renames it in the blocks of the sprite that play it. An empty or used name changes nothing. */
export function renameSound(project: Project, sprite: string, index: number, name: string): Project {
  return withSprite(project, sprite, (each) => {
    const [sound, wanted] = [each.sounds[index], cleaned(name)]
    if (!sound || wanted === sound.name || freeSoundName(each, wanted) !== wanted || wanted === '') return each
    const sounds = each.sounds.with(index, { ...sound, name: wanted })
    return { ...each, sounds, scripts: inScripts(each.scripts, (block) => withSoundName(block, sound.name, wanted)) }
  })
}

/** Moves a sound up or down by one. */
export function moveSound(project: Project, sprite: string, index: number, by: -1 | 1): Project {
  return withSprite(project, sprite, (each) => {
    const [sound, other] = [each.sounds[index], each.sounds[index + by]]
    return sound && other ? { ...each, sounds: each.sounds.with(index, other).with(index + by, sound) } : each
  })
}

/** Blocks that play it stay, without sound. */
export function removeSound(project: Project, sprite: string, index: number): Project {
  return withSprite(project, sprite, (each) => (each.sounds[index] ? { ...each, sounds: each.sounds.toSpliced(index, 1) } : each))
}

function withSoundName(block: Block, from: string, to: string): Block {
  if (!block.inputs.some(({ name, value }) => name === 'SOUND_MENU' && value === from)) return block
  const inputs = block.inputs.map((input) =>
    input.name === 'SOUND_MENU' && input.value === from ? { ...input, value: to } : input,
  )
  return { ...block, inputs }
}

function cleaned(name: string): string {
  return name.trim().slice(0, 100)
}

function withSprite(project: Project, id: string, change: (sprite: Sprite) => Sprite): Project {
  const before = project.sprites.find((sprite) => sprite.id === id)
  const after = before && change(before)
  if (!after || after === before) return project
  return { ...project, sprites: project.sprites.map((each) => (each === before ? after : each)) }
}
