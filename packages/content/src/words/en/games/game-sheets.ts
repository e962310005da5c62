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
  number_sorting_how:
    'Match each number to the nest with that many eggs. You can also put the numbers in order, or sort them into four trays.',
  letter_sorting_how: 'Match the letters. Put some in order. Sort the vowels and consonants into the two trays.',
  memory_how: 'Put two pairs on the table, face up, and match them. Later, turn the cards over. Match words with their pictures.',
  what_comes_next_how:
    'Hang up the pictures of the day in order. Or put two on the first-then board, or three to seven on a strip. When an activity is over, move its picture to "Finished".',
  choose_and_ask_how: 'Put two cards on the table. When your child gives you one, give the real thing at once. A no counts too.',
  take_turns_how:
    'Keep these cards beside any game for two. Give "My turn" to whoever is next. Your child may show "I want to stop" at any time.',
  first_box: 'First',
  then_box: 'Then',
  done_box: 'Finished',
  size: 'Card size',
  size_small: 'Small',
  size_large: 'Large, four on a page',
  look: 'Pictures',
  look_colour: 'In colour',
  look_outline: 'Outlines to colour in',
  back: 'Back to the games',
} as const
