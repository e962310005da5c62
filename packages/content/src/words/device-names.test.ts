import { expect, test } from 'vitest'
import { languages } from '@ankur/languages'

test('a mail, a notice and a paper name no choice of devices: nothing on the server picks one', async () => {
  for (const language of languages) {
    const said = JSON.stringify(await import(`./${language}/app/server.ts`))
    expect(said).toContain('mails')
    expect(said.match(/\{[^{}|"]+\|[^{}"]+\}/)).toBe(null)
  }
})
