import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('the log contains an error’s type, stack and cause, without quoted input', () => {
  const cause = new SyntaxError(`Unexpected token 'a', "asha@exampl"... is not valid JSON`)
  const line = logged((log) => log.error({ err: new Error('Mail to asha@example.org failed', { cause }) }, 'A request failed'))
  expect(line).not.toContain('asha')
  expect(line).toContain('SyntaxError')
  expect(line).toContain('log.test.ts')
})

test('a database error is logged by its code, because its message contains row values', () => {
  const error = Object.assign(new Error('Key (email)=(asha@example.org) already exists.'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(asha@example.org) already exists.',
  })
  const line = logged((log) => log.error({ err: error }))
  expect(line).not.toContain('asha')
  expect(JSON.parse(line).err).toMatchObject({ code: '23505', constraint: 'users_email_key' })
})
