/** What is known of games for talking: for the adult. */
export const talkGames = {
  frame:
    'These games do not claim to teach communication. Two trials tested tablet games with young autistic children (54 children, 2016; 80 children, 2017). Everyday communication and the main measure did not improve more than without the games. In the second trial, three smaller measures did.',
  instead: 'They are for practice. Each round ends with one line for you: do the same with your child, away from the screen.',
} as const
