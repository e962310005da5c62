import { expect, test } from 'vitest'
import { newBlock } from '@ankur/blocks/palette/new-block'
import { palette } from '@ankur/blocks/palette/wide-palette'
import { numberSlot, stepped } from './number-slots.ts'
import { degreesAt, wrapped } from './dial.tsx'

const slotOf = (opcode: string) => numberSlot(opcode, newBlock(opcode)?.inputs[0]?.name ?? '')

test('the steps and common values of the usual blocks are those of the design', () => {
  expect(slotOf('motion_movesteps')).toMatchObject({ step: 10, quick: [1, 10, 50, 100, 200] })
  expect(slotOf('motion_turnright')).toMatchObject({ step: 15, quick: [15, 45, 90, 180], by: 'dial' })
  expect(slotOf('motion_gotoxy')).toMatchObject({ step: 10, by: 'stage' })
  expect(slotOf('control_repeat')).toMatchObject({ step: 1, quick: [2, 4, 10, 20, 50] })
  expect(slotOf('control_wait')).toMatchObject({ step: 0.5, quick: [0.5, 1, 2, 5] })
  expect(slotOf('looks_changesizeby')).toMatchObject({ step: 10, slider: [-100, 100] })
})

test('from ten to a hundred is one press, and the default of a block is on its slider', () => {
  expect(slotOf('motion_movesteps').quick).toContain(100)
  for (const opcode of palette(28)) {
    for (const { name, value } of newBlock(opcode)?.inputs ?? []) {
      const { slider } = numberSlot(opcode, name)
      if (!slider || value.trim() === '' || !Number.isFinite(Number(value))) continue
      expect(Number(value), opcode).toBeGreaterThanOrEqual(slider[0])
      expect(Number(value), opcode).toBeLessThanOrEqual(slider[1])
    }
  }
})

test('half a second and a tenth add up without rounding errors', () => {
  expect(stepped(0.1, 0.2)).toBe(0.3)
  expect(stepped(1, -0.5)).toBe(0.5)
})

test('a dial turns in the direction of its block, in steps of fifteen', () => {
  expect(degreesAt(0, -40, 'motion_turnright')).toBe(0)
  expect(degreesAt(40, 0, 'motion_turnright')).toBe(90)
  expect(degreesAt(-40, 2, 'motion_turnright')).toBe(270)
  expect(degreesAt(-40, 0, 'motion_turnleft')).toBe(90)
  expect(degreesAt(11, -40, 'motion_turnright')).toBe(15)
})

test('a direction stays in the range of blocks, and wraps around', () => {
  expect(degreesAt(-40, 0, 'motion_pointindirection')).toBe(-90)
  expect(degreesAt(0, 40, 'motion_pointindirection')).toBe(180)
  expect(wrapped(180 + 15, 'motion_pointindirection')).toBe(-165)
  expect(wrapped(345 + 15, 'motion_turnright')).toBe(0)
  expect(wrapped(0 - 15, 'motion_turnright')).toBe(345)
})
