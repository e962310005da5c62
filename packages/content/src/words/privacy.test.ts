import { expect, test } from 'vitest'
import { languages } from '@ankur/languages'

test('the privacy page names the buttons as the dashboard and a result do, in every language', async () => {
  for (const language of languages) {
    const { privacy } = await wordsOf(language, 'site', 'privacy')
    const { dashboard } = await wordsOf(language, 'app', 'dashboard')
    const { history } = await wordsOf(language, 'screening', 'history')
    const { results } = await wordsOf(language, 'screening', 'results')
    expect(privacy?.delete_1, language).toContain(history?.delete)
    expect(privacy?.delete_1, language).toContain(results?.other_title)
    expect(privacy?.delete_2, language).toContain(dashboard?.clear)
    expect(privacy?.delete_3, language).toContain(dashboard?.data_open)
    expect(privacy?.device_long, language).toContain(dashboard?.clear)
  }
})

async function wordsOf(
  language: string,
  folder: string,
  file: string,
): Promise<Record<string, Record<string, string> | undefined>> {
  return (await import(`./${language}/${folder}/${file}.ts`)) as Record<string, Record<string, string>>
}
