/** Who answered the questions: optional and asked afterwards. A fixed list, not a name, so no personal data is stored. */
export const answerers = ['mother', 'father', 'grandparent', 'other_family', 'someone_else'] as const
export type Answerer = (typeof answerers)[number]
