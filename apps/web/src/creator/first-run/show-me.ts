import { appendBlock, moveBlock } from '@ankur/blocks/edit/edit'
import { newBlock } from '@ankur/blocks/palette/new-block'
import type { Project, Sprite } from '@ankur/blocks/project'
import type { Language } from '@ankur/content'
import type { Runner } from '../stage/runner.ts'
import type { GameActions } from '../use-creator.ts'

/**
 * Puts a small game into an empty script, shows its blocks one by one, and runs it. It is one change, so that one Undo
 * removes it. Any press shows the rest immediately and does not run.
 */
export function showMe({ edit, latest }: GameActions, runner: Runner, language: Language, message: string): void {
  const { project, sprite: id } = latest()
  const sprite = project.sprites.find((each) => each.id === id) ?? project.sprites[0]
  // A block may have been added while this was loading.
  if (!sprite || sprite.scripts.length > 0) return
  if (!edit(withSmallGame(project, sprite, language), { message, block: null })) return
  requestAnimationFrame(() => reveal('.workspace .block-row', () => runner.run(latest().project)))
}

/** When flag clicked, repeat 10: move 10 steps, and Hello in the user's language. */
export function withSmallGame(project: Project, { id }: Sprite, language: Language): Project {
  const opcodes = ['event_whenflagclicked', 'control_repeat', 'motion_movesteps', 'looks_say']
  const made = opcodes.reduce((before, opcode) => {
    const block = newBlock(opcode, language)
    return block ? appendBlock(before, id, block) : before
  }, project)
  const blocks = made.sprites.find((each) => each.id === id)?.scripts.at(-1)?.blocks ?? []
  const [, repeat, move] = blocks
  return repeat && move ? moveBlock(made, move.id, { inside: repeat.id, substack: 0 }) : made
}

const betweenMs = 700

/** Shows rows one by one, and then does this. Any press, or calling the result, shows the rest and does nothing more. */
export function reveal(selector: string, then: () => void): () => void {
  const rows = [...document.querySelectorAll(selector)]
  const leave = new AbortController()
  const { signal } = leave
  for (const row of rows.slice(1)) row.classList.add('block-row--later')
  let at = 0
  let timer = 0
  const end = () => {
    clearTimeout(timer)
    leave.abort()
    for (const row of rows) row.classList.remove('block-row--later')
  }
  const next = () => {
    at++
    const row = rows[at]
    if (!row) {
      end()
      then()
      return
    }
    row.classList.remove('block-row--later')
    timer = window.setTimeout(next, betweenMs)
  }
  timer = window.setTimeout(next, betweenMs)
  addEventListener('pointerdown', end, { signal, capture: true })
  addEventListener('keydown', end, { signal, capture: true })
  return end
}
