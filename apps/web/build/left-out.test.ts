import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutMessages } from './left-out.ts'

const library = join(import.meta.dirname, '../../../node_modules/@rgrove/parse-xml/dist/browser.js')

test('the XML library without its messages still reads a drawing, and refuses what is not XML', async () => {
  const code = withoutMessages(readFileSync(library, 'utf8'))
  expect(code).not.toMatch(/Unterminated|Unclosed|is not allowed/)
  const { parseXml } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(parseXml('<svg><path d="M0 0"/></svg>').root).toMatchObject({ name: 'svg', children: [{ attributes: { d: 'M0 0' } }] })
  for (const source of ['<svg>', '<svg a=1/>', '', '<svg/><svg/>']) expect(() => parseXml(source)).toThrow()
})
