import { expect, test } from 'vitest'
import { MAX_VIDEO_BYTES, problemWithFile, problemWithVideo } from './video-rules.ts'

const fine = { name: 'play.mp4', type: 'video/mp4', sizeBytes: 1_000 }
const whole = { seconds: 12, width: 640, height: 360, isWhole: true }

test('a file is a video by its name or by its type, as phones leave out one or the other', () => {
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

test('50 MiB are the most, and nothing at all is too little', () => {
  expect(problemWithFile({ ...fine, sizeBytes: MAX_VIDEO_BYTES })).toBeNull()
  expect(problemWithFile({ ...fine, sizeBytes: MAX_VIDEO_BYTES + 1 })).toBe('file_too_large')
  expect(problemWithFile({ ...fine, sizeBytes: 0 })).toBe('video_empty')
})

test('a video must last, have a picture, and be there to its end', () => {
  expect(problemWithVideo(whole)).toBeNull()
  for (const seconds of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(problemWithVideo({ ...whole, seconds })).toBe('video_damaged')
  expect(problemWithVideo({ ...whole, isWhole: false })).toBe('video_damaged')
  expect(problemWithVideo({ ...whole, width: 0 })).toBe('video_without_picture')
  expect(problemWithVideo(null)).toBe('video_without_picture')
})
