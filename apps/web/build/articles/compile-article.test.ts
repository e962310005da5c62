import { expect, test } from 'vitest'
import { compileArticle } from './compile-article.ts'
import { file, head } from './test-article.ts'

const article = (body: string, change = (text: string) => text) => compileArticle(file, change(head) + body)

test('an article is compiled to a module with front matter, text and outline', async () => {
  const code = await article("\n## Words we use\n\nSome.\n\n## What's next?\n")
  expect(code).toContain('export default function MDXContent')
  expect(code).toContain('"title":"What is autism?"')
  expect(code).toContain('outline = [{"id":"words-we-use","title":"Words we use"},{"id":"whats-next","title":"What\'s next?"}]')
})

test('invalid front matter stops the build with the file and the field', async () => {
  const broken = article('', (text) => text.replace('readTime: 8', 'readTime: 9').replace('featured: true', 'featured: yes'))
  await expect(broken).rejects.toThrow(`${file}\n  featured: must be boolean`)
  await expect(article('', (text) => text.replace('readTime: 8', 'readTime: 9'))).rejects.toThrow(
    `${file}\n  readTime: must be 8, not 9`,
  )
  await expect(article('', (text) => text.replace('stats: []', 'stats: [a'))).rejects.toThrow(/at line 1[0-2]/)
  await expect(compileArticle(file, '# No head')).rejects.toThrow(`${file}\n  has no front matter`)
})

test('an unknown component, a duplicate heading and a title in the text stop the build with the line', async () => {
  await expect(article('\n<Chart />\n')).rejects.toThrow(`${file}\n  line 15: there is no <Chart>`)
  await expect(article('\n## Sources\n')).rejects.toThrow(`${file}\n  line 15: two parts have the id sources`)
  await expect(article('\n## Care\n\n## Care\n')).rejects.toThrow(`${file}\n  line 17: two parts have the id care`)
  await expect(article('\n# Care\n')).rejects.toThrow(`${file}\n  line 15: the title belongs in the front matter`)
})

test('a paragraph with only cited text stays a paragraph', async () => {
  const paragraphs = async (body: string) => (await article(body)).match(/_jsxs?\(_components\.p,/g)?.length ?? 0
  expect(await paragraphs('\n<Cited claim="a">One.</Cited>\n')).toBe(1)
  expect(await paragraphs('\n<Cited claim="a">One.</Cited> <Cited claim="b">Two.</Cited>\n')).toBe(1)
  expect(await paragraphs('\n<Cited claim="a">One.</Cited>\n\n<Cited claim="b">Two.</Cited>\n')).toBe(2)
  expect(await paragraphs('\nWords.\n\n<Cited claim="a">One.</Cited>\n')).toBe(2)
  expect(await paragraphs('\n- <Cited claim="a">One.</Cited>\n- Two.\n')).toBe(0)
})
