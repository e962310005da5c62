import type { Stroke } from '@ankur/blocks/paint/drawing'
import { expect, test } from 'vitest'
import { createHand, type DrawingActions, type DrawingTools } from './pointer-handler.ts'

const nothing = () => {}

test('a stroke ends when the phone is rotated, and the finger on it draws no line across the page', () => {
  const ended: Stroke[] = []
  const tools: DrawingTools = {
    tool: 'brush',
    color: '#000000',
    width: 8,
    partBetween: () => {
      throw new Error('no shape is drawn')
    },
    movesPhoto: false,
  }
  const acts: DrawingActions = {
    grow: nothing,
    endStroke: (stroke) => ended.push(stroke),
    takeBack: nothing,
    fill: nothing,
    preview: nothing,
    add: nothing,
    movePhoto: nothing,
    pinch: nothing,
  }
  const hand = createHand(
    () => tools,
    () => acts,
    ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
  )
  hand.down(finger(10, 10))
  hand.move(finger(40, 10))
  hand.rest()
  hand.move(finger(200, 300))
  hand.up(finger(200, 300))
  expect(ended.map(({ points }) => points)).toEqual([[10, 10, 40, 10]])
  hand.down(finger(5, 5))
  hand.up(finger(5, 5))
  expect(ended).toHaveLength(2)
})

function finger(clientX: number, clientY: number): PointerEvent {
  return { button: 0, pointerType: 'touch', pointerId: 1, clientX, clientY } as PointerEvent
}
