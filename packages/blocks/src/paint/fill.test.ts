import { expect, test } from 'vitest'
import type { Pixels } from '../picture/effects.ts'
import { fillAt } from './fill.ts'

/** A page as text: `#` a black line, `+` its soft edge, `.` empty. */
function page(...lines: string[]): Pixels {
  const width = lines[0]?.length ?? 0
  const data = new Uint8ClampedArray(width * lines.length * 4)
  for (const [point, letter] of lines.join('').split('').entries()) data[point * 4 + 3] = { '#': 255, '+': 128 }[letter] ?? 0
  return { width, height: lines.length, data }
}

function seen({ width, height, data }: Pixels): string[] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const [red, , , alpha] = data.subarray((row * width + column) * 4)
      if (alpha === 0) return '.'
      return red === 255 ? 'o' : red === 0 ? '#' : '+'
    }).join(''),
  )
}

const red = { color: '#ff0000', tolerance: 32, gap: 0, grow: 0 }

test('a closed line limits the fill', () => {
  const drawn = page('#####.', '#...#.', '#...#.', '#####.')
  expect(fillAt(drawn, { ...red, x: 2, y: 1 })).toBe(true)
  expect(seen(drawn)).toEqual(['#####.', '#ooo#.', '#ooo#.', '#####.'])
})

test('a tap outside of it fills the rest of the page', () => {
  const drawn = page('#####.', '#...#.', '#####.', '......')
  fillAt(drawn, { ...red, x: 5, y: 3 })
  expect(seen(drawn)).toEqual(['#####o', '#...#o', '#####o', 'oooooo'])
})

/** A box of a thick line with a gap of this many pixels in its right side. */
function boxWithGap(gap: number): Pixels {
  const first = 18 - Math.floor(gap / 2)
  return page(
    ...Array.from({ length: 36 }, (_, row) =>
      Array.from({ length: 60 }, (_, column) => {
        const isEdge = row < 2 || row > 33 || column < 2 || (column > 31 && column < 34)
        return isEdge && column < 34 && !(column > 31 && row >= first && row < first + gap) ? '#' : '.'
      }).join(''),
    ),
  )
}

test('a gap of four units in the line counts as closed, a wider one does not', () => {
  const small = boxWithGap(8)
  fillAt(small, { ...red, gap: 8, x: 10, y: 10 })
  expect(seen(small)[18]?.slice(34)).toMatch(/^o{0,8}\.+$/)
  expect(seen(small)[3]?.slice(0, 34)).toBe(`##${'o'.repeat(30)}##`)
  expect(
    seen(small)
      .map((row) => row.slice(44))
      .join(''),
  ).not.toMatch(/o/)
  const wide = boxWithGap(12)
  fillAt(wide, { ...red, gap: 8, x: 10, y: 10 })
  expect(seen(wide)[3]).toMatch(/o$/)
})

test('an area narrower than a gap can still be filled', () => {
  const drawn = page('########', '#......#', '#......#', '########')
  expect(fillAt(drawn, { ...red, gap: 8, x: 3, y: 1 })).toBe(true)
  expect(seen(drawn)).toEqual(['########', '#oooooo#', '#oooooo#', '########'])
})

test('the fill goes under the soft edge of a line, so that no pale seam remains', () => {
  const drawn = page('######', '#++++#', '#+..+#', '#++++#', '######')
  fillAt(drawn, { ...red, grow: 2, x: 2, y: 2 })
  expect(seen(drawn)).toEqual(['######', '#++++#', '#+oo+#', '#++++#', '######'])
  const [mixed, , , alpha] = drawn.data.subarray((6 + 1) * 4)
  expect([mixed, alpha]).toEqual([127, 255])
})

test('a tap on the same colour, or outside the page, changes nothing', () => {
  const drawn = page('##', '##')
  fillAt(drawn, { ...red, x: 0, y: 0 })
  expect(fillAt(drawn, { ...red, x: 1, y: 1 })).toBe(false)
  expect(fillAt(drawn, { ...red, x: 7, y: 1 })).toBe(false)
})

test('a filled area can be filled with another colour', () => {
  const drawn = page('#####', '#...#', '#####')
  fillAt(drawn, { ...red, x: 2, y: 1 })
  expect(fillAt(drawn, { ...red, color: '#00ff00', x: 2, y: 1 })).toBe(true)
  expect([...drawn.data.subarray(24, 28)]).toEqual([0, 255, 0, 255])
})
