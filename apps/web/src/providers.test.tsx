import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './accounts/index.ts'
import { useTestProgress } from './screening/index.ts'

test('the two hooks report their missing provider', () => {
  const draw = (hook: () => unknown) => () => renderToString(<Uses hook={hook} />)
  expect(draw(useAuth)).toThrow('useAuth must be used within an AuthProvider')
  expect(draw(useTestProgress)).toThrow('useTestProgress must be used within a TestProgressProvider')
})

function Uses({ hook }: { hook: () => unknown }) {
  hook()
  return null
}
