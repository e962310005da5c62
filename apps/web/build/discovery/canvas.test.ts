import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toPng } from './canvas.ts'

let keptIn: string

beforeAll(async () => {
  keptIn = await mkdtemp(join(tmpdir(), 'ankur-pictures-'))
})

afterAll(() => rm(keptIn, { recursive: true }))

test('a picture that several builds draw at the same time is complete in each of them', async () => {
  const widths = Array.from({ length: 20 }, (_, index) => 600 + index)
  const build = async () => {
    for (const width of widths) {
      for (const png of [await drawn(width), await drawn(width)]) expect((await loadImage(png)).width).toBe(width)
    }
  }
  await Promise.all([build(), build(), build(), build()])
})

test('a cached picture that is empty is drawn again', async () => {
  await drawn(300)
  for (const file of await readdir(keptIn)) await truncate(join(keptIn, file))
  expect((await loadImage(await drawn(300))).width).toBe(300)
})

function drawn(width: number): Promise<Buffer> {
  return toPng({ width, height: 300, drawnFrom: width, keptIn }, (brush) => brush.fillRect(0, 0, 200, 200))
}
