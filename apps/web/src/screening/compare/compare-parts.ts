/** Two summaries side by side, loaded on demand with the lines of the behaviours. */
export async function loadCompare() {
  const { Compare, wordsOfCompare } = await import('./compare.tsx')
  await Promise.all(wordsOfCompare.map((group) => group.load()))
  return Compare
}
