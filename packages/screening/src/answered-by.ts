/** Who answered the questions, said afterwards and only by choice. A list, not a name: nothing is kept that tells a person. */
export const answerers = ['mother', 'father', 'grandparent', 'other_family', 'someone_else'] as const
export type Answerer = (typeof answerers)[number]
