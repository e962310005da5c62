/** Our questions in one language, in the order of the items. */
export interface PlainTexts {
  readonly howToAnswer: string
  readonly items: readonly { readonly text: string; readonly examples?: readonly string[] }[]
}
