import { expect, test } from 'vitest'
import { addExtensions } from '../extensions/extensions.ts'
import { labelOf } from '../labels/label.ts'
import { newBlock, withFlags } from './new-block.ts'
import { opcodes } from '../opcodes/opcodes.ts'
import { newProject, parseProject, pressFlag, start, step } from '../index.ts'
import { addOneToCount, flagHat, game, paletteBlock, fixedWorld } from '../sample-game.ts'

const label = (opcode: string, language: 'en' | 'hi' | 'pa') => {
  const block = newBlock(opcode, language)
  return block && labelOf(block, language)
}

test('a new block has default texts in the language of the page', () => {
  expect(label('looks_say', 'en')).toBe('Say Hello!')
  expect(label('looks_say', 'hi')).toBe('नमस्ते! बोलें')
  expect(label('looks_say', 'pa')).toBe('ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ! ਬੋਲੋ')
  expect(label('sensing_askandwait', 'hi')).toBe('आपका नाम क्या है? पूछें और रुकें')
  expect(label('operator_join', 'pa')).toBe('ਸੇਬ  ਕੇਲਾ ਜੋੜੋ')
})

test('a default text is literal: it stays the same in another language', () => {
  const block = newBlock('looks_say', 'hi')
  expect(block && labelOf(block, 'en')).toBe('Say नमस्ते!')
})

test('no default text of a block is English in Hindi or Punjabi', () => {
  addExtensions()
  const english = [...opcodes.keys()].flatMap((opcode) => {
    const inputs = Object.entries(opcodes.get(opcode)?.inputs ?? {}).filter(([, { type }]) => type === 'text')
    return (['hi', 'pa'] as const).flatMap((language) =>
      inputs
        .filter(([name]) => /[a-z]/i.test(newBlock(opcode, language)?.inputs.find((input) => input.name === name)?.value ?? ''))
        .map(([name]) => `${opcode} ${name} ${language}`),
    )
  })
  expect(english).toEqual([])
})

test('scripts without a hat get a flag hat, others stay unchanged', () => {
  const project = game([addOneToCount, addOneToCount], [flagHat, addOneToCount], [paletteBlock('motion_xposition')])
  const begun = withFlags({ ...project, nextId: 50 })
  expect(begun.sprites[0]?.scripts.map(({ blocks }) => blocks.map(({ opcode }) => opcode))).toEqual([
    ['event_whenflagclicked', 'data_changevariableby', 'data_changevariableby'],
    ['event_whenflagclicked', 'data_changevariableby'],
    ['motion_xposition'],
  ])
  const machine = start(begun, fixedWorld)
  pressFlag(machine)
  step(machine)
  expect(machine.stage.cells[0]?.value).toBe(3)
})

test('a game without loose scripts is the identical object, and one with them can be saved', () => {
  const project = newProject()
  expect(withFlags(project)).toBe(project)
  const loose = {
    ...project,
    stage: { ...project.stage, scripts: [{ x: 0, y: 0, blocks: [{ ...addOneToCount, id: 'b1' }] }] },
    nextId: 9,
  }
  expect(parseProject(withFlags(loose))).toEqual({ ok: true, project: withFlags(loose) })
})
