/** Words of one language that no text about a child may use, several in one line; a star stands for any ending. */
export interface RefusedWords {
  /** They frighten, judge, promise or claim what a screening cannot know. */
  readonly banned: readonly string[]
  /** A model may not introduce them: causes and other names, treatments, false comfort, chances, places. */
  readonly forbiddenWords: readonly string[]
  /** Feelings and looks, in the description of a picture. */
  readonly ofTheFace: readonly string[]
  /** A sentence with one of these is negative. */
  readonly denials: RegExp
}
