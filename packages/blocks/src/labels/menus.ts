/** The menu choices of blocks in a game: Scratch's fixed values, and the names in the game. */
import { languages } from '@ankur/languages'
import { keyNames } from './key-names.ts'
import type { Owner } from '../edit/edit.ts'
import type { Block, Project, Target } from '../project.ts'

export interface MenuChoice {
  readonly value: string
  /** The id of the variable or list. */
  readonly id?: string
}

/** In display order; empty if the game has nothing to choose. */
export function menuChoices(project: Project, owner: Owner, block: Block, input: string): readonly MenuChoice[] {
  const target = targetOf(project, owner)
  const all = project.sprites.map(({ name }) => name)
  const others = project.sprites.filter(({ id }) => id !== owner).map(({ name }) => name)
  const names = (values: readonly string[]) => values.map((value) => ({ value }))
  switch (input) {
    case 'TO':
      return names(['_random_', '_mouse_', ...others])
    case 'TOWARDS':
      return names(['_mouse_', ...others])
    case 'TOUCHINGOBJECTMENU':
      return names(['_edge_', '_mouse_', ...others])
    case 'DISTANCETOMENU':
      return names(['_mouse_', ...others])
    case 'CLONE_OPTION':
      return names(['_myself_', ...others])
    case 'OBJECT':
      return names(['_stage_', ...all])
    case 'PROPERTY':
      return names(propertiesOf(project, block))
    case 'COSTUME':
      return names(target.costumes.map(({ name }) => name))
    case 'BACKDROP':
      return names(project.stage.costumes.map(({ name }) => name))
    case 'SOUND_MENU':
      return names(target.sounds.map(({ name }) => name))
    case 'VARIABLE':
      return inReach(project, target, 'variables')
    case 'LIST':
      return inReach(project, target, 'lists')
    case 'BROADCAST_INPUT':
    case 'BROADCAST_OPTION':
      return names(project.messages)
    default:
      return names(fixed.get(input === 'EFFECT' && block.opcode.startsWith('sound') ? 'SOUND_EFFECT' : input) ?? [])
  }
}

const fixed: ReadonlyMap<string, readonly string[]> = new Map([
  ['KEY_OPTION', keyNames],
  ['STYLE', ['left-right', "don't rotate", 'all around']],
  // The only Scratch effect that is supported here.
  ['EFFECT', ['GHOST']],
  ['SOUND_EFFECT', ['PITCH', 'PAN']],
  ['FRONT_BACK', ['front', 'back']],
  ['FORWARD_BACKWARD', ['forward', 'backward']],
  ['NUMBER_NAME', ['number', 'name']],
  ['STOP_OPTION', ['all', 'this script', 'other scripts in sprite']],
  ['DRAG_MODE', ['draggable', 'not draggable']],
  ['CURRENTMENU', ['YEAR', 'MONTH', 'DATE', 'DAYOFWEEK', 'HOUR', 'MINUTE', 'SECOND']],
  // No microphone is used, so loudness would always be 0.
  ['WHENGREATERTHANMENU', ['TIMER']],
  ['COLOR_PARAM', ['color', 'saturation', 'brightness', 'transparency']],
  ['VOICE', ['ALTO', 'TENOR', 'SQUEAK', 'GIANT', 'KITTEN']],
  ['LANGUAGE', languages],
  ['DRUM', numbers(1, 18)],
  ['INSTRUMENT', numbers(1, 21)],
  // Two octaves around middle C. A reporter in the field may give any other note.
  ['NOTE', numbers(48, 72)],
  ['OPERATOR', ['abs', 'floor', 'ceiling', 'sqrt', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'ln', 'log', 'e ^', '10 ^']],
])

function numbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}

function targetOf({ stage, sprites }: Project, owner: Owner): Target {
  return sprites.find(({ id }) => id === owner) ?? stage
}

/** Local ones come first. */
function inReach({ stage }: Project, target: Target, kind: 'variables' | 'lists'): MenuChoice[] {
  const own = target === stage ? [] : target[kind]
  return [...own, ...stage[kind]].map(({ id, name }) => ({ value: name, id }))
}

function propertiesOf({ stage, sprites }: Project, { inputs }: Block): string[] {
  const of = inputs.find(({ name }) => name === 'OBJECT')?.value ?? '_stage_'
  const sprite = sprites.find(({ name }) => name === of)
  const variables = (sprite ?? stage).variables.map(({ name }) => name)
  if (!sprite) return ['backdrop #', 'backdrop name', 'volume', ...variables]
  return ['x position', 'y position', 'direction', 'costume #', 'costume name', 'size', 'volume', ...variables]
}
