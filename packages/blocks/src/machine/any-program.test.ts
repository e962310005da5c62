import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, movePointer, newBlock, opcodes, pressFlag, pressKey, start, step, stopAll } from '../index.ts'
import { block, flagHat, forever, game, customBlock, fixedWorld } from '../sample-game.ts'

const nothing: Block[] = []

const anyBlocks = fc.letrec<{ block: Block; reporter: Block | null; blocks: Block[] }>((tie) => ({
  block: fc
    .tuple(
      fc.constantFrom(...opcodes.keys()),
      tie('blocks'),
      fc.constantFrom('1', '-3', '0.5', 'cat', '_myself_', 'message1'),
      tie('reporter'),
    )
    .map(([opcode, inside, value, reporter]) => {
      const made = newBlock(opcode) ?? block(opcode)
      const inputs = made.inputs.map((input) => (reporter ? { ...input, block: reporter } : { ...input, value }))
      return { ...made, inputs, stacks: made.stacks.map(() => inside) }
    }),
  reporter: fc.oneof({ maxDepth: 4 }, fc.constant(null), tie('block')),
  blocks: fc.oneof({ maxDepth: 4 }, fc.constant(nothing), fc.array(tie('block'), { maxLength: 3 })),
}))

const hats = [
  'event_whenflagclicked',
  'event_whenbroadcastreceived',
  'control_start_as_clone',
  'event_whenkeypressed',
  'event_whenthisspriteclicked',
  'event_whengreaterthan',
  'event_whentouchingobject',
]
const anyScripts = fc.array(fc.tuple(fc.constantFrom(...hats), anyBlocks.blocks), { minLength: 1, maxLength: 4 })

test('no program blocks the page: with endless loops around any blocks, each frame ends in time', () => {
  fc.assert(
    fc.property(anyScripts, fc.boolean(), fc.boolean(), (all, turbo, isWarp) => {
      let ms = 0
      const now = () => (ms += 5)
      const endless = all.map(([hat, blocks]) => [newBlock(hat)!, forever(...blocks)])
      const calls = block('procedures_call', {}, { procedure: customBlock('run', isWarp) })
      const definition = block('procedures_definition', {}, { procedure: customBlock('run', isWarp) })
      const machine = start(game(...endless, [flagHat, forever(calls)], [definition, forever(...(all[0]?.[1] ?? []))]), {
        now,
        // Reading the date must not advance this clock: blocks may read it, and that is not part of the time budget.
        date: () => ({ ms, aheadMinutes: 0 }),
        random: () => 0.5,
        frameBudgetMs: 25,
      })
      machine.turbo = turbo
      pressFlag(machine)
      for (let frame = 0; frame < 4; frame++) {
        const startedMs = ms
        pressKey(machine, ' ', true)
        step(machine)
        // Loops without screen refresh may take half a second.
        expect(ms - startedMs).toBeLessThan(700)
      }
      stopAll(machine)
      step(machine)
      expect(machine.threads).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('any program runs without an error and stops on Stop', () => {
  fc.assert(
    fc.property(anyScripts, fc.boolean(), (all, turbo) => {
      const clock = { ms: 0 }
      const machine = start(game(...all.map(([hat, blocks]) => [newBlock(hat)!, ...blocks])), {
        ...fixedWorld,
        now: () => clock.ms,
        passLimit: 5,
      })
      machine.turbo = turbo
      pressFlag(machine)
      for (let frame = 0; frame < 8; frame++) {
        clock.ms += 33
        if (frame === 2) pressKey(machine, ' ', true)
        if (frame === 4) movePointer(machine, { x: 0, y: 0, down: true })
        step(machine)
      }
      stopAll(machine)
      expect(machine.threads).toEqual([])
      step(machine)
      expect(machine.threads.filter(({ entry }) => entry.isTrue === undefined)).toEqual([])
      expect(machine.actors.filter(({ isClone }) => isClone)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
