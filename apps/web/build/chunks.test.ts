import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleGroup } from './chunks.ts'

test('the names of modules, and so their measured sizes, do not depend on the folder of the clone', () => {
  const name = moduleGroup.name as (id: string) => string
  expect(name(join(import.meta.dirname, '../src/app.tsx'))).toBe('_apps_web_src_app_tsx')
})
