import { expect, test } from 'vitest'
import { createTracker, type Walker } from './trail.ts'

const cat = (x: number, y = 0, direction = 90): Walker => ({ id: 0, isClone: false, x, y, direction })

test('a walk leaves one print for each ten steps, however it is divided into frames', () => {
  const once = createTracker()
  once.follow([cat(0)])
  once.follow([cat(100)])
  expect(once.trail().prints).toHaveLength(10)
  expect(once.trail().starts.get(0)).toEqual({ x: 0, y: 0 })
  const often = createTracker()
  for (let x = 0; x <= 100; x += 4) often.follow([cat(x)])
  expect(often.trail().prints).toHaveLength(10)
})

test('a jump, a clone and a turn leave none', () => {
  const tracker = createTracker()
  tracker.follow([cat(0)])
  tracker.follow([cat(30, 80)])
  tracker.follow([cat(30, 80, 45)])
  tracker.follow([{ ...cat(0), id: 1, isClone: true }])
  tracker.follow([{ ...cat(50), id: 1, isClone: true }])
  expect(tracker.trail().prints).toEqual([])
  expect(tracker.trail().starts.size).toBe(0)
})
