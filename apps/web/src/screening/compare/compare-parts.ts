/** Two summaries side by side, for a page that shows them now and then; the lines of the behaviours come with it. */
export async function loadCompare() {
  const { Compare, wordsOfCompare } = await import('./compare.tsx')
  await Promise.all(wordsOfCompare.map((group) => group.load()))
  return Compare
}
