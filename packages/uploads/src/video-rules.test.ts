import { expect, test } from 'vitest'
import { MAX_VIDEO_BYTES, problemWithFile, problemWithVideo } from './video-rules.ts'

const fine = { name: 'play.mp4', type: 'video/mp4', sizeBytes: 1_000 }
const whole = { seconds: 12, width: 640, height: 360, isWhole: true }

test('a file is a video by its name or its type, because some phones leave one out', () => {
  for (const name of ['play.mp4', 'PLAY.MOV', ' play.mp4 ']) expect(problemWithFile({ ...fine, name, type: '' })).toBeNull()
  for (const type of ['video/mp4', 'video/mov', 'Video/QuickTime'])
    expect(problemWithFile({ ...fine, name: 'x', type })).toBeNull()
  for (const [name, type] of [
    ['play.webm', 'video/webm'],
    ['mp4', ''],
    ['play.mp4.exe', ''],
    ['', ''],
  ] as const)
    expect(problemWithFile({ ...fine, name, type })).toBe('invalid_file_type')
})

test('a file may have 50 MiB at most, and may not be empty', () => {
  expect(problemWithFile({ ...fine, sizeBytes: MAX_VIDEO_BYTES })).toBeNull()
  expect(problemWithFile({ ...fine, sizeBytes: MAX_VIDEO_BYTES + 1 })).toBe('file_too_large')
  expect(problemWithFile({ ...fine, sizeBytes: 0 })).toBe('video_empty')
})

test('a video must have a duration and a picture, and be complete', () => {
  expect(problemWithVideo(whole)).toBeNull()
  for (const seconds of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(problemWithVideo({ ...whole, seconds })).toBe('video_damaged')
  expect(problemWithVideo({ ...whole, isWhole: false })).toBe('video_damaged')
  expect(problemWithVideo({ ...whole, width: 0 })).toBe('video_without_picture')
  expect(problemWithVideo(null)).toBe('video_without_picture')
})
