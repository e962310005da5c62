/** Layout differences of more than 2 px between an engine and Chromium, and why they are accepted. */
import type { Box, EngineName } from './tab.ts'

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
