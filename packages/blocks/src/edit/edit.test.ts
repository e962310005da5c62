import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addChange, historyOf, maxUndos, redoChange, undoChange } from './history.ts'
import { blocksOf } from '../project.ts'
import {
  addPicture,
  addVariable,
  allBlocks,
  appendBlock,
  type Block,
  duplicateBlock,
  duplicateSprite,
  insertBlock,
  labelOf,
  moveBlock,
  moveDown,
  moveUp,
  newBlock,
  newProject,
  opcodes,
  parseProject,
  insertReporter,
  type Project,
  moveIntoSubstack,
  removeBlock,
  removeSprite,
  renameSprite,
  setInput,
  moveOutOfSubstack,
  removeReporter,
} from '../index.ts'

const cat = newProject().sprites[0]!.id

function game(...opcodesInOrder: string[]): Project {
  return opcodesInOrder.reduce((project, opcode) => appendBlock(project, cat, newBlock(opcode)!), newProject())
}

/** The cat's scripts as text: substacks in brackets, scripts separated by a bar. */
function scriptsText({ sprites }: Project): string {
  const row = (blocks: readonly Block[]): string =>
    blocks
      .map((block) => labelOf(block, 'en') + (block.stacks.length > 0 ? ` [${block.stacks.map(row).join(' / ')}]` : ''))
      .join(', ')
  return sprites[0]!.scripts.map(({ blocks }) => row(blocks)).join(' | ')
}

function idOf(project: Project, opcode: string): string {
  return allBlocks(project).find((block) => block.opcode === opcode)!.id
}

test('a new game has one cat at the specified position', () => {
  expect(newProject().sprites).toMatchObject([{ name: 'Cat', x: -40, y: 30 }])
})

test('a new block is appended at the end, never in a substack, and a hat starts a new script', () => {
  const project = game('event_whenflagclicked', 'control_repeat', 'motion_movesteps', 'event_whenkeypressed', 'looks_show')
  expect(scriptsText(project)).toBe('When flag clicked, Repeat 10 times [], Move 10 steps | When space key pressed, Show')
})

test('nothing can follow "forever": the next block starts a new script', () => {
  expect(scriptsText(game('control_forever', 'looks_show'))).toBe('Forever [] | Show')
})

test('a block can move into the substack above it, and out again behind its parent block', () => {
  const project = game('control_repeat', 'motion_movesteps', 'looks_show')
  const inside = moveIntoSubstack(project, idOf(project, 'motion_movesteps'))
  expect(scriptsText(inside)).toBe('Repeat 10 times [Move 10 steps], Show')
  expect(scriptsText(moveOutOfSubstack(inside, idOf(project, 'motion_movesteps')))).toBe(
    'Repeat 10 times [], Move 10 steps, Show',
  )
})

test('a block moved out of "forever" goes before it', () => {
  const project = game('looks_show', 'control_forever')
  const inside = moveBlock(project, idOf(project, 'looks_show'), { inside: idOf(project, 'control_forever'), substack: 0 })
  expect(scriptsText(inside)).toBe('Forever [Show]')
  expect(scriptsText(moveOutOfSubstack(inside, idOf(project, 'looks_show')))).toBe('Show, Forever []')
})

test('moving up and down swaps blocks, but nothing goes above a hat', () => {
  const project = game('event_whenflagclicked', 'looks_hide', 'looks_show')
  expect(scriptsText(moveUp(project, idOf(project, 'looks_show')))).toBe('When flag clicked, Show, Hide')
  expect(scriptsText(moveDown(project, idOf(project, 'looks_hide')))).toBe('When flag clicked, Show, Hide')
  expect(moveUp(project, idOf(project, 'looks_hide'))).toBe(project)
})

test('a block cannot move into itself, and an invalid edit changes nothing', () => {
  const project = game('control_repeat', 'looks_show')
  const repeat = idOf(project, 'control_repeat')
  expect(moveBlock(project, repeat, { inside: repeat, substack: 0 })).toBe(project)
  expect(moveBlock(project, idOf(project, 'looks_show'), { inside: repeat, substack: 1 })).toBe(project)
  expect(removeBlock(project, 'nobody')).toBe(project)
  expect(insertBlock(project, newBlock('operator_add')!, { after: repeat })).toBe(project)
})

