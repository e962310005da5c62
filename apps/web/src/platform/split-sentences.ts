/** Where each sentence of a text begins and ends, by the rules of its language. */
export function splitSentences(text: string, language: string): readonly (readonly [start: number, end: number])[] {
  const starts = 'Segmenter' in Intl ? bySegmenter(text, language) : byMarks(text)
  return starts
    .map((start, index): [number, number] => [start, starts[index + 1] ?? text.length])
    .filter(([start, end]) => text.slice(start, end).trim() !== '')
}

function bySegmenter(text: string, language: string): number[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ index }) => index)
}

/** For Firefox before 125: after a full stop, question mark or danda that white space follows. */
function byMarks(text: string): number[] {
  return [0, ...[...text.matchAll(/[.?!।॥]\s+/g)].map((mark) => mark.index + mark[0].length)]
}
