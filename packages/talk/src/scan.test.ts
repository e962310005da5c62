import { expect, test } from 'vitest'
import { firstScan, nextScan, restAfterRounds, stepMs, type Scan } from './scan.ts'

const sizes = [4, 5, 1]

function after(events: readonly ('step' | 'choose')[], from: Scan = firstScan) {
  return events.reduce((state, event) => nextScan(state.scan, event, sizes), { scan: from, chosen: null } as ReturnType<
    typeof nextScan
  >)
}

test('every member of every group can be reached with two kinds of press', () => {
  for (const [group, size] of sizes.entries()) {
    for (let member = 0; member < size; member++) {
      const toGroup = Array<'step'>(group).fill('step')
      const enter = size > 1 ? (['choose'] as const) : []
      const { chosen } = after([...toGroup, ...enter, ...Array<'step'>(member).fill('step'), 'choose'])
      expect(chosen).toEqual({ group, member })
    }
  }
})

test('the stop after the last member leads back to the groups, and chooses nothing', () => {
  const { scan, chosen } = after(['choose', 'step', 'step', 'step', 'step', 'choose'])
  expect(chosen).toBeNull()
  expect(scan).toMatchObject({ group: 0, member: null })
})

test('after three rounds without a press the marking rests, and a press wakes it without choosing', () => {
  const steps = Array<'step'>(sizes.length * restAfterRounds).fill('step')
  const resting = after(steps)
  expect(resting.scan.isResting).toBe(true)
  expect(after(['step'], resting.scan).scan.isResting).toBe(true)
  const woken = after(['choose'], resting.scan)
  expect(woken).toEqual({ scan: firstScan, chosen: null })
})

test('the first stop of a round stays twice as long as the others', () => {
  expect(stepMs(firstScan, 3)).toBe(6000)
  expect(stepMs({ ...firstScan, group: 1 }, 3)).toBe(3000)
  expect(stepMs({ ...firstScan, group: 1, member: 0 }, 3)).toBe(6000)
})
