/** Replaces the `{name}` placeholders of a sentence; the sentence is translated as a whole. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  // Fast path: most sentences have no placeholder, and one analysis has about a hundred sentences.
  if (!sentence.includes('{')) return sentence
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
