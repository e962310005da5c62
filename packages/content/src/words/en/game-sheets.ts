/** Sheets to print, cut out and play with. */
export const gameSheets = {
  title: 'Sheets to print',
  lead: 'Play the same games on paper. Print a sheet, cut along the lines and play at a table.',
  game: 'Game',
  letters: 'Letters',
  numerals: 'Numbers',
  print: 'Print this sheet',
  sheet: 'Sheet',
  number_stacking_how: 'Build a tower on the table. Put 1 at the bottom, then 2, then 3. Start with three floors.',
  number_sorting_how: 'Match each number with its dots. You can also put the numbers in order, or sort them onto the four signs.',
  letter_sorting_how: 'Match letters. Put some of them in order. Sort vowels and consonants onto the two signs.',
  memory_how: 'Put two pairs on the table, face up, and match them. Later, turn the cards over. Match words with their pictures.',
  what_comes_next_how: 'Hang the pictures of a day in order, or lay two on a first-then board. Cover each one when it is done.',
  choose_and_ask_how: 'Put two cards on the table. When your child gives you one, give the real thing at once. A no counts too.',
  back: 'Back to the games',
} as const
