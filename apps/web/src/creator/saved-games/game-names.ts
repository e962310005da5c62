/** Names for a game, derived from what it does: "Cat says Hello!". */
import { fill, type Words } from '@ankur/content'
import { parseProjectName } from '@ankur/blocks/project-name'
import { type Block, blocksInside, type Project, type Sprite } from '@ankur/blocks/project'
import type { gamesDialog } from '@ankur/content/words/en/creator/saved-games'
import type { OpenGame } from '../use-creator.ts'
import { messagesOf } from '../../platform/messages.ts'

const gamesDialogWords = messagesOf('creator/saved-games', 'gamesDialog')

type NameWords = Words<Pick<typeof gamesDialog, (typeof used)[number]>>
const used = ['says_name', 'moves_name', 'turns_name', 'grows_name', 'hides_name', 'repeats_name', 'own_name'] as const

/** At most three, the most specific first. */
export function suggestedNames(project: Project, words: NameWords): string[] {
  const names = project.sprites.flatMap((sprite) => namesOf(sprite, words))
  const own = project.sprites.slice(0, 1).map(({ name }) => fill(words.own_name, { name }))
  const fitting = [...names, ...own].flatMap((name) => parseProjectName(name) ?? [])
  return [...new Set(fitting)].slice(0, 3)
}

/** The name of a game: the one given by somebody, otherwise derived from what it does. */
export function useNameOf(): (game: Pick<OpenGame, 'project' | 'identity'>) => string {
  const words = gamesDialogWords.use()
  return ({ project, identity }) => identity.name || (suggestedNames(project, words)[0] ?? words.no_name)
}

function namesOf({ name, scripts }: Sprite, words: NameWords): string[] {
  const blocks = scripts.flatMap((script) => script.blocks.flatMap(withInner))
  const sayInput = blocks.find(({ opcode }) => /^looks_(say|think)/.test(opcode))?.inputs.find(({ value }) => value.trim() !== '')
  const does = (family: RegExp) => blocks.some(({ opcode }) => family.test(opcode))
  return [
    ...(sayInput ? [fill(words.says_name, { name, words: shortened(sayInput.value) })] : []),
    ...(does(/^motion_(move|goto|glide|change|set)/) ? [fill(words.moves_name, { name })] : []),
    ...(does(/^motion_turn/) ? [fill(words.turns_name, { name })] : []),
    ...(does(/^looks_(change|set)size/) ? [fill(words.grows_name, { name })] : []),
    ...(does(/^looks_hide/) ? [fill(words.hides_name, { name })] : []),
    ...(does(/^control_(repeat|forever)/) ? [fill(words.repeats_name, { name })] : []),
  ]
}

function withInner(block: Block): Block[] {
  return [block, ...blocksInside(block).flatMap(withInner)]
}

const longestWords = 40

function shortened(text: string): string {
  const letters = Array.from(text.trim())
  return letters.length > longestWords ? `${letters.slice(0, longestWords).join('')}…` : letters.join('')
}
