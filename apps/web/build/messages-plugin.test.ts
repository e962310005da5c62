import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { reminders, unsubscribe } from '@ankur/content/words/hi/app/reminders'
import { messageLoader, messagesInEveryLanguage } from '../src/platform/load-messages.ts'
import { messagesOf } from '../src/platform/messages.ts'
import { messagesPlugin, onlyNamespace, usersOf, withLoaders } from './messages-plugin.ts'

const source = join(import.meta.dirname, '../src')
const place = join(source, 'platform/some-page.ts')
const imported = "import { messagesOf } from './messages.ts'\n"

test('a namespace is loaded in one language, or is there in all', async () => {
  expect(await messageLoader('app/reminders', 'reminders')('hi')).toEqual(reminders)
  expect(messagesInEveryLanguage('app/reminders', 'reminders').hi).toEqual(reminders)
})

test('all users of a namespace share what was loaded', () => {
  const others = { words: messagesOf('app/comfort', 'comfort') }
  const words = messagesOf('app/comfort', 'comfort')
  expect(words).toBe(others.words)
})

test('the lines of a module stay where they are', () => {
  const code = `${imported}\nexport const words = messagesOf(\n  'app/comfort',\n  'comfort',\n)\nthrow new Error()\n`
  const lines = withLoaders(code, place).split('\n')
  expect(lines.indexOf('throw new Error()')).toBe(code.split('\n').indexOf('throw new Error()'))
})

test('a call that names no messages literally stops the build, with its line', () => {
  const refused = (call: string) =>
    expect(() => withLoaders(`${imported}const file = 'app/comfort'\nconst words = ${call}`, place))
  refused("messagesOf(file, 'comfort')").toThrow(`${place}:3: messages are named by two literal strings`)
  refused("messagesOf('app/comfort')").toThrow('two literal strings')
  refused('messagesOf(`app/comfort`, `comfort`)').toThrow('two literal strings')
})

test('a function of the same name from another module is left alone', () => {
  const code = "import { messagesOf } from './other.ts'\nconst words = messagesOf()"
  expect(withLoaders(code, place)).toBe(code)
})

test('messages belong to the modules that show them, not to those that list them for a part', () => {
  const loader = '\0virtual:messagesOf/app/dashboard/aboutScreening'
  const shows = join(source, 'dashboard/about/about-screening.tsx')
  const lists = join(source, 'dashboard/dashboard-page.tsx')
  expect(usersOf(loader, [lists, shows])).toEqual([shows])
  expect(usersOf(loader, [lists])).toEqual([lists])
})

test('of a file with two namespaces a loader brings one, and what that needs', () => {
  const code = "import { a } from './a.ts'\nexport const first = { a } as const\nexport const second = 'two'\n"
  expect(onlyNamespace(code, 'file.ts', 'first')).toBe(
    "import { a } from './a.ts?only=a';\nexport const first = { a } as const\nconst second = 'two'\n",
  )
})

test('a bundle with one of two namespaces has no word of the other', async () => {
  const entry = join(source, 'entry-of-test.ts')
  const asks = "import { messageLoader } from './platform/messages.ts'\nmessageLoader('app/reminders', 'unsubscribe')('hi')"
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      messagesPlugin(),
      { name: 'entry', load: (id) => (id === entry ? asks : null), resolveId: (id) => (id === entry ? id : null) },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  })
  const code = [made]
    .flat()
    .flatMap((each) => ('output' in each ? each.output.map((file) => ('code' in file ? file.code : '')) : []))
    .join()
  expect(code).toContain(unsubscribe.heading)
  expect(code).not.toContain(reminders.calendar)
})
