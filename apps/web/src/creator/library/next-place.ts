/** Where a key leads; null for keys that lead nowhere. */
export function nextPlace(key: string, at: number, { count, columns }: { count: number; columns: number }): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined) return null
  return next >= 0 && next < count ? next : at
}
