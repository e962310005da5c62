import { callOf, argumentsOf, customBlockAround, customBlocksOf } from '@ankur/blocks/edit/edit-custom-blocks'
import { namesOf, type NameKind } from '@ankur/blocks/edit/edit-names'
import type { Kind } from '@ankur/blocks/opcodes/entry'
import { kindOf } from '@ankur/blocks/opcodes/opcodes'
import type { Level } from '@ankur/blocks/palette/palette'
import type { Block, Project, Sprite } from '@ankur/blocks/project'
import { type FirstNames, readyBlock, type Ready } from '@ankur/blocks/palette/ready-block'
import { palette } from '@ankur/blocks/palette/wide-palette'
import type { Language } from '@ankur/content'
import type { MessageTexts } from '@ankur/content/words/message-files'

/** The palette blocks of a category for a sprite, each with its names in this game. */
export function readyBlocks(project: Project, sprite: Sprite, level: Level, kind: Kind, names: FirstNames): Ready[] {
  const offered = palette(level)
    .filter((opcode) => kindOf(opcode) === kind)
    .flatMap((opcode) => readyBlock(project, sprite.id, opcode, names) ?? [])
  if (level !== 'all') return offered
  if (kind === 'variables') return [...offered, ...readings(project, sprite)]
  if (kind !== 'own') return offered
  return customBlocksOf(sprite).flatMap((own) => [callOf(own), ...argumentsOf(own)].map((block) => ({ project, block })))
}

/** The blocks of one category that fit into an input of a block of the sprite. */
export function readyReporters(project: Project, sprite: Sprite, kind: Kind, names: FirstNames & { host: string }): Ready[] {
  if (kind !== 'own') return readyBlocks(project, sprite, 'all', kind, names)
  const own = customBlockAround(sprite, names.host)
  return own ? argumentsOf(own).map((block) => ({ project, block })) : []
}

/** The names created with the first block that needs one, in the language of the page. */
export function firstNames(
  words: MessageTexts<'creator/advanced-blocks', 'creatorMore'>,
  { first_message: message }: MessageTexts<'creator/creator', 'creator'>,
  language: Language,
): FirstNames {
  return {
    variable: words.first_variable,
    list: words.first_list,
    message,
    language,
    sounds: { 'soft-tone': words.soft_tone, 'two-tones': words.two_tones, 'low-tone': words.low_tone },
  }
}

function readings(project: Project, sprite: Sprite): Ready[] {
  const of = (kind: NameKind, opcode: string, field: string) =>
    namesOf(project, kind, sprite.id).map(({ id, name }): Ready => {
      const block: Block = { id: '', opcode, inputs: [], fields: [{ name: field, value: name, id }], stacks: [] }
      return { project, block }
    })
  return [...of('variables', 'data_variable', 'VARIABLE'), ...of('lists', 'data_listcontents', 'LIST')]
}
