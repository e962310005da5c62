/** The same keys with another language's sentences: a missing or a surplus key does not compile. */
export type Words<English> = { readonly [Key in keyof English]: string }

/** As `Words`, for messages that stand in groups. */
export type NestedWords<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : NestedWords<English[Key]>
}

/**
 * Puts values into a sentence's `{name}` places. The sentence stays whole in the dictionary, so that a
 * translator decides where each value stands.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
