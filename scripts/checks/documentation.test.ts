import { expect, test } from 'vitest'
import { type Names, problemsIn, unlistedSettings } from './documentation.ts'

const names: Names = {
  files: new Set(['docs/accounts.md', 'packages/games/src/round.ts', 'apps/server/migrations/0001_users.sql']),
  scripts: new Set(['check', 'db:backup']),
  read: () => '# Accounts\n\n## Tokens and sessions\n',
}
const problems = (text: string) => problemsIn('docs/README.md', text, names)

test('links to files, folders and headings of other pages are checked', () => {
  expect(problems('[a](accounts.md), [b](accounts.md#tokens-and-sessions), [c](../packages/games/), [d](https://a.b)')).toEqual(
    [],
  )
  expect(problems('\n[a](lost.md) and [b](accounts.md#cookies)')).toEqual([
    'docs/README.md:2 links to lost.md, which does not exist',
    'docs/README.md:2 links to accounts.md#cookies, which does not exist',
  ])
})

test('a path may begin at any folder, with names left open, and by a letter that the page explains', () => {
  expect(problems('`round.ts`, `src/round.ts`, `packages/<feature>/src`, `NNNN_<name>.sql`, `any text`, `/api/play`')).toEqual([])
  expect(problems('`G/` is `packages/games/src`: `G/round.ts`, `G/move.ts`')).toEqual([
    'docs/README.md:1 names packages/games/src/move.ts, which does not exist',
  ])
})

test('commands are scripts of the package', () => {
  expect(problems('`npm run check`, `npm run db:backup`, `npm run bench`')).toEqual([
    'docs/README.md:1 names npm run bench, which does not exist',
  ])
})

test('every setting that the server reads is listed', () => {
  const code = 'const environment = z.object({\n  PORT: number(),\n  METRICS_HOST: text(),\n})'
  expect(unlistedSettings(code, '| `PORT` | 3000 |')).toEqual(['docs/settings.md does not list METRICS_HOST'])
})
