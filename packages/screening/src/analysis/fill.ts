/** Puts values into a sentence's `{name}` places; the sentence itself stays whole in its language. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  // Most sentences have no place, and an analysis is made of a hundred of them.
  if (!sentence.includes('{')) return sentence
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