test('removing "repeat" removes its content; removing a hat leaves its script loose', () => {
  const project = game('event_whenflagclicked', 'control_repeat', 'looks_show')
  const nested = moveIntoSubstack(project, idOf(project, 'looks_show'))
  expect(scriptsText(removeBlock(nested, idOf(nested, 'control_repeat')))).toBe('When flag clicked')
  expect(scriptsText(removeBlock(nested, idOf(nested, 'event_whenflagclicked')))).toBe('Repeat 10 times [Show]')
})

test('a copy follows its original; a copy of a hat starts a new script', () => {
  const project = game('event_whenflagclicked', 'looks_show')
  expect(scriptsText(duplicateBlock(project, idOf(project, 'looks_show')))).toBe('When flag clicked, Show, Show')
  expect(scriptsText(duplicateBlock(project, idOf(project, 'event_whenflagclicked')))).toBe(
    'When flag clicked, Show | When flag clicked',
  )
})

test('a reporter covers the typed value, which appears again after removal', () => {
  const project = setInput(game('motion_movesteps'), 'b2', { name: 'STEPS', value: '25' })
  const plugged = insertReporter(project, 'b2', { name: 'STEPS', block: newBlock('motion_direction')! })
  expect(scriptsText(plugged)).toBe('Move direction steps')
  expect(scriptsText(removeReporter(plugged, 'b2', 'STEPS'))).toBe('Move 25 steps')
})

test('sprites have unique names, and blocks use a changed name', () => {
  const two = addPicture(game('motion_goto'), 'cat', { name: 'Cat', x: 0, y: 0 })
  expect(two.sprites.map(({ name }) => name)).toEqual(['Cat', 'Cat2'])
  expect(renameSprite(two, cat, 'Cat2')).toBe(two)
  const pointed = setInput(two, idOf(two, 'motion_goto'), { name: 'TO', value: 'Cat2' })
  expect(scriptsText(renameSprite(pointed, two.sprites[1]!.id, 'Dog'))).toBe('Go to Dog')
})

test('a copied sprite has scripts with new ids', () => {
  const project = duplicateSprite(game('control_if', 'looks_show'), cat)
  expect(project.sprites.map(({ scripts }) => scripts[0]!.blocks.length)).toEqual([2, 2])
  expect(parseProject(project)).toEqual({ ok: true, project })
})

const anyOpcode = fc.constantFrom(...[...opcodes.keys()].filter((opcode) => newBlock(opcode)))
const pick = fc.nat(40)

type Edit = (project: Project) => Project

function someId(project: Project, at: number): string {
  const blocks = allBlocks(project)
  return blocks[at % Math.max(1, blocks.length)]?.id ?? ''
}

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  anyOpcode.map((opcode) => (project: Project) => appendBlock(project, project.sprites[0]?.id ?? 'stage', newBlock(opcode)!)),
  fc.tuple(anyOpcode, pick).map(
    ([opcode, at]) =>
      (project: Project) =>
        insertBlock(project, newBlock(opcode)!, { before: someId(project, at) }),
  ),
  fc.tuple(anyOpcode, pick).map(
    ([opcode, at]) =>
      (project: Project) =>
        insertReporter(project, someId(project, at), { name: 'STEPS', block: newBlock(opcode)! }),
  ),
  fc.tuple(pick, pick, fc.nat(1)).map(
    ([at, to, substack]) =>
      (project: Project) =>
        moveBlock(project, someId(project, at), { inside: someId(project, to), substack }),
  ),
  fc.tuple(pick, pick).map(
    ([at, to]) =>
      (project: Project) =>
        moveBlock(project, someId(project, at), { after: someId(project, to) }),
  ),
  fc.tuple(pick, fc.constantFrom(moveUp, moveDown, moveIntoSubstack, moveOutOfSubstack, removeBlock, duplicateBlock)).map(
    ([at, edit]) =>
      (project: Project) =>
        edit(project, someId(project, at)),
  ),
  pick.map(
    (at) => (project: Project) => duplicateSprite(project, project.sprites[at % Math.max(1, project.sprites.length)]?.id ?? ''),
  ),
  pick.map((at) => (project: Project) => removeSprite(project, project.sprites[at % 7]?.id ?? '')),
  fc.string().map((name) => (project: Project) => addVariable(project, name)),
)

