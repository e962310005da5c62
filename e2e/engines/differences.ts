/** What an engine shows or announces differently from Chromium by its own design, and why that is accepted. */
import type { Box, EngineName } from './tab.ts'

/** A layout difference of more than 2 px. */
export interface Difference {
  readonly engine: EngineName
  readonly path: string
  readonly control: string
  /** Smaller here. */
  readonly by: Box
}

interface Reason {
  readonly why: string
  readonly holds: (difference: Difference) => boolean
}

const reasons: readonly Reason[] = [
  {
    why: 'WebKit rounds the height of each line to whole pixels: elements below many lines are slightly higher',
    holds: ({ engine, by: { x, y, width, height } }) =>
      engine === 'webkit' && y < 0 && y >= -8 && [x, width, height].every((each) => Math.abs(each) <= 2),
  },
  {
    why: 'WebKitGTK positions each glyph at a whole pixel: words in a row are a few pixels wider or narrower',
    holds: ({ engine, by: { x, y, width, height } }) =>
      engine === 'webkit' && Math.abs(x) <= 7 && Math.abs(width) <= 7 && y <= 2 && y >= -8 && Math.abs(height) <= 4,
  },
  {
    why: 'For the same reason the sentence above the answers needs one more line in WebKitGTK',
    holds: ({ engine, path, control, by: { x, y, width } }) =>
      engine === 'webkit' &&
      path.startsWith('/autism-test/question/') &&
      /^button (Yes|No|Previous) /.test(control) &&
      y > 0 &&
      y <= 27 &&
      Math.abs(x) <= 2 &&
      Math.abs(width) <= 2,
  },
]

export function explain(difference: Difference): string | undefined {
  return reasons.find(({ holds }) => holds(difference))?.why
}

/** Lines that are not compared in this engine. */
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
