/** What an engine announces differently from Chromium by its own design; these lines are not compared there. */
import type { EngineName } from './tab.ts'

interface SpokenDifference {
  readonly engine: EngineName
  readonly line: RegExp
  readonly reason: string
}

const spokenDifferences: readonly SpokenDifference[] = [
  {
    engine: 'webkit',
    line: /^\(list of \d+/,
    reason:
      'a list without visible markers is a group, except in navigation: https://bugs.webkit.org/show_bug.cgi?id=170179; a list is one until its page has settled',
  },
]

export function withoutDifferences(engine: EngineName, transcript: string): string {
  const own = spokenDifferences.filter((each) => each.engine === engine)
  return transcript
    .split('\n')
    .filter((line) => !own.some((each) => each.line.test(line)))
    .join('\n')
}