/** Freezes a value deeply, so that changing an earlier state throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inside of Object.values(value)) frozen(inside)
  return value
}

test('any edits give a valid game and do not change the earlier state', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), (all) => {
      let project = frozen(newProject())
      for (const edit of all) {
        const before = JSON.stringify(project)
        const after = frozen(edit(project))
        expect(JSON.stringify(project)).toBe(before)
        project = after
      }
      expect(parseProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, project })
    }),
  )
})

test('moving blocks neither removes nor adds any', () => {
  const moves = fc.array(fc.tuple(pick, pick, fc.constantFrom('up', 'down', 'in', 'out', 'after', 'inside')), { maxLength: 30 })
  fc.assert(
    fc.property(fc.array(anyOpcode, { minLength: 3, maxLength: 15 }), moves, (blocks, all) => {
      const start = game(...blocks)
      const ids = (project: Project) =>
        allBlocks(project)
          .map(({ id }) => id)
          .toSorted()
      const moved = all.reduce((project, [at, to, how]) => {
        const id = someId(project, at)
        if (how === 'up') return moveUp(project, id)
        if (how === 'down') return moveDown(project, id)
        if (how === 'in') return moveIntoSubstack(project, id)
        if (how === 'out') return moveOutOfSubstack(project, id)
        return moveBlock(
          project,
          id,
          how === 'after' ? { after: someId(project, to) } : { inside: someId(project, to), substack: 0 },
        )
      }, start)
      expect(ids(moved)).toEqual(ids(start))
    }),
  )
})

test('undo restores the exact earlier state after any changes, and redo the later one', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), fc.nat(40), (edits, back) => {
      let history = historyOf(frozen(newProject()))
      const seen = [history.now]
      for (const edit of edits) {
        history = addChange(history, frozen(edit(history.now)))
        if (history.now !== seen.at(-1)) seen.push(history.now)
      }
      const texts = seen.map((each) => JSON.stringify(each))
      const steps = Math.min(back, seen.length - 1)
      for (let step = 1; step <= steps; step++) {
        history = undoChange(history)
        expect(history.now).toBe(seen.at(-1 - step))
        expect(JSON.stringify(history.now)).toBe(texts.at(-1 - step))
      }
      for (let step = 0; step < steps; step++) history = redoChange(history)
      expect(history.now).toBe(seen.at(-1))
      expect(redoChange(history)).toBe(history)
    }),
  )
})

test('a change after undo clears the redo list; an edit without effect does not', () => {
  const games = Array.from({ length: 3 }, () => newProject())
  const back = undoChange(games.slice(1).reduce(addChange, historyOf(games[0]!)))
  expect(addChange(back, back.now)).toBe(back)
  const other = addChange(back, newProject())
  expect(redoChange(other)).toBe(other)
  expect(undoChange(other).now).toBe(games[1])
})

test('two hundred changes can be undone, older ones are dropped', () => {
  const games = Array.from({ length: maxUndos + 5 }, () => newProject())
  let history = games.reduce(addChange, historyOf(newProject()))
  for (let step = 0; step < maxUndos + 10; step++) history = undoChange(history)
  expect(history.now).toBe(games[4])
})

test('a reporter is never a script by itself', () => {
  const project = newProject()
  expect(appendBlock(project, cat, newBlock('motion_xposition')!)).toBe(project)
})

test('the blocks of unchanged sprites are not traversed again', () => {
  const project = addPicture(newProject(), 'duck', { name: 'Duck', x: 0, y: 0 })
  const [cat, duck] = project.sprites
  const block = newBlock('motion_movesteps')
  if (!cat || !duck || !block) throw new Error('the game has no cat, no duck or no block')
  const after = appendBlock(project, cat.id, block)
  expect(after.sprites.map((sprite, index) => blocksOf(sprite) === blocksOf(project.sprites[index] ?? cat))).toEqual([
    false,
    true,
  ])
  expect(allBlocks(after)).toHaveLength(1)
})
