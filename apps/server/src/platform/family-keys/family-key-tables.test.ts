import { expect, test } from 'vitest'
import { testPlatform } from '../test-platform.ts'

// Two are sealed with the key of the installation; rows of the other two exist only beside a sealed assessment or game.
const others = ['signing_keys', 'factors', 'follow_ups', 'project_drawings']

test('a lost data key is not replaced while any table holds rows sealed with it', async () => {
  await using platform = await testPlatform({ now: '2026-03-14T09:00:00Z' })
  const tables = await platform.db.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name ~ '^sealed' order by 1`,
  )
  const [found] = await platform.db.query<{ source: string }>("select prosrc as source from pg_proc where proname = 'family_key'")

  const sealed = tables.map(({ name }) => name).filter((name) => !others.includes(name))
  expect(sealed).toContain('assessments')
  expect(sealed.filter((name) => !new RegExp(`from ${name} where user_id = family`).test(found?.source ?? ''))).toEqual([])
})
